/// The object numbers of pages; a link may know a page before it is drawn.
struct PageNumbers {
    /// Of all pages that are drawn or that links lead to.
    private var numbers: [Int] = []
    /// How many pages are drawn.
    private(set) var count = 0

    /// Those of the pages that are drawn.
    var drawn: [Int] { Array(numbers.prefix(count)) }

    /// Those of the pages that links lead to and that are not drawn.
    var awaited: [Int] { Array(numbers.dropFirst(count)) }

    /// The next page's.
    mutating func next(_ file: PDFFileWriter) -> Int {
        count += 1
        return number(ofPage: count, file)
    }

    /// - Parameter page: from 1.
    mutating func number(ofPage page: Int, _ file: PDFFileWriter) -> Int {
        while numbers.count < page { numbers.append(file.allocate()) }
        return numbers[page - 1]
    }
}
