/// The resources of pages: pages with the same fonts share an object.
struct PageResources {
    private var recent: [(fonts: [Int], number: Int)] = []

    /// The number of the object with these fonts; writes it unless a recent page has the same.
    mutating func number(for fonts: [(name: String, number: Int)], _ file: PDFFileWriter) throws -> Int {
        let key = fonts.map(\.number)
        if let same = recent.first(where: { $0.fonts == key }) { return same.number }
        let number = file.allocate()
        try file.write(number) { bytes in
            bytes.append("<</Font<<" as StaticString)
            for font in fonts { bytes.append("/\(font.name) \(font.number) 0 R") }
            bytes.append(">>>>" as StaticString)
        }
        if recent.count == 8 { recent.removeFirst() }
        recent.append((key, number))
        return number
    }
}
