/// The object numbers of pages, including link targets that are not drawn yet.
struct PageNumbers {
    /// Numbers of all pages that are drawn or that links lead to.
    private var numbers: [Int] = []
    /// The number of pages drawn.
    private(set) var count = 0

    /// Numbers of the pages that are drawn.
    var drawn: [Int] { Array(numbers.prefix(count)) }

    /// Numbers of the pages that links lead to and that are not drawn.
    var awaited: [Int] { Array(numbers.dropFirst(count)) }

    /// The next page's number.
    mutating func next(_ file: PDFFileWriter) -> Int {
        count += 1
        return number(ofPage: count, file)
    }

    /// The number of a page, counted from 1.
    mutating func number(ofPage page: Int, _ file: PDFFileWriter) -> Int {
        while numbers.count < page { numbers.append(file.allocate()) }
        return numbers[page - 1]
    }
}
