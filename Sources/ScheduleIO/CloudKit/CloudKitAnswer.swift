import CalendarCore

/// An answer of CloudKit Web Services as a fetch needs it: each record as the server wrote it, and the marks that lead
/// to the next request.
package struct CloudKitAnswer: Sendable {
    /// The zone of a part.
    package var zone: CloudKitZone?
    package var records: [Record] = []
    /// The parts of the answer, one for each zone or shared record.
    package var parts: [CloudKitAnswer] = []
    /// The mark of the page that follows; nil on the last page of a query.
    package var marker: String?
    /// The mark of the newest change.
    package var syncToken: String?
    /// True if there are changes after ``syncToken``.
    package var isMoreComing = false
    /// The reason why the server gives no answer.
    package var failure: Failure?
    /// The state of an invitation to the user: `ACCEPTED`, or another one.
    package var participantStatus: String?

    /// A record.
    package struct Record: Sendable {
        package let name: String
        package let changeTag: String?
        package let modified: Instant?
        package let isDeleted: Bool
        /// JSON, as the server wrote it.
        package let text: String

        package init(name: String, changeTag: String?, modified: Instant?, isDeleted: Bool, text: String) {
            (self.name, self.changeTag, self.modified) = (name, changeTag, modified)
            (self.isDeleted, self.text) = (isDeleted, text)
        }
    }

    /// True if the server left out a record.
    package var isIncomplete = false

    /// A failure of the server.
    package struct Failure: Hashable, Sendable {
        /// As in `ZONE_NOT_FOUND`.
        package let code: String
        package var reason: String?
        /// How long the server asks to wait, in seconds.
        package var retryAfter: Int?
        /// The address at which the user signs in.
        package var redirectURL: String?
    }

    package init() {}

    /// Reads an answer. Throws ``Unreadable`` if it is no object of JSON.
    package init(_ bytes: [UInt8]) throws(Unreadable) {
        let answer = bytes.withUnsafeBufferPointer { bytes -> Result<CloudKitAnswer, Unreadable> in
            var reader = CloudKitReader(bytes, file: "")
            do throws(ReadingStopped) {
                return .success(try reader.readAnswer())
            } catch {
                let reason = reader.json.log.sorted.first { $0.severity == .error }
                return .failure(Unreadable(reason: reason?.message ?? ""))
            }
        }
        self = try answer.get()
    }

    /// The reason why bytes are no answer.
    package struct Unreadable: Error {
        package let reason: String
    }
}

extension CloudKitReader {
    private enum AnswerField: String, CaseIterable {
        case zoneID, zone, records, zones, results, continuationMarker, syncToken, moreComing, serverErrorCode, reason
        case retryAfter, redirectURL, participantStatus
    }

    private static let answerFields = FieldTable<AnswerField>()

    fileprivate mutating func readAnswer() throws(ReadingStopped) -> CloudKitAnswer {
        guard try json.peek() == UInt8(ascii: "{") else { throw json.unexpected(expected: "an object") }
        let answer = try readAnswerPart()
        try json.expectEnd()
        return answer
    }

    private mutating func readAnswerPart() throws(ReadingStopped) -> CloudKitAnswer {
        var (answer, code, failure) = (CloudKitAnswer(), String?.none, CloudKitAnswer.Failure(code: ""))
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: CloudKitReader.answerFields, unknown: .skipped) {
            switch field {
            case .zoneID, .zone: answer.zone = try readZone()
            case .records: try readAnswerRecords(into: &answer)
            case .zones, .results: answer.parts += try readAnswerParts()
            case .continuationMarker: answer.marker = try readWord(field.rawValue)?.value
            case .syncToken: answer.syncToken = try readWord(field.rawValue)?.value
            case .moreComing: answer.isMoreComing = try readFlag(field.rawValue)
            case .serverErrorCode: code = try readWord(field.rawValue)?.value
            case .reason: failure.reason = try readWord(field.rawValue)?.value
            case .retryAfter: failure.retryAfter = try readInteger(field.rawValue)?.value
            case .redirectURL: failure.redirectURL = try readWord(field.rawValue)?.value
            case .participantStatus: answer.participantStatus = try readWord(field.rawValue)?.value
            }
        }
        answer.failure = code.map {
            CloudKitAnswer.Failure(
                code: $0, reason: failure.reason, retryAfter: failure.retryAfter, redirectURL: failure.redirectURL)
        }
        return answer
    }

    private mutating func readAnswerParts() throws(ReadingStopped) -> [CloudKitAnswer] {
        guard try json.peekKind() == .array else {
            try json.skipValue()
            return []
        }
        var (parts, array) = ([CloudKitAnswer](), try json.openArray())
        while try json.nextElement(&array) {
            if try json.expect(.object, "a part", quoted: false) { parts.append(try readAnswerPart()) }
        }
        return parts
    }

    private mutating func readAnswerRecords(into answer: inout CloudKitAnswer) throws(ReadingStopped) {
        guard try json.peekKind() == .array else { return try json.skipValue() }
        var array = try json.openArray()
        while try json.nextElement(&array) {
            guard try json.expect(.object, "a record", quoted: false) else { continue }
            let start = json.offset
            let record = try readRecord()
            guard record.failure.code == nil, let name = record.name?.value else {
                answer.isIncomplete = true
                continue
            }
            answer.records.append(
                CloudKitAnswer.Record(
                    name: name, changeTag: record.changeTag, modified: record.modified ?? record.created,
                    isDeleted: record.isDeleted, text: String(decoding: json.bytes[start..<json.offset], as: UTF8.self))
            )
        }
    }
}
