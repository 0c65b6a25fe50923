/// The header words for the parts of a person's name.
extension HeaderWords {
    static let firstName: Set<PlainName> = [
        "firstname", "forename", "givenname", "givennames", "vorname", "vornamen", "rufname", "prenom", "prenoms",
        "primeironome", "voornaam", "imie", "fornamn", "fornavn", "etunimi", "keresztnev", "utonev", "prenume", "имя",
        "имяотчество", "імя", "ονομα", "名", "이름",
    ]

    /// The words for a last name. Beside a first name, a word for names in general is one, too: "Name" and "Vorname".
    static let lastName: Set<PlainName> = [
        "lastname", "surname", "familyname", "nachname", "familienname", "zuname", "nomdefamille", "apellido",
        "apellidos", "primerapellido", "cognome", "achternaam", "nazwisko", "efternamn", "etternavn", "efternavn",
        "sukunimi", "prijmeni", "priezvisko", "vezeteknev", "csaladnev", "numedefamilie", "prezime", "priimek",
        "sobrenome", "apelido", "soyad", "soyadi", "фамилия", "прізвище", "επωνυμο", "姓", "성",
    ]

    /// The words for a first name beside a last one, which alone are names in general: "Nombre" and "Apellidos".
    private static let firstBesideLast: Set<PlainName> = [
        "first", "nombre", "nombres", "nome", "jmeno", "meno", "ime", "ad", "isim", "name",
    ]
    private static let lastBesideFirst: Set<PlainName> = ["last", "second", "name", "nom", "naam", "namn", "navn"]

    /// Returns the columns of first and last names among headers; nil unless there are both.
    static func nameParts(_ names: [PlainName]) -> (first: Int, last: Int)? {
        let (surname, forename) = (
            names.firstIndex(where: lastName.contains), names.firstIndex(where: firstName.contains)
        )
        if let first = forename {
            return (surname ?? names.firstIndex(where: lastBesideFirst.contains)).map { (first, $0) }
        }
        if let last = surname { return names.firstIndex(where: firstBesideLast.contains).map { ($0, last) } }
        guard let first = names.firstIndex(of: "first"), let last = names.firstIndex(of: "last") else { return nil }
        return (first, last)
    }
}
