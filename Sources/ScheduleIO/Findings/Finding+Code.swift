import CalendarCore

extension Finding {
    /// The kinds of findings; the raw value is the word in output for programs. They stay the same across versions.
    ///
    /// Docs/Findings.md lists them.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        // MARK: The file as a whole

        /// The file has no content.
        case emptyFile = "empty-file"
        /// A byte that is not valid UTF-8.
        case notUTF8 = "not-utf8"
        /// UTF-16 text.
        case utf16
        /// A byte that is not a character of the encoding.
        case wrongEncoding = "wrong-encoding"
        /// The encoding is known only from the content, which can mislead.
        case guessedEncoding = "guessed-encoding"
        /// No reader recognizes the content.
        case unknownFormat = "unknown-format"
        /// Another format than expected, such as JSON that is not `provider-schedule`.
        case wrongFormat = "wrong-format"
        /// A version of the format that this library does not support.
        case unsupportedVersion = "unsupported-version"
        /// Further findings are not listed.
        case tooManyErrors = "too-many-errors"

        // MARK: Syntax (RFC 8259)

        /// The text does not follow the format's grammar here.
        case syntax
        /// The file ends inside a value.
        case unexpectedEnd = "unexpected-end"
        /// A text or a quoted cell without its closing quotation mark.
        case unclosedText = "unclosed-text"
        /// A value in another form than the format's, read as the only thing that it can mean.
        case unusualForm = "unusual-form"
        /// Text after the end of the document.
        case trailingText = "trailing-text"
        /// Arrays and objects are nested too deeply.
        case tooDeep = "too-deep"

        // MARK: Tables (RFC 4180)

        /// No row with column names.
        case noHeader = "no-header"
        /// A column with an unknown name, or text in a column without one.
        case unknownColumn = "unknown-column"
        /// Two columns with the same name.
        case repeatedColumn = "repeated-column"
        /// No column for the date or the month.
        case missingColumn = "missing-column"
        /// Columns that exclude each other.
        case conflictingColumns = "conflicting-columns"
        /// A row with more cells than columns.
        case tooManyCells = "too-many-cells"
        /// Text between a closing quotation mark and the next separator.
        case textAfterQuote = "text-after-quote"
        /// A quotation mark inside a cell, read as it was most likely meant.
        case doubtfulQuote = "doubtful-quote"

        /// A date that could be two days, or of two years, and nothing decides which.
        case ambiguousDate = "ambiguous-date"
        /// A table that could be read in two ways.
        case ambiguousTable = "ambiguous-table"
        /// A column or a row that is recognized and not read: weekdays, totals, a footer.
        case leftOut = "left-out"
        /// A cell that is no part of the schedule as it was understood.
        case unknownCell = "unknown-cell"
        /// A struck-out text, a comment or a background of a workbook's cell, which no calendar prints.
        case unprintedSign = "unprinted-sign"
        /// A row of a roster that is taken for the heading of a group of people.
        case groupHeading = "group-heading"
        /// Texts of the same line and day, which are joined.
        case joinedTexts = "joined-texts"

        // MARK: Fields and their values

        /// A field with an unknown name.
        case unknownField = "unknown-field"
        /// Two fields of an object have the same name.
        case repeatedField = "repeated-field"
        /// A record lacks a required field.
        case missingField = "missing-field"
        /// Fields that exclude or contradict each other.
        case conflictingFields = "conflicting-fields"
        /// A value of the wrong type.
        case wrongType = "wrong-type"
        /// A text in a field that takes one of a few words.
        case unknownWord = "unknown-word"
        /// A code in a cell of a table that its legend does not have.
        case unexplainedCode = "unexplained-code"
        /// An option about the names in tables that matches nothing in them.
        case unmatchedOption = "unmatched-option"
        /// Two people whose names look like those of one.
        case similarNames = "similar-names"
        /// A value that an option does not accept.
        case invalidOption = "invalid-option"
        /// More lines, texts, records or columns than allowed.
        case tooMany = "too-many"
        /// A control character that is neither a tab nor a line break.
        case controlCharacter = "control-character"
        /// Half of a UTF-16 surrogate pair (`\uD800`).
        case loneSurrogate = "lone-surrogate"
        /// A character that would change the writing direction; removed.
        case directionControl = "direction-control"
        /// A text or label that is too long.
        case textTooLong = "text-too-long"
        /// A text that cannot be the key of a line.
        case invalidName = "invalid-name"
        /// Not a date, or one outside the years 1900 to 2199.
        case invalidDate = "invalid-date"
        /// Not a month, or one outside the years 1900 to 2199.
        case invalidMonth = "invalid-month"
        /// Not a date with a time (ISO 8601).
        case invalidDateTime = "invalid-date-time"
        /// A time zone that the system's database does not have.
        case invalidTimeZone = "invalid-time-zone"
        /// An event that ends before it begins.
        case endBeforeStart = "end-before-start"
        /// A date or an instant that can be assigned to a day only by a guess.
        case doubtfulDate = "doubtful-date"
        /// A known field that is not used.
        case ignoredField = "ignored-field"
        /// The key of a line that the schedule does not declare.
        case undeclaredLine = "undeclared-line"
        /// Two lines with the same key.
        case repeatedLine = "repeated-line"
        /// A name that could be two people.
        case ambiguousName = "ambiguous-name"
        /// An event without a text; it is not printed, or printed as `(no title)`.
        case blankEvent = "blank-event"
        /// A file that has something, but nothing that a calendar prints.
        case nothingPrinted = "nothing-printed"

        // MARK: Characters

        /// A character that no face has.
        case missingCharacter = "missing-character"
        /// Pictographs that no face has; they are not printed.
        case omittedPictograph = "omitted-pictograph"
        /// A character for private use, which no archive can have.
        case privateCharacter = "private-character"
        /// A word that is wider than its cell at every size; it is broken.
        case brokenWord = "broken-word"

        // MARK: Manifests of a batch

        /// Two items with the same id or the same file.
        case repeatedItem = "repeated-item"

        // MARK: Calendars (RFC 5545)

        /// The library that reads this format is not installed.
        case libraryMissing = "library-missing"
        /// This host cannot run the program that reads the format: it has no process, memory or room for files.
        case hostFailure = "host-failure"
        /// A known component that is not printed.
        case ignoredComponent = "ignored-component"
        /// Times in UTC, and nothing that says on whose clock they are.
        case missingTimeZone = "missing-time-zone"
        /// Times of several time zones, all put on one clock.
        case severalTimeZones = "several-time-zones"
        /// A time zone identified only by a guess.
        case doubtfulTimeZone = "doubtful-time-zone"
        /// A recurrence rule that is not followed as written.
        case invalidRule = "invalid-rule"
        /// An exception of a series that excludes or changes none of its events.
        case unmatchedException = "unmatched-exception"
        /// A label for all events of a source that is not a calendar.
        case unexpectedLabel = "unexpected-label"

        // MARK: Answers of a server (CloudKit)

        /// A request, a record zone or a record that the server could not return.
        case serverError = "server-error"
        /// A page whose successor is missing.
        case incompleteExport = "incomplete-export"
        /// A record whose own id differs from its name.
        case doubtfulIdentity = "doubtful-identity"
        /// Records of a type that is not printed.
        case ignoredRecord = "ignored-record"

        // MARK: Checklists

        /// A template does not match its hash.
        case brokenSeal = "broken-seal"
        /// Progress with a template that no source has.
        case missingTemplate = "missing-template"
        /// Progress with an item that its template lacks.
        case missingItem = "missing-item"
        /// A stored count that the items contradict.
        case wrongCount = "wrong-count"

        // MARK: Records that lost when merged

        /// Two records of the same date.
        case repeatedDate = "repeated-date"
        /// Two records of the same month's notes.
        case repeatedMonth = "repeated-month"
        /// Two versions of the same record.
        case repeatedRecord = "repeated-record"
        /// The same event twice.
        case repeatedEvent = "repeated-event"
        /// A record that its source has deleted.
        case deletedRecord = "deleted-record"
        /// A text that a later source replaced.
        case overriddenText = "overridden-text"

        // MARK: Rules

        /// Nobody is on a line that needs somebody.
        case gap
        /// Fewer people than needed are on a line.
        case tooFew = "too-few"
        /// More people than allowed are on a line.
        case tooManyPeople = "too-many-people"
        /// A text names somebody who is not known.
        case unknownPerson = "unknown-person"
        /// A need asks for a skill that nobody has.
        case unknownSkill = "unknown-skill"
        /// Somebody is on a line without a document that it asks for.
        case missingDocument = "missing-document"
        /// Somebody is on a line after a document that it asks for has expired.
        case expiredDocument = "expired-document"
        /// Somebody is on two lines at once.
        case twoLines = "two-lines"
        /// Somebody is off and at work.
        case offAndWorking = "off-and-working"
        /// Somebody has more nights in a row than allowed.
        case tooManyNights = "too-many-nights"
        /// Somebody works too soon after a night.
        case noRest = "no-rest"
        /// Somebody has fewer hours between two shifts than allowed.
        case shortRest = "short-rest"
        /// Somebody works more days in a row than allowed.
        case tooLongRun = "too-long-run"
        /// Somebody has more days in a week than allowed.
        case tooManyInWeek = "too-many-in-week"
        /// Somebody has more days in a month than allowed.
        case tooManyInMonth = "too-many-in-month"
        /// Somebody works on more weekends of a month than allowed.
        case tooManyWeekends = "too-many-weekends"
        /// A text has more than names, so it is not certain that a line has the people it needs.
        case unclear

        // MARK: On paper

        /// A part of an event that pages leave out.
        case notPrinted = "not-printed"
    }
}

extension Finding.Code {
    /// The code of a kind of rule finding: that with the same word.
    public init(_ kind: RuleFinding.Kind) { self = Finding.Code(rawValue: kind.rawValue) ?? .unclear }
}
