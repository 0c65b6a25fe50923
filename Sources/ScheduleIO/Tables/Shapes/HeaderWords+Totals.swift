/// The header words for totals and counts.
extension HeaderWords {
    /// The words for totals, in some thirty languages.
    private static let totals: Set<PlainName> = [
        "total", "totals", "grandtotal", "subtotal", "sum", "sums", "summe", "summen", "gesamt", "gesamtsumme",
        "insgesamt", "zwischensumme", "totale", "totali", "totaux", "somme", "soustotal", "suma", "totales",
        "subtotale", "somma", "∑", "σ", "totaal", "som", "subtotaal", "soma", "totais", "summa", "totalt", "sammanlagt",
        "ialt", "samlet", "samtals", "yhteensa", "summat", "kokku", "kopa", "kopsumma", "isviso", "razem", "celkem",
        "spolu", "soucet", "sucet", "osszesen", "osszeg", "ukupno", "svega", "skupaj", "вкупно", "укупно", "общо",
        "итого", "всего", "сумма", "разом", "усього", "сума", "συνολο", "αθροισμα", "toplam", "geneltoplam",
        "סהכ", "סךהכל", "المجموع", "مجموع", "جمع", "合計", "总计", "合计", "總計", "小計", "小计", "合計数", "합계",
        "총계", "jumlah", "tong", "tongcong", "รวม", "कुल", "योग",
    ]

    /// Returns true if a cell begins a row of totals: "Total", "Summe:".
    static func isTotal(_ cell: String) -> Bool {
        totals.contains(PlainName(String(cell.prefix { $0 != ":" })))
    }

    private static let counts: Set<PlainName> = [
        "count", "counts", "headcount", "staffcount", "anzahl", "aantal", "antal", "effectif", "cantidad", "liczba",
    ]

    /// Returns true if a head is that of a column of totals or of counts of heads.
    static func isTotalColumn(_ head: String) -> Bool { isTotal(head) || counts.contains(PlainName(head)) }
}

extension Table {
    /// Returns true if a cell begins a row of totals. Most first cells are dates, which bytes tell.
    func isTotal(_ row: Int, _ column: Int) -> Bool {
        let mayBeWord = withBytes(row, column) { bytes in bytes.first.map { !$0.isDigit } ?? false }
        return mayBeWord && HeaderWords.isTotal(spelling(row, column))
    }
}
