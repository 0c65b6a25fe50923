/// A document that somebody has or needs: a licence, a course, a test.
public struct Requirement: Hashable, Sendable {
    /// Whose it is, as the source writes the name.
    public internal(set) var person: String
    /// The kind of document: `CPR`.
    public internal(set) var document: String
    /// How long it is valid.
    public var validity: Validity
    /// True if the person must have it.
    public var isRequired: Bool
    /// Its identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When it was last changed; nil if its source does not say.
    public var modified: Instant?
    /// The place of the document in the user's file.
    public var location: SourceLocation?

    /// How long a document is valid.
    public enum Validity: Hashable, Sendable {
        /// The person does not have it.
        case missing
        /// It is valid up to this day.
        case until(CivilDate)
        /// It does not expire.
        case unlimited

        /// The last day on which it is valid; nil for one that is missing, or does not expire.
        public var lastDay: CivilDate? { if case .until(let date) = self { date } else { nil } }
    }

    /// A document of a person.
    public init(
        person: String, document: String, validity: Validity, isRequired: Bool = true,
        identity: RecordIdentity? = nil, modified: Instant? = nil, location: SourceLocation? = nil
    ) {
        (self.person, self.document, self.validity, self.isRequired) = (person, document, validity, isRequired)
        (self.identity, self.modified, self.location) = (identity, modified, location)
    }

    /// The day on which it expires; nil for one that is missing, or does not expire.
    public var expires: CivilDate? { validity.lastDay }

    /// The most documents of a schedule.
    public static let maximumCount = 20_000

    /// How many characters (Unicode scalars) the name of a document can have.
    public static let documentLengths = 1...60
}

extension Requirement {
    package static let fields = RecordFields<Requirement>(
        "document", subject: ["person", "kind"],
        blank: { _ in Requirement(person: "", document: "", validity: .missing) },
        [
            .person("person", .stamped, \.person, Person.nameLengths).column("person"),
            .short("kind", .stamped, \.document, "a kind", documentLengths).column(
                "document",
                [
                    "document", "documenttype", "documentkind", "kind", "requirement", "certificate", "certification",
                    "cert", "certs", "certtype", "certname", "certificatetype", "certificatename", "certificationtype",
                    "certificationname", "credential", "credentialtype", "license", "licence", "licensetype",
                    "dokument",
                    "qualifikation", "bescheinigung", "attestation", "certificacion", "certificacao", "certificazione",
                    "attestato", "certificaat", "certyfikat", "dokumentnamn", "certifikat", "intyg", "nachweis",
                    "zertifikat", "documento", "certificado", "certificat",
                    "certificato",
                ]),
            .flag("required", .stamped, \.isRequired, isNeeded: false).column(
                "required",
                [
                    "required", "mandatory", "needed", "isrequired", "erforderlich", "pflicht", "requerido",
                    "obligatorio", "requis", "obligatoire", "obbligatorio", "verplicht",
                ]),
            .expiry("expires", .stamped, \.validity).column(
                "valid until",
                [
                    "expires", "expiry", "expirydate", "expiration", "expirationdate", "expireson", "validuntil",
                    "exp", "expdate", "expirydt", "expiresat", "validthru", "validthrough", "ablauf", "ablaufam",
                    "fechadevencimiento", "vencimiento", "fechacaducidad", "validade", "datadevalidade", "validoate",
                    "datadiscadenza", "validofinoal", "dateexpiration", "datedexpiration", "findevalidite",
                    "vervaldatum", "geldigtot", "waznedo", "waznydo", "datawaznosci", "giltigttill", "giltigtill",
                    "utgar", "validto", "gultigbis", "ablaufdatum", "lauftab", "caduca", "caducidad", "vence",
                    "validohasta",
                    "expire", "expirele", "valablejusquau", "scade", "scadenza", "verlooptop",
                ]),
        ]
    )
    .located(at: \.location)
}

extension Requirement {
    /// That of which a person has one: the same document, however its name and the person's are written.
    struct Slot: Hashable {
        let person: [String]
        let document: String
    }

    var subject: Slot { Slot(person: person.lowercasedWords, document: document.lowercased()) }
}

extension Requirement: PeopleRecord {
    static var kind: RecordKind.Name { .documents }
    static let words: Phrase = "'{kind}' of '{person}'"
    static let plural = "documents of people"
    var owner: String? { person }

    /// Of two versions of a record, the newer stays; of two of a kind, that which is valid longer.
    static func contest(oneSource records: [Requirement], _ tombstones: [Tombstone]) -> MergeContest<Requirement> {
        var contest = MergeContest(records)
        guard !records.isEmpty else { return contest }
        contest.bury(tombstones)
        contest.keepOne(a: { $0.identity }, beats: { $0.isNewer(than: $1) }, reason: { _, _ in .olderVersion })
        contest.keepOne(
            a: { $0.subject }, beats: { $0.renews($1) }, reason: { $0.says(asMuchAs: $1) ? .identical : .older })
        return contest
    }

    /// Of two of a kind, the later source's stays.
    func replaces(_ earlier: Requirement) -> Bool { true }

    /// Returns true if this document takes the place of another: it was changed later, or it is valid longer.
    fileprivate func renews(_ other: Requirement) -> Bool {
        if modified != other.modified { return isNewer(than: other) }
        return validity.end > other.validity.end
    }

    /// Returns true if both say the same.
    func says(asMuchAs other: Requirement) -> Bool {
        validity == other.validity && isRequired == other.isRequired
    }
}

extension Requirement.Validity {
    /// The word in files: a date, ``FieldForm/never`` or ``FieldForm/missing``.
    var word: String {
        switch self {
        case .missing: FieldForm.missing
        case .until(let date): date.description
        case .unlimited: FieldForm.never
        }
    }

    /// Returns nil for anything but ``word``.
    init?(word: String) {
        switch word {
        case FieldForm.missing: self = .missing
        case FieldForm.never: self = .unlimited
        default:
            guard let date = CivilDate(inSchedule: word) else { return nil }
            self = .until(date)
        }
    }

    /// The last day, for comparison.
    fileprivate var end: Int {
        switch self {
        case .missing: .min
        case .until(let date): date.epochDay.rawValue
        case .unlimited: .max
        }
    }
}
