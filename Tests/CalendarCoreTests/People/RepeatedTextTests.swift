import CalendarCore
import Testing

/// Names in texts that several days repeat.
@Suite struct RepeatedTextTests {
    private func names(_ texts: [String]) -> [String] {
        let days = texts.enumerated().map { index, text in
            DayRecord(date: CivilDate(EpochDay(20_000 + index))!, texts: [LineText(key: "os", text: text)])
        }
        return People(of: Schedule(days: days)).all.map(\.name)
    }

    @Test func `a text that comes again names nobody else`() {
        let texts = ["Averbeck, Corvane", "K Kovář", "Belacqua (B ½)", "P. Núñolver", "CLOSED", "see the notes"]
        let once = names(texts)
        #expect(once.contains("Averbeck") && once.contains("Corvane"))
        #expect(names(texts + texts + texts) == once)
    }

    @Test func `a name is the spelling that is the easiest to read, whenever it comes`() {
        #expect(names(["KOVÁŘ", "KOVÁŘ", "Kovář", "KOVÁŘ"]) == ["Kovář"])
        #expect(names(["KOVÁŘ", "KOVÁŘ", "KOVÁŘ, AVERBECK", "KOVÁŘ, AVERBECK"]) == ["AVERBECK", "KOVÁŘ"])
    }
}
