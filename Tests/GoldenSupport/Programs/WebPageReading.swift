import Foundation

/// A web page in a file of its own, as independent programs read it.
package protocol WebPageFile {
    var bytes: [UInt8] { get }
}

/// The findings of Tools/read-html in a web page.
package struct WebPageContent: Decodable {
    /// The words in the order of a grid.
    package let words: [String]
    /// The words in the order of reading aloud.
    package let spoken: String
    /// The cells of each table, row by row.
    package let rows: [[[String]]]
    package let ids: [String]
    package let links: [String]
    /// Whatever a browser would load or run.
    package let requests: [String]
}

extension WebPageFile {
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package func content() throws -> WebPageContent {
        try inFile { file in
            let tool = Golden.root.appending(path: "Tools/read-html").path
            let answer = try requireSuccess(of: tool, [file.path]).stdout
            return try JSONDecoder().decode([String: WebPageContent].self, from: Data(answer))[file.path]!
        }
    }

    /// The complaints of HTML Tidy.
    package func complaints() throws -> String {
        let output = try run("tidy", ["-quiet", "-errors", "-utf8"], input: bytes)
        return output.status == 0 ? "" : output.errorText
    }

    /// Passes a file with the page.
    package func inFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "page.html")
            try Data(bytes).write(to: file)
            return try body(file)
        }
    }
}
