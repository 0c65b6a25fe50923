import CalendarCore

/// A CloudKit record as a page writes it.
struct CloudKitRecord {
    /// The place of its opening brace.
    let start: TextPosition
    var name: Located<String>?
    var type: Located<String>?
    /// The server's mark of its version.
    var changeTag: String?
    /// The record zone that the record itself names.
    var zone: String?
    /// The name of the record above it in the hierarchy.
    var parent: String?
    var isDeleted = false
    var created: Instant?
    var modified: Instant?
    var failure = ServerFailure()
    var fields = Fields()

    /// The fields of the original app's records, and of the training app's.
    struct Fields {
        var date: Located<Instant>?
        /// True if there is a date or a month, even if it cannot be read.
        var isDated = false
        var id: Located<String>?
        var month: Located<Int>?
        var year: Located<Int>?
        /// The lines with their texts, numbered from 0 like the default lines.
        var lines: [(number: Int, text: Located<String>)] = []
        /// The lines, from 0, whose text is too long for a record and is in a separate file.
        var assets: [Located<Int>] = []
        /// The fields of the training app, as they are written.
        var training: [TrainingRecord.Field: Located<TrainingRecord.Value>] = [:]

        enum Field: Equatable {
            case date, id, month, year
            /// The line with this index.
            case line(Int)
            /// The file with the text of the line with this index.
            case asset(Int)
            case training(TrainingRecord.Field)
        }

        static let table = FieldTable<Field>(
            [("CD_date", .date), ("CD_id", .id), ("CD_month", .month), ("CD_year", .year)]
                + (0..<4).map { ("CD_line\($0 + 1)", .line($0)) }
                + (0..<4).map { ("CD_line\($0 + 1)_ckAsset", .asset($0)) }
                + TrainingRecord.Field.allCases.map { ($0.rawValue, .training($0)) })
    }

    enum Field: String, CaseIterable {
        case recordName, recordType, recordChangeTag, fields, created, modified, deleted, zoneID, zone, parent,
            serverErrorCode, reason
    }

    static let table = FieldTable<Field>()

    /// The record's name in messages.
    var messageName: String { name.map { "record '\($0.value.abridged)'" } ?? "record without a name" }
}

/// The reason the server could not return a request's answer, a record zone or a record.
struct ServerFailure {
    var code: Located<String>?
    var reason: Located<String>?

    /// Returns `record 'A' is missing: TRY_AGAIN_LATER (throttled)`; nil if nothing failed.
    func finding(_ log: FindingLog, _ severity: Finding.Severity, _ message: String) -> Finding? {
        guard let code else { return nil }
        let reason = reason.map { " (\($0.value.abridged))" } ?? ""
        return Finding(
            severity, .serverError, "\(message): \(code.value.abridged)\(reason)",
            hint: ServerFailure.passing.contains(code.value) ? "fetch it again" : nil, at: log.location(code.position))
    }

    /// Failures that a retry may avoid.
    private static let passing = ["TRY_AGAIN_LATER", "THROTTLED", "INTERNAL_ERROR"]
}
