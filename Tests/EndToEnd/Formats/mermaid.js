// Prints how many nodes and edges Mermaid's own parser finds in the flow chart on standard input: node mermaid.js PARSER.
const parse = require(process.argv[2]);

parse(require("fs").readFileSync(0, "utf8")).then(
  (text) => {
    const { graph_type: type, graph_data: chart } = JSON.parse(text);
    console.log(JSON.stringify({ type, nodes: Object.keys(chart.vertices ?? {}).length, edges: (chart.edges ?? []).length }));
  },
  (error) => {
    console.error(String(error));
    process.exitCode = 1;
  },
);
