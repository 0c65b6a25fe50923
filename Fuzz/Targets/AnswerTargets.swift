@testable import Fetching
@testable import ScheduleIO

extension FuzzTarget {
    /// Answers of CloudKit. Each record must be one again when it is read from what is kept of it.
    static let cloudKitAnswer = FuzzTarget("cloudkit-answer") {
        { input in
            guard let answer = try? CloudKitAnswer(input) else { return }
            for record in answer.records + answer.parts.flatMap(\.records) {
                let again = try? CloudKitAnswer(Array("{\"records\": [\(record.text)]}".utf8))
                require(again?.records.map(\.name) == [record.name], "a record that is kept and not read again")
            }
        }
    }

    /// Answers of CalDAV servers.
    static let calDAVAnswer = FuzzTarget("caldav-answer") {
        { input in _ = XMLDocument.root(of: input) }
    }
}
