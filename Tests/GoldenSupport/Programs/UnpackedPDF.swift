import Foundation

/// A PDF as qpdf shows it to people: nothing compressed, and no identifier of its bytes.
package struct UnpackedPDF: Equatable {
    package private(set) var bytes: [UInt8]

    /// Throws if qpdf cannot read the file.
    package init(_ pdf: [UInt8]) throws {
        let unpacked = try withTemporaryFolder { folder in
            let file = folder.appending(path: "packed.pdf")
            try Data(pdf).write(to: file)
            let options = ["--qdf", "--object-streams=disable", "--static-id"]
            return try requireSuccess(of: "qpdf", options + [file.path, "-"]).stdout
        }
        // The first half of the identifier is that of the bytes before.
        let halves = unpacked.split(separator: Array("/ID [<".utf8), maxSplits: 1)
        let (head, identified) = (halves.first ?? [], halves.count == 2)
        bytes = head + (identified ? Array("/ID [<".utf8) + halves[1].drop { $0 != UInt8(ascii: ">") } : [])
    }

    /// The same without the programs of its fonts, their lengths, and where everything is.
    package var withoutFontPrograms: [Substring] {
        let objects = String(decoding: bytes, as: UTF8.self).split(separator: "\nendobj\n").filter { object in
            !object.contains("/Length1 ") && !object.contains("/CIDFontType0C")
        }
        let lines = objects.flatMap { $0.split(separator: "\n") }
        return lines.filter { $0.prefixMatch(of: /\d{10} \d{5} [nf]|\d+$|%/) == nil }
    }
}
