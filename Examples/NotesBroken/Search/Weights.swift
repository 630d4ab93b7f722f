//! file-not-parsed
// Eleven brackets in each other take a parser exponential time.
let weights: [[[[[[[[[[[Int]]]]]]]]]]] = []
