let a = /class Foo { ["] \//
let b = #/ class Bar { / " /#
let c = ##/ /# { /##
let d = #/
  class Multi { "
  /#
let e = x / y / z
let f = (/a{/, /b}/)
let g = [/"/, /[)"]/]
func h() { return /{/ }
let i = try? /{ x/
let j = !/{/.isEmpty
let k = a ? /{/ : /}/
let l = foo(/, +, /)
let m = x / y
struct Between {}
let n = x/y/z
let o = 1 /// comment {
let p = 1 /* comment { /* nested " */ } */ + 2
infix operator /^/
prefix operator /
func /(a: A, b: B) -> Int { 1 }
func /^/ (a: A, b: B) -> Int { 1 }
postfix func /^(a: A) -> Int { 1 }
let q = arr.map(/) ; struct AfterOperator {}
if let r = /["]{/.match { struct Matched {} }
let s: Regex = /(a)\)/
case1: do { _ = /x{/ }
class Last {}
postfix operator ***
actor AfterOperator {}
