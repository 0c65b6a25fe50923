import Glibc
import Programs

/// xlsx2csv, which reads workbooks in a separate process: a workbook that crashes it does not crash this process.
enum SheetConverter {
    /// The reason a workbook could not be converted.
    enum Failure: Error {
        /// The program is not installed.
        case missing
        /// It found fault with the workbook, or with the system.
        case failed(String)
        /// It took more time, memory or space than it may.
        case tooLarge
    }

    private static let limits = ProgramLimits(seconds: 60, memory: 2 << 30, output: SourceFile.maximumSize)

    /// Converts all sheets, including hidden ones.
    static func convert(_ bytes: UnsafeBufferPointer<UInt8>, as kind: WorkbookKind) throws(Failure) -> Workbook {
        let result: Result<Workbook, Failure>
        do throws(ProgramFailure) {
            let file = try UnnamedFile(Array(bytes))
            let isOpen = kind == .openDocument
            var facts = isOpen ? WorkbookFacts() : try facts(of: file)
            let program = Program(isOpen ? OpenDocument.words : words, environment: environment, limits: limits)
            let output = try program.run(input: file)
            if isOpen { facts.hidden = OpenDocument.hidden(output) }
            result = workbook(output, facts)
        } catch {
            throw error.reason == .notFound ? .missing : .failed(error.description)
        }
        return try result.get()
    }

    /// The options: every cell in quotation marks; dates and times in one form; numbers as short as they can be.
    private static let words = [
        "xlsx2csv", "--all", "--sheetdelimiter", "x07", "--quoting", "all", "--dateformat", "%Y-%m-%d %H:%M:%S",
        "--timeformat", "%H:%M:%S", "--floatformat", "%.10g", "/dev/stdin",
    ]

    private static func workbook(_ output: ProgramOutput, _ facts: WorkbookFacts) -> Result<Workbook, Failure> {
        guard output.status != 0 || facts.isMistaken else { return .success(Workbook(output.stdout, facts)) }
        // 128 plus a signal: out of time (SIGXCPU, SIGKILL) or space (SIGXFSZ).
        if output.status > 128 || output.errorText.contains("MemoryError") { return .failure(.tooLarge) }
        guard !facts.isMistaken else { return .failure(.failed("it mistakes how the workbook counts days")) }
        let lines = output.errorText.split(separator: "\n")
        return .failure(.failed(String(lines.last ?? "it ended with status \(output.status)")))
    }

    /// The environment: the same everywhere, except for the path of programs.
    private static var environment: [String] {
        let path = getenv("PATH").map { "PATH=\(String(cString: $0))" }
        return [path, "LC_ALL=C.UTF-8", "PYTHONIOENCODING=utf-8", "PYTHONNOUSERSITE=1", "PYTHONDONTWRITEBYTECODE=1"]
            .compactMap(\.self)
    }
}

extension SheetConverter {
    /// Reads facts that the converter does not tell: those of the list of sheets, and formulas without a result. Python
    /// is installed with the converter. No facts if it fails.
    private static func facts(of file: UnnamedFile) throws(ProgramFailure) -> WorkbookFacts {
        let words = ["python3", "-I", "-c", script]
        let output = try Program(words, environment: environment, limits: limits).run(input: file)
        var facts = WorkbookFacts()
        guard output.status == 0 else { return facts }
        let lines =
            output.errorText.isEmpty ? String(decoding: output.stdout, as: UTF8.self).split(separator: "\n") : []
        facts.is1904 = lines.contains("1904")
        facts.isMistaken = lines.contains("mistaken")
        facts.hidden = lines.filter { $0 == "hidden" || $0 == "visible" }.map { $0 == "hidden" }
        for line in lines where line.hasPrefix("formula ") {
            let numbers = line.split(separator: " ").dropFirst().compactMap { Int($0) }
            if numbers.count == 3 { facts.unsaved[numbers[0], default: []].append((numbers[1], numbers[2])) }
        }
        return facts
    }

    /// Detects a mistake: the converter takes any `date1904` but "false" for true.
    private static let script = """
        import re, sys, zipfile
        from xml.etree import ElementTree
        book = zipfile.ZipFile(open("/dev/stdin", "rb"))
        name = next(name for name in book.namelist() if name.lower().endswith("workbook.xml"))
        def local(text):
            return text.rsplit("}")[-1]
        def column(letters):
            number = 0
            for letter in letters:
                number = number * 26 + ord(letter) - 64
            return number - 1
        def formulas(number, path):
            for _, cell in ElementTree.iterparse(book.open(path)):
                if local(cell.tag) == "c":
                    parts = {local(part.tag): part.text for part in cell}
                    place = re.fullmatch("([A-Z]+)([0-9]+)", cell.get("r", ""))
                    if "f" in parts and not parts.get("v") and cell.get("t") != "str" and place:
                        print("formula", number, int(place[2]) - 1, column(place[1]))
                elif local(cell.tag) == "row":
                    cell.clear()
        folder = name[:name.rfind("/") + 1]
        targets, sheets = {}, 0
        for element in ElementTree.parse(book.open(folder + "_rels/" + name[len(folder):] + ".rels")).iter():
            target = element.get("Target", "")
            targets[element.get("Id")] = target[1:] if target.startswith("/") else folder + target
        for element in ElementTree.parse(book.open(name)).iter():
            tag = element.tag.rsplit("}")[-1]
            if tag == "workbookPr" and "date1904" in element.keys():
                value = element.get("date1904").lower().strip()
                print("1904" if value in ("1", "true", "on") else "1900" if value == "false" else "mistaken")
            elif tag == "sheet":
                print("visible" if element.get("state", "visible") == "visible" else "hidden")
                sheets += 1
                target = next((targets.get(value) for key, value in element.items() if local(key) == "id"), None)
                if target in book.namelist():
                    formulas(sheets, target)
        """
}
