import CalendarCore

/// Reads cards of people (vCard 3.0 and 4.0; RFC 2426, 6350): their names and the phones at which they are called.
///
/// A file of cards is a source of people without days. Of several phones the preferred one counts, else the first
/// mobile one, else the first.
struct VCardReader {
    private var lines: ContentLineScanner
    private var log: FindingLog
    private var cards: [Card] = []
    /// The card that is being read.
    private var card: Card?
    private var furtherPhones: (count: Int, position: TextPosition)?

    private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
        (lines, log) = (ContentLineScanner(Array(bytes)), FindingLog(file: file))
    }
}

extension VCardReader: ScheduleFormatReader {
    /// Returns true if the first line that is not blank begins a card.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = head.trimmingStart.prefix(12)
        return start.prefix(11).isWord("BEGIN:VCARD".utf8)
            && start.dropFirst(11).first.map { $0 <= 0x20 } ?? true
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = VCardReader(bytes, file: file)
        // The log has the reason if reading stops.
        do throws(ReadingStopped) { try reader.readCards() } catch {}
        let people = reader.people()
        if let further = reader.furtherPhones {
            reader.log.note(
                .notPrinted, at: further.position,
                "people have further phones, which are not printed (\(further.count) in this file)")
        }
        return ReadResult(merging: RecordCollection(people: people), log: reader.log)
    }

    private mutating func readCards() throws(ReadingStopped) {
        while let line = lines.next() {
            let value = line.value.uppercased()
            switch (line.cardProperty, card) {
            case ("BEGIN", _) where value == "VCARD":
                if let open = card { log.error(.unexpectedEnd, at: open.position, "a card without END:VCARD") }
                card = Card(position: line.position)
            case ("END", let done?) where value == "VCARD":
                cards.append(done)
                card = nil
            case (_, .some): try read(line)
            case (_, nil): log.warning(.syntax, at: line.position, "'\(line.name.abridged)' is in no card")
            }
        }
        if let open = card { log.error(.unexpectedEnd, at: open.position, "a card without END:VCARD") }
    }

    private mutating func read(_ line: ContentLine) throws(ReadingStopped) {
        switch line.cardProperty {
        case "FN":
            let name = try text(line, line.text, Person.nameLengths)
            if card?.name == nil { card?.name = name }
        case "N":
            let parts = line.parts
            let family = try text(line, parts[0], Person.nameLengths)
            let given = try text(line, parts.dropFirst().first ?? "", Person.nameLengths)
            card?.family = family
            card?.given = given
        case "NICKNAME":
            for name in line.texts {
                if let name = try text(line, name, Person.nameLengths) { card?.nicknames.append(name) }
            }
        case "TEL": try readPhone(line)
        default: break
        }
    }

    private mutating func readPhone(_ line: ContentLine) throws(ReadingStopped) {
        let isAddress = line.text.lowercased().hasPrefix("tel:")
        let number = isAddress ? line.text.dropFirst(4).prefix { $0 != ";" } : line.text[...]
        guard let number = try text(line, String(number), Person.phoneLengths) else { return }
        card?.phones.append(Phone(number: number, rank: line.phoneRank))
        guard let count = card?.phones.count, count > 1 else { return }
        furtherPhones = ((furtherPhones?.count ?? 0) + 1, furtherPhones?.position ?? line.position)
    }

    /// Returns a text as one printable line; nil for a blank one, and for one that is too long, which is an error.
    private mutating func text(
        _ line: ContentLine, _ written: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> String? {
        guard !line.cardParameters.contains("QUOTED-PRINTABLE") else {
            throw log.stop(
                .wrongFormat, at: line.position, hint: "export it as version 3.0 or 4.0",
                "a card of version 2.1, whose texts are quoted-printable, is not read")
        }
        let text = log.printable(written, at: line.valuePosition)
        guard text.unicodeScalars.count <= lengths.upperBound else {
            log.error(
                .textTooLong, at: line.valuePosition,
                "'\(text.abridged)' is too long; at most \(lengths.upperBound) characters")
            return nil
        }
        return text.isEmpty ? nil : text
    }

    // MARK: People

    /// The people of the cards. A family name or a nickname that nobody else has is one of the person's names, too.
    private mutating func people() -> [Person] {
        if cards.count > Person.maximumCount {
            log.error(
                .tooMany, at: cards[0].position, "\(cards.count) people (at most \(Person.maximumCount) allowed)")
        }
        let named = cards.compactMap { card in fullName(of: card).map { (card: card, name: $0) } }
        var names = NameIndex([])
        for (index, (card, name)) in named.enumerated() {
            if names.person(calledExactly: name) != nil {
                log.error(.ambiguousName, at: card.position, "'\(name.abridged)' has two cards")
            }
            names.add([name], of: index)
        }
        let keys = named.map { Set($0.card.otherNames.map(NameWords.key)) }
        let counts = keys.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return named.map { card, name in
            let spellings = card.otherNames.filter {
                counts[NameWords.key(of: $0)] == 1 && names.person(calledExactly: $0) == nil
            }
            return Person(name: name, spellings: spellings, phone: card.phone)
        }
    }

    /// Returns nil for a card without a name, which is left out.
    private mutating func fullName(of card: Card) -> String? {
        if let name = card.fullName, name.hasWords { return name }
        log.warning(.missingField, at: card.position, "a card without a name is left out")
        return nil
    }
}

/// A person's card.
private struct Card {
    let position: TextPosition
    var name: String?
    var family: String?
    var given: String?
    var nicknames: [String] = []
    var phones: [Phone] = []

    var fullName: String? {
        let parts = [given, family].compactMap(\.self).joined(separator: " ")
        return name ?? (parts.isEmpty ? nil : parts)
    }

    /// The family name and nicknames, each once.
    var otherNames: [String] {
        var keys: Set<String> = []
        return ([family].compactMap(\.self) + nicknames).filter {
            $0.hasWords && keys.insert(NameWords.key(of: $0)).inserted
        }
    }

    /// The first of those with the least rank.
    var phone: String? {
        phones.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?.element.number
    }
}

private struct Phone {
    let number: String
    /// 0 for the preferred one, 1 for a mobile one, 2 for any other.
    let rank: Int
}

extension ContentLine {
    /// The name in upper case, without the group before it: `TEL` of `item1.TEL`.
    fileprivate var cardProperty: String { String(name.split(separator: ".").last ?? "") }

    /// The words of the parameters in upper case: `TYPE`, `CELL`, `PREF`.
    fileprivate var cardParameters: [Substring] {
        guard nameEnd < valueIndex else { return [] }
        return String(decoding: bytes[nameEnd..<valueIndex], as: UTF8.self).uppercased().split { ";=,:\"".contains($0) }
    }

    /// The parts of a value with semicolons between them (RFC 6350, 6.2.2).
    fileprivate var parts: [String] {
        var (parts, isEscaped) = ([""], false)
        for character in value {
            if isEscaped { parts[parts.count - 1].append(character) }
            if !isEscaped, character == ";" { parts.append("") }
            if !isEscaped, character != ";", character != "\\" { parts[parts.count - 1].append(character) }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts
    }

    fileprivate var phoneRank: Int {
        let words = cardParameters
        if words.contains("PREF") { return 0 }
        return words.contains { ["CELL", "IPHONE", "MOBILE"].contains($0) } ? 1 : 2
    }
}
