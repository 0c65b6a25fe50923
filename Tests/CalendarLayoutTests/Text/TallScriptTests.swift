import Testing

@testable import CalendarLayout

@Suite struct TallScriptTests {
    @Test(arguments: ["مناوب", "वर्ष", "ผ่าตัด", "手術", "한글", "かな", "A 手", "ﷲ", "ဆေး", "ខ្មែរ"])
    func `letters taller than Latin ones need more leading`(_ text: String) {
        #expect(TallScript.occurs(in: text))
    }

    @Test(arguments: ["", "P.G.K.A.", "Szőllősdal", "Ấn Độ", "Ὀδυσσεύς", "Жук", "שרה", "½ – “…” →", "D ½ ⅓"])
    func `others do not`(_ text: String) {
        #expect(!TallScript.occurs(in: text))
    }
}
