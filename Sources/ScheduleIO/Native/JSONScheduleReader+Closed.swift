import CalendarCore

extension JSONScheduleReader {
    /// Reads `closed`: the words that close a day.
    mutating func readClosedWords() throws(ReadingStopped) {
        guard try json.expect(.array, "closed") else { return }
        let start = json.position
        var (words, array) = ([String](), try json.openArray())
        while try json.nextElement(&array) {
            if let word = try readShortText("closed", "word", Closing.wordLengths) { words.append(word) }
        }
        if !(1...Closing.maximumWordCount).contains(array.count) {
            json.log.error(
                .tooMany, at: start,
                "\(array.count) words that close a day (1 to \(Closing.maximumWordCount) allowed)")
        }
        closedWords = words
    }
}
