/// The header words for the parts of a person's name.
extension HeaderWords {
    /// The words for a first name. Some of them are also a name in general: "Nombre".
    static let firstName: Set<PlainName> = [
        "firstname", "first", "forename", "givenname", "givennames", "vorname", "vornamen", "rufname", "prenom",
        "prenoms", "nombre", "nombres", "nome", "voornaam", "imie", "fornamn", "fornavn", "etunimi", "jmeno", "meno",
        "keresztnev", "utonev", "prenume", "ime", "ad", "isim", "имя", "имяотчество", "імя", "ονομα", "名", "이름",
    ]

    /// The words for a last name. Beside a first name, a general word is one, too: "Name" and "Vorname".
    static let lastName: Set<PlainName> = [
        "lastname", "last", "surname", "familyname", "nachname", "familienname", "zuname", "nomdefamille", "apellido",
        "apellidos", "primerapellido", "cognome", "achternaam", "nazwisko", "efternamn", "etternavn", "efternavn",
        "sukunimi", "prijmeni", "priezvisko", "vezeteknev", "csaladnev", "numedefamilie", "prezime", "priimek",
        "sobrenome", "apelido", "soyad", "soyadi", "фамилия", "прізвище", "επωνυμο", "姓", "성",
    ]

    /// Returns the columns of first and last names among headers; nil unless there are both.
    static func nameParts(_ names: [PlainName]) -> (first: Int, last: Int)? {
        let last = names.firstIndex(where: lastName.contains)
        guard let first = names.indices.first(where: { firstName.contains(names[$0]) && $0 != last }) else {
            return nil
        }
        let general = names.indices.first { $0 != first && person.contains(names[$0]) && !firstName.contains(names[$0]) }
        return (last ?? general).map { (first, $0) }
    }
}
