/// The new number of each of Cairo's objects that is kept.
struct ObjectNumbers {
    private var numbers: [Int32] = []
    private var isWritten: [Bool] = []

    /// The new number of one of Cairo's objects.
    mutating func number(_ object: Int, _ file: PDFFileWriter) -> Int {
        reserve(object)
        if numbers[object] == 0 { numbers[object] = Int32(file.allocate()) }
        return Int(numbers[object])
    }

    /// The new number of an object that is written now. Throws ``PDFWritingError`` if it was written before.
    mutating func write(_ object: Int, _ file: PDFFileWriter) throws(PDFWritingError) -> Int {
        let number = number(object, file)
        guard !isWritten[object] else { throw PDFWritingError("object \(object) occurs twice") }
        isWritten[object] = true
        return number
    }

    /// One of Cairo's objects that is referred to and missing; nil if there is none.
    var unwritten: Int? { numbers.indices.first { numbers[$0] != 0 && !isWritten[$0] } }

    private mutating func reserve(_ object: Int) {
        let missing = object + 1 - numbers.count
        guard missing > 0 else { return }
        numbers.append(contentsOf: repeatElement(0, count: missing))
        isWritten.append(contentsOf: repeatElement(false, count: missing))
    }
}
