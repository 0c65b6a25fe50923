extension Finding {
    /// The kinds of findings, stable over versions.
    public enum Code: String, Hashable, Sendable {
        // MARK: The file as a whole

        /// There is nothing in it.
        case emptyFile
        /// A byte that is no UTF-8.
        case notUTF8
        /// UTF-16, by its byte order mark.
        case utf16
        /// No reader recognises the content.
        case unknownFormat
        /// JSON of another format than `provider-schedule`.
        case wrongFormat
        /// A version of the format that this library does not know.
        case unsupportedVersion
        /// There are more findings than are listed.
        case tooManyErrors

        // MARK: Syntax (RFC 8259)

        /// No JSON at this place.
        case syntax
        /// The file ends inside a value.
        case unexpectedEnd
        /// A text or quoted cell without its closing quotation mark.
        case unclosedText
        /// Something after the end of the document.
        case trailingText
        /// Arrays and objects nested too deeply.
        case tooDeep

        // MARK: Tables (RFC 4180)

        /// No row of column names.
        case noHeader
        /// A column whose name means nothing here, or that has none.
        case unknownColumn
        /// Two columns of one name.
        case repeatedColumn
        /// No column of dates or months.
        case missingColumn
        /// Columns that exclude each other.
        case conflictingColumns
        /// A row with more cells than columns.
        case tooManyCells
        /// Text between a closing quotation mark and the next separator.
        case textAfterQuote
        /// A quotation mark inside a cell, read as it was most likely meant.
        case doubtfulQuote

        // MARK: Fields and their values

        /// A field whose name means nothing here.
        case unknownField
        /// Two fields of one name in an object.
        case repeatedField
        /// A record without what it cannot do without.
        case missingField
        /// Fields that exclude each other, or do not go together.
        case conflictingFields
        /// A value of another type than the field's.
        case wrongType
        /// A value that an option does not take.
        case invalidOption
        /// More lines, texts, records or columns than are possible.
        case tooMany
        /// A character that is neither printed nor a space.
        case controlCharacter
        /// Half of a UTF-16 surrogate pair (`\uD800`).
        case loneSurrogate
        /// A character that would turn the direction of writing; removed.
        case directionControl
        /// A text or a label longer than it may be.
        case textTooLong
        /// A key that cannot be a line's.
        case invalidName
        /// No date, or none from 1900 to 2199.
        case invalidDate
        /// No month, or none from 1900 to 2199.
        case invalidMonth
        /// No date with a time (ISO 8601).
        case invalidDateTime
        /// No time zone of the system's database.
        case invalidTimeZone
        /// An event that ends before it begins.
        case endBeforeStart
        /// An instant that is a day only by a guess.
        case doubtfulDate
        /// A field that is known and not used.
        case ignoredField
        /// The key of a line that the schedule does not have.
        case undeclaredLine
        /// Two lines of one key.
        case repeatedLine
        /// An event without a text; not printed.
        case blankEvent

        // MARK: Manifests of a batch

        /// Two items of one id, or of one file.
        case repeatedItem

        // MARK: Calendars (RFC 5545)

        /// The library that reads this format is not installed.
        case libraryMissing
        /// A component that is known and not printed.
        case ignoredComponent
        /// A time zone that is one only by a guess.
        case doubtfulTimeZone
        /// A rule of an event that recurs, which is followed otherwise than it is written.
        case invalidRule
        /// A source that cannot stand on one line as a whole.
        case unexpectedLabel

        // MARK: Answers of a server (CloudKit)

        /// A request, a zone or a record that the server could not serve.
        case serverError
        /// A page after which others follow that are not there.
        case incompleteExport
        /// A record whose own id is not the name that it is kept under.
        case doubtfulIdentity
        /// Records of a type that is not printed.
        case ignoredRecord

        // MARK: Records that lost when merged

        /// Two records of one date.
        case repeatedDate
        /// Two records of one month's notes.
        case repeatedMonth
        /// Two versions of one record.
        case repeatedRecord
        /// The same event twice.
        case repeatedEvent
        /// A record that its source has deleted.
        case deletedRecord
        /// A text that a later source replaced.
        case overriddenText
    }
}
