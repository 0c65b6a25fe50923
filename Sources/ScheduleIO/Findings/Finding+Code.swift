extension Finding {
    /// The kinds of findings. They stay the same across versions.
    public enum Code: String, Hashable, Sendable {
        // MARK: The file as a whole

        /// The file has no content.
        case emptyFile
        /// A byte that is not valid UTF-8.
        case notUTF8
        /// UTF-16 text.
        case utf16
        /// A byte that is no character of the encoding.
        case wrongEncoding
        /// The encoding is told by the content alone, which can be wrong.
        case guessedEncoding
        /// No reader recognizes the content.
        case unknownFormat
        /// Another format than expected, such as JSON that is not `provider-schedule`.
        case wrongFormat
        /// A version of the format that this library does not support.
        case unsupportedVersion
        /// Further findings are not listed.
        case tooManyErrors

        // MARK: Syntax (RFC 8259)

        /// The text does not follow the format's grammar here.
        case syntax
        /// The file ends inside a value.
        case unexpectedEnd
        /// A text or a quoted cell without its closing quotation mark.
        case unclosedText
        /// Text after the end of the document.
        case trailingText
        /// Arrays and objects are nested too deeply.
        case tooDeep

        // MARK: Tables (RFC 4180)

        /// No row with column names.
        case noHeader
        /// A column with an unknown name, or text in a column without one.
        case unknownColumn
        /// Two columns with the same name.
        case repeatedColumn
        /// No column for the date or the month.
        case missingColumn
        /// Columns that exclude each other.
        case conflictingColumns
        /// A row with more cells than columns.
        case tooManyCells
        /// Text between a closing quotation mark and the next separator.
        case textAfterQuote
        /// A quotation mark inside a cell, read as it was most likely meant.
        case doubtfulQuote

        /// A date that could be two days, or of two years, and nothing decides.
        case ambiguousDate
        /// A table that could be read in two ways.
        case ambiguousTable
        /// A column or a row that is recognized and not read: weekdays, totals, a footer.
        case leftOut
        /// Texts of the same line and day, which are joined.
        case joinedTexts

        // MARK: Fields and their values

        /// A field with an unknown name.
        case unknownField
        /// Two fields of an object have the same name.
        case repeatedField
        /// A record lacks a required field.
        case missingField
        /// Fields that exclude or contradict each other.
        case conflictingFields
        /// A value of the wrong type.
        case wrongType
        /// A text in a field that takes one of a few words.
        case unknownWord
        /// A value that an option does not accept.
        case invalidOption
        /// More lines, texts, records or columns than allowed.
        case tooMany
        /// A control character that is neither a tab nor a line break.
        case controlCharacter
        /// Half of a UTF-16 surrogate pair (`\uD800`).
        case loneSurrogate
        /// A character that would change the writing direction; removed.
        case directionControl
        /// A text or label that is too long.
        case textTooLong
        /// A text that cannot be the key of a line.
        case invalidName
        /// Not a date, or one outside the years 1900 to 2199.
        case invalidDate
        /// Not a month, or one outside the years 1900 to 2199.
        case invalidMonth
        /// Not a date with a time (ISO 8601).
        case invalidDateTime
        /// A time zone that the system's database does not have.
        case invalidTimeZone
        /// An event that ends before it begins.
        case endBeforeStart
        /// A date or an instant that can be assigned to a day only by a guess.
        case doubtfulDate
        /// A known field that is not used.
        case ignoredField
        /// The key of a line that the schedule does not declare.
        case undeclaredLine
        /// Two lines with the same key.
        case repeatedLine
        /// A name that could be two people.
        case ambiguousName
        /// An event without a text; it is not printed, or printed as `(no title)`.
        case blankEvent

        // MARK: Characters

        /// A character that no face has.
        case missingCharacter
        /// Pictographs that no face has; they are not printed.
        case omittedPictograph
        /// A character for private use, which no archive can have.
        case privateCharacter
        /// A word that is wider than its cell at every size; it is broken.
        case brokenWord

        // MARK: Manifests of a batch

        /// Two items with the same id or the same file.
        case repeatedItem

        // MARK: Calendars (RFC 5545)

        /// The library that reads this format is not installed.
        case libraryMissing
        /// A known component that is not printed.
        case ignoredComponent
        /// A time zone identified only by a guess.
        case doubtfulTimeZone
        /// A recurrence rule that is not followed as written.
        case invalidRule
        /// A label for all events of a source that is not a calendar.
        case unexpectedLabel

        // MARK: Answers of a server (CloudKit)

        /// A request, a record zone or a record that the server could not return.
        case serverError
        /// A page whose successor is missing.
        case incompleteExport
        /// A record whose own id differs from its name.
        case doubtfulIdentity
        /// Records of a type that is not printed.
        case ignoredRecord

        // MARK: Records that lost when merged

        /// Two records of the same date.
        case repeatedDate
        /// Two records of the same month's notes.
        case repeatedMonth
        /// Two versions of the same record.
        case repeatedRecord
        /// The same event twice.
        case repeatedEvent
        /// A record that its source has deleted.
        case deletedRecord
        /// A text that a later source replaced.
        case overriddenText

        // MARK: Rules

        /// Nobody is on a line that needs somebody.
        case gap
        /// Fewer people than needed are on a line.
        case tooFew = "too-few"
        /// A text names somebody who is not known.
        case unknownPerson = "unknown-person"
        /// Somebody is on two lines at once.
        case twoLines = "two-lines"
        /// Somebody is off and at work.
        case offAndWorking = "off-and-working"
        /// Somebody has more nights in a row than allowed.
        case tooManyNights = "too-many-nights"
        /// Somebody works too soon after a night.
        case noRest = "no-rest"
        /// Somebody has more days in a week than allowed.
        case tooManyInWeek = "too-many-in-week"
        /// Somebody has more days in a month than allowed.
        case tooManyInMonth = "too-many-in-month"
        /// A text has more than names, so that nobody can tell whether a line has the people that it needs.
        case unclear

        // MARK: On paper

        /// Something of an event that pages leave out.
        case notPrinted
    }
}
