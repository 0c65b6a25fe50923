import Foundation
import GoldenSupport
import Testing

/// A machine on which libcups is not installed.
@Suite(.enabled(if: HiddenCUPS.library != nil, "needs a C compiler"))
struct WithoutCUPSTests {
    private let environment: [String: String?] = ["LD_PRELOAD": HiddenCUPS.library?.path]

    @Test func `printing names the package that it needs`() throws {
        try withTemporaryFolder { folder in
            let output = try Command.run(
                Command.oneMonth + ["--print", "cal", "-o", "a.pdf"], environment: environment, in: folder)
            #expect(output.status == 69)
            #expect(output.errorText == "calprint: cal: printing needs libcups (apt-get install libcups2)\n")
            #expect(try folder.names == ["a.pdf"], "the file is in its place before anything is printed")
        }
    }

    @Test func `drawing does not need it`() throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["-o", "a.pdf"], environment: environment, in: folder).expectSuccess()
        }
    }
}

/// What makes a machine one without libcups.
enum HiddenCUPS {
    /// A library that, loaded before the others, finds no libcups; nil without a compiler.
    static let library: URL? = {
        let library = URL(filePath: Command.path).deletingLastPathComponent().appending(path: "without-cups.so")
        let arguments = ["-shared", "-fPIC", "-x", "c", "-o", library.path, "-"]
        return ["clang", "cc"].contains { (try? run($0, arguments, input: Array(source.utf8)).status) == 0 }
            ? library : nil
    }()

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <string.h>
        void *dlopen(const char *name, int mode) {
            void *(*open)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
            return open(name && strstr(name, "libcups") ? "libcups-is-not-here.so" : name, mode);
        }
        """
}
