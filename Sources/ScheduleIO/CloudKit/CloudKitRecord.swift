import CalendarCore

/// A record as a page writes it.
struct CloudKitRecord {
    /// Where it begins.
    let start: TextPosition
    var name: Located<String>?
    var type: Located<String>?
    /// The zone that the record names itself.
    var zone: String?
    var isDeleted = false
    var created: Instant?
    var modified: Instant?
    var failure = ServerFailure()
    var fields = Fields()

    /// What the original app's records say.
    struct Fields {
        var date: Located<Instant>?
        /// There is a date or a month, perhaps one that cannot be read.
        var isDated = false
        var id: Located<String>?
        var month: Located<Int>?
        var year: Located<Int>?
        /// By the number of the line, from 0.
        var lines: [(number: Int, text: Located<String>)] = []
        /// The numbers of lines whose text is too long for a record, and stands in a file of its own.
        var assets: [Located<Int>] = []

        static let table = FieldTable(
            ["CD_date", "CD_id", "CD_month", "CD_year", "CD_line1", "CD_line2", "CD_line3", "CD_line4"]
                + (1...4).map { "CD_line\($0)_ckAsset" })
    }

    static let table = FieldTable([
        "recordName", "recordType", "fields", "created", "modified", "deleted", "zoneID", "zone", "serverErrorCode",
        "reason",
    ])

    /// The word for it in messages.
    var word: String { name.map { "record '\($0.value.abridged)'" } ?? "record without a name" }
}
