struct Größe: Ähnlich {}
class 😀: 👍<🎉> { enum 変数 { case 一 } }
/* 😀 */ struct AfterEmoji {}  ; extension 名前.型 {}
let ê = "😀" ; class `raw name`: `other raw`.Foo {}
struct é {} /* ü */ ; typealias À = É & 日本
postfix operator •
let x = 3•
struct Operated {}
let y = a ≠ b
actor Café {}
struct X   : Y {}
