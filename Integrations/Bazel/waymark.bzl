"""Finds the routes of iOS code, one action for each target.

An aspect extracts the facts of each library below a target. They are merged once, at the top:

    load("//tools/waymark:waymark.bzl", "waymark_check_test")

    waymark_check_test(
        name = "routes",
        deps = [":App"],
    )
"""

WaymarkFactsInfo = provider(
    doc = "The facts of a target and of all targets below it.",
    fields = {
        "facts": "A depset of files: one file of facts for each target that has sources.",
        "sources": "A depset of files: the sources that the facts were extracted from.",
    },
)

_DOCUMENTS = ["storyboard", "xib"]

# The last ones are not parsed. Routes that they might register are unknown.
_SOURCES = _DOCUMENTS + ["swift", "h", "m", "mm", "pch"] + [
    "M",
    "def",
    "hh",
    "hpp",
    "hxx",
    "inc",
    "inl",
    "ipp",
]

# The attributes of rules_swift, rules_apple and objc_library that lead to other parts of an app.
_DEPENDENCIES = [
    "app_clips",
    "data",
    "deps",
    "extensions",
    "frameworks",
    "implementation_deps",
    "private_deps",
    "resources",
    "test_host",
    "watch_application",
]

# The attributes of these rules that hold files, with the extensions that count there.
_FILES = {
    "srcs": _SOURCES,
    "non_arc_srcs": _SOURCES,
    "hdrs": _SOURCES,
    "textual_hdrs": _SOURCES,
    "pch": _SOURCES,
    "data": _DOCUMENTS,
    "launch_storyboard": _DOCUMENTS,
    "resources": _DOCUMENTS,
    "storyboards": _DOCUMENTS,
    "xibs": _DOCUMENTS,
}

# The files of these rules belong to the targets that name the rule. They compile nothing.
_FILE_RULES = ["filegroup", "genrule"]

# How many files one merge takes at most: command lines are not endless.
_GROUP = 500

# What the aspect and the rules share.
_SETTINGS = {
    "_program": attr.label(
        default = ":program",
        executable = True,
        allow_files = True,
        cfg = "exec",
    ),
    "_config": attr.label(default = ":config", allow_files = True),
}

def _config(ctx):
    """The arguments that name the configuration, if there is one."""
    return ["--config=" + file.path for file in ctx.files._config]

def _targets(rule, name):
    """The targets in an attribute of a rule, whatever the type of the attribute."""
    value = getattr(rule.attr, name, None)
    if type(value) == "Target":
        return [value]
    if type(value) == "dict":
        value = value.keys()
    if type(value) != "list":
        return []
    return [target for target in value if type(target) == "Target"]

def _files(rule):
    """The sources of a rule. Files of a target that has facts of its own are not among them."""
    return depset([
        file
        for name, extensions in _FILES.items()
        for target in _targets(rule, name)
        if WaymarkFactsInfo not in target
        for file in target[DefaultInfo].files.to_list()
        if file.extension in extensions
    ]).to_list()

def _extract(ctx, name, files, deps):
    """Returns the facts of files and of dependencies. One action reads the files, if any."""
    own = []
    if files:
        facts = ctx.actions.declare_file(name)
        own = [facts]
        args = ctx.actions.args()
        args.add("extract")
        args.add_all(_config(ctx))
        args.add_all(files)
        args.add("--output", facts)
        ctx.actions.run(
            executable = ctx.executable._program,
            arguments = [args],
            inputs = files + ctx.files._config,
            outputs = [facts],
            mnemonic = "WaymarkExtract",
            progress_message = "Extracting routes of %s" % ctx.label,
        )
    return WaymarkFactsInfo(
        facts = depset(own, transitive = [dep.facts for dep in deps]),
        sources = depset(files, transitive = [dep.sources for dep in deps]),
    )

def _merge(ctx, name, facts):
    """Returns one file with all facts."""
    merged = ctx.actions.declare_file(name)
    args = ctx.actions.args()
    args.add("merge")
    args.add_all(facts)
    args.add("--output", merged)
    ctx.actions.run(
        executable = ctx.executable._program,
        arguments = [args],
        inputs = facts,
        outputs = [merged],
        mnemonic = "WaymarkMerge",
        progress_message = "Merging routes of %s" % ctx.label,
    )
    return merged

def _merge_all(ctx, name, info):
    """Returns one file with the facts of all targets, merged in groups if there are very many.

    A target that is built for several architectures has facts for each. One of them counts.
    """
    facts = {file.owner: file for file in info.facts.to_list()}.values()
    groups = [facts[start:start + _GROUP] for start in range(0, len(facts), _GROUP)]
    if len(groups) > 1:
        facts = [_merge(ctx, "%s.%d" % (name, number), each) for number, each in enumerate(groups)]
    return _merge(ctx, name, facts)

def _aspect_impl(target, ctx):
    if WaymarkFactsInfo in target or ctx.rule.kind in _FILE_RULES:
        return []
    deps = [
        dep[WaymarkFactsInfo]
        for name in _DEPENDENCIES
        for dep in _targets(ctx.rule, name)
        if WaymarkFactsInfo in dep
    ]
    info = _extract(ctx, ctx.label.name + ".waymark.facts", _files(ctx.rule), deps)
    return [info, OutputGroupInfo(waymark_facts = info.facts)]

waymark_aspect = aspect(
    _aspect_impl,
    doc = "Extracts the facts of a target, in one action, and of the targets that it depends on.",
    attr_aspects = _DEPENDENCIES,
    attrs = _SETTINGS,
)

def _facts_impl(ctx):
    deps = [dep[WaymarkFactsInfo] for dep in ctx.attr.deps]
    info = _extract(ctx, ctx.label.name + ".waymark.facts", ctx.files.srcs, deps)
    return [
        DefaultInfo(files = depset([_merge_all(ctx, ctx.label.name + ".facts", info)])),
        info,
    ]

waymark_facts = rule(
    _facts_impl,
    doc = "Writes `NAME.facts`, the facts of the sources and of everything below the dependencies.",
    attrs = dict(
        _SETTINGS,
        srcs = attr.label_list(
            allow_files = ["." + extension for extension in _SOURCES],
            doc = "Swift, Objective-C, storyboards and xibs.",
        ),
        deps = attr.label_list(
            aspects = [waymark_aspect],
            doc = "Libraries, applications and other `waymark_facts`.",
        ),
    ),
)

# Keeps the exit code for the test. From 2 on, nothing could be judged, and the action fails.
_CHECK = """\
report=$1 status=$2
shift 2
code=0
"$@" >"$report" 2>&1 || code=$?
echo "$code" >"$status"
[ "$code" -le 1 ] || { cat "$report" >&2; exit "$code"; }
"""

_TEST = """\
#!/bin/sh
cat '{report}'
exit "$(cat '{status}')"
"""

def _check_impl(ctx):
    name = ctx.label.name
    deps = [dep[WaymarkFactsInfo] for dep in ctx.attr.deps]
    info = _extract(ctx, name, [], deps)
    facts = _merge_all(ctx, name + ".facts", info)
    report = ctx.actions.declare_file(name + ".report")
    status = ctx.actions.declare_file(name + ".status")
    reports = {form: ctx.actions.declare_file("%s.%s" % (name, form)) for form in ctx.attr.formats}

    args = ctx.actions.args()
    args.add_all([report, status, ctx.executable._program])
    args.add("check")
    args.add_all("--facts", [facts])
    args.add_all(_config(ctx))
    args.add_all(ctx.files.baseline, before_each = "--baseline")
    args.add("--format=lines")
    for form, file in reports.items():
        args.add(file, format = "--format=%s=%%s" % form)
    args.add_all(ctx.attr.options)
    ctx.actions.run_shell(
        command = _CHECK,
        arguments = [args],
        inputs = depset(
            [facts] + ctx.files._config + ctx.files.baseline,
            transitive = [info.sources],
        ),
        outputs = [report, status] + reports.values(),
        tools = [ctx.attr._program[DefaultInfo].files_to_run],
        mnemonic = "WaymarkCheck",
        progress_message = "Checking routes of %s" % ctx.label,
    )

    test = ctx.actions.declare_file(name + ".sh")
    content = _TEST.format(report = report.short_path, status = status.short_path)
    ctx.actions.write(test, content, is_executable = True)
    return [
        DefaultInfo(
            executable = test,
            files = depset([report] + reports.values()),
            runfiles = ctx.runfiles([report, status]),
        ),
        info,
        OutputGroupInfo(waymark_facts = depset([facts])),
    ]

waymark_check_test = rule(
    _check_impl,
    doc = "A test that fails if `waymark check` reports a finding. A build writes the report.",
    attrs = dict(
        _SETTINGS,
        deps = attr.label_list(
            aspects = [waymark_aspect],
            mandatory = True,
            doc = "The application, or all of its parts.",
        ),
        baseline = attr.label(
            allow_single_file = True,
            doc = "The accepted findings, as `waymark baseline write` writes them.",
        ),
        formats = attr.string_list(
            doc = "Further formats, such as `sarif`: each is written to `NAME.FORMAT`.",
        ),
        options = attr.string_list(doc = "Further options of `waymark check`, such as `--strict`."),
    ),
    test = True,
)
