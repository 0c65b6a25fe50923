import Foundation
import Testing

/// Compares what a test made with the goldens in `GoldenPDFs/`; a difference fails the test.
public enum Golden {
    /// Compares a page's display list with `GoldenPDFs/NAME.displaylist`, character by character.
    public static func check(
        displayList: String, named name: String, in store: GoldenStore? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        record(try (store ?? standardStore()).failure(displayList: displayList, named: name), at: sourceLocation)
    }

    /// Compares a web page with `GoldenPDFs/NAME.html`, character by character.
    public static func check(
        html: String, named name: String, in store: GoldenStore? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        record(try (store ?? standardStore()).failure(html: html, named: name), at: sourceLocation)
    }

    /// Compares a PDF with `GoldenPDFs/NAME.pdf` byte by byte. If the golden was made with other library versions, what
    /// they compress differently is compared unpacked, and the programs of fonts that they subset by their pixels.
    ///
    /// - Parameters:
    ///   - versions: the versions of the libraries that made `pdf`, by name.
    ///   - sameFonts: true if every version makes the same font programs; their bytes then count everywhere.
    ///   - store: the goldens; by default those in `GoldenPDFs/`, recorded as `CALPRINT_RECORD` says.
    public static func check(
        pdf: [UInt8], named name: String, versions: [String: String], sameFonts: Bool = true,
        in store: GoldenStore? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        record(
            try (store ?? standardStore()).failure(
                pdf: pdf, named: name, versions: LibraryVersions(versions), sameFonts: sameFonts),
            at: sourceLocation)
    }

    /// The root of the repository.
    public static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    private static func standardStore() throws -> GoldenStore {
        GoldenStore(
            folder: root.appending(path: "GoldenPDFs"), failures: root.appending(path: ".build/golden-failures"),
            recording: try Recording(environment: ProcessInfo.processInfo.environment))
    }

    private static func record(_ failure: GoldenFailure?, at sourceLocation: SourceLocation) {
        guard let failure else { return }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    }
}
