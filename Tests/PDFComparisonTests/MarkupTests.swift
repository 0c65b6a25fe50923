import GoldenSupport
import Testing

@testable import PDFComparison

@Suite struct MarkupTests {
    @Test func `an element tells its attributes, its text and its link`() {
        let element = MarkupElement(
            "<text top=\"110.5\" left=\"-3\" font=\"0\"><a href=\"x.html#3\"><b>&lt;A &amp;amp; B&gt;</b></a></text>")
        #expect(element.number("top") == 110.5 && element.number("left") == -3 && element.number("width") == 0)
        #expect(element["font"] == "0" && element["none"] == nil)
        #expect(element.text == "<A &amp; B>")
        #expect(element.link == "x.html#3")
    }

    @Test func `a word may begin with a mark`() {
        let element = MarkupElement("<word xMin=\"1\" yMax=\"4.5\">\u{64D}\u{647}</word>")
        #expect(element.text == "\u{64D}\u{647}" && element.number("xMin") == 1 && element.number("yMax") == 4.5)
    }

    @Test(arguments: [
        (4.2, "4.2"), (-0.5, "-0.5"), (12, "12"), (0.004, "0"), (-0.004, "0"), (1.999, "2"), (.nan, "0"), (1e300, "0"),
    ])
    func `decimals are short`(number: Double, text: String) {
        #expect(number.shortDecimal() == text)
    }

    @Test func `a picture ends where its bytes end`() {
        var bytes = (Array("P5\n2 1\n255\n".utf8) + [1, 2] + Array("P5\n9 9\n255\n".utf8))[...]
        #expect(NetpbmImage(takenFrom: &bytes, magic: "P5").map { Array($0.samples) } == [1, 2])
        #expect(NetpbmImage(takenFrom: &bytes, magic: "P5") == nil)
        #expect(NetpbmImage(takenFrom: &bytes, magic: "P6") == nil)
    }
}
