let a = "class Foo {} \" // no comment"
let b = "\(make { struct InString {} ; return "\(nested { class Deeper {} }) }" })"
let c = """
  class NotThere {}
  \(value) \("inner \(x + "}")")
  "" " \""" \
  \(run {
    enum InMultiline { case a }
  })
  """
let d = #"class Raw { \(no) " "# + ##"a "# \#(no) \##(f { struct InRaw {} })"##
let e = #"""
  \(no) """ "
  \#(g { protocol InRawMultiline {} })
  """#
let f = #"""#
let g = ##""" "##
let h = "\\"
let i = "\u{1F600} é"
struct AfterStrings {}
let j = "\(a)\(b)" + "" + "x"
let k = """
""" + """
  \(
    "line"
  )
  """
let l = "\(d["key"] ?? "none", format: "%(")"
let m = "// \(/* ) */ n) /*"
class Last {}
let n = "\( /a)b/ )"
enum VeryLast {}
