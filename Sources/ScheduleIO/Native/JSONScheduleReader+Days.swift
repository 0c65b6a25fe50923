import CalendarCore

extension FieldTable {
    private static let fixedDayFields = RecordStamp.fields + ["date"]
    private static let aliases = ["line1", "line2", "line3", "line4"]

    /// Returns the fields of a day with the default lines, which have aliases.
    static func days() -> FieldTable {
        let keys = ScheduleLine.defaults.map(\.key)
        return FieldTable(fixedDayFields + keys + aliases, rivals: Array(zip(keys, aliases)))
    }

    /// Returns the fields of a day with the lines that the file declares.
    static func days(declaring lines: [ScheduleLine]) -> FieldTable {
        let rivals = Array(zip(ScheduleLine.defaults.map(\.key), aliases))
        return FieldTable(fixedDayFields + lines.map(\.key), rivals: rivals)
    }

    /// Returns the number of the line, from 0, of a day's field; nil if the field is not a line.
    fileprivate static func line(ofDayField index: Int, count: Int) -> Int? {
        index < fixedDayFields.count ? nil : (index - fixedDayFields.count) % count
    }
}

extension JSONScheduleReader {
    /// Reads one record of `days`.
    mutating func readDay() throws(ReadingStopped) {
        var (stamp, date) = (RecordStamp(), Located<CivilDate>?.none)
        var texts = DayTexts()
        var object = try json.openObject()
        while let index = try json.nextField(&object, in: dayFields) {
            if let line = FieldTable.line(ofDayField: index, count: lines.count) {
                guard let text = try readLineText(dayFields.names[index]) else { continue }
                let location = json.log.location(text.position)
                texts.insert(LineText(key: lines[line].key, text: text.value, location: location), line: line)
            } else if index < RecordStamp.fields.count {
                try readStamp(index, &stamp)
            } else {
                date = try json.readDate("date")
            }
        }
        finishDay(object, date, texts, stamp)
    }

    private mutating func finishDay(
        _ object: JSONObject, _ date: Located<CivilDate>?, _ texts: DayTexts, _ stamp: RecordStamp
    ) {
        guard let date else {
            json.require(["date"], of: object, in: dayFields, "record")
            return
        }
        days.append(
            DayRecord(
                date: date.value, texts: texts.inOrder, identity: stamp.identity, modified: stamp.modified,
                location: json.log.location(date.position)))
    }
}
