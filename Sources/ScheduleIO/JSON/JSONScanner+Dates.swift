import CalendarCore

extension JSONScanner {
    /// Reads a date (`YYYY-MM-DD`) of the years that a schedule can hold. Logs anything else.
    mutating func readDate(_ field: String) throws(ReadingStopped) -> Located<CivilDate>? {
        try read(field, .invalidDate, ScheduleDate.date)
    }

    /// Reads a month (`YYYY-MM`) of the years that a schedule can hold. Logs anything else.
    mutating func readMonth(_ field: String) throws(ReadingStopped) -> Located<YearMonth>? {
        try read(field, .invalidMonth, ScheduleDate.month)
    }

    private mutating func read<Value>(
        _ field: String, _ code: Finding.Code, _ parse: (UnsafeBufferPointer<UInt8>) -> Result<Value, DateProblem>
    ) throws(ReadingStopped) -> Located<Value>? {
        guard let string = try readString(field) else { return nil }
        switch withBytes(of: string, parse) {
        case .success(let value): return Located(value: value, position: string.start)
        case .failure(let problem):
            let text = spelling(of: string)
            log.error(code, at: string.start, problem.message(for: text))
            return nil
        }
    }
}
