import CLoader
import RuntimeLibraries
import Testing

@Suite struct RuntimeLibraryTests {
    private struct Functions {
        let cos: @convention(c) (Double) -> Double
        let sin: @convention(c) (Double) -> Double
    }

    private func load(_ soname: String, _ names: [StaticString]) throws(MissingLibrary) -> Functions {
        let library = RuntimeLibrary("libm", package: "libc6", purpose: "calculating")
        return try library.load { table in
            let symbols = names.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
            return cloader_load(soname, symbols, symbols.count, table)
        }
    }

    @Test func `a library's functions come in the order of their names`() throws {
        let functions = try load("libm.so.6", ["cos", "sin"])
        #expect(functions.cos(0) == 1 && functions.sin(0) == 0)
    }

    @Test(arguments: [("libm.so.999", "sin"), ("libm.so.6", "no_such_function")])
    func `a library that is missing or lacks a function names its package`(soname: String, symbol: String) throws {
        let names: [StaticString] = symbol == "sin" ? ["cos", "sin"] : ["cos", "no_such_function"]
        let error = try #require(throws: MissingLibrary.self) { try load(soname, names) }
        #expect("\(error)" == "calculating needs libm, which is not installed (apt-get install libc6)")
        #expect(error.reason.contains(soname) && error.reason.contains(symbol) == (symbol != "sin"))
    }
}
