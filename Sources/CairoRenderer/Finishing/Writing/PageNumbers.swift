/// The object numbers of pages; a link may know a page before it is drawn.
struct PageNumbers {
    /// Of all pages that are drawn or that links lead to.
    private(set) var numbers: [Int] = []
    /// The pages that are drawn.
    private(set) var count = 0

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
