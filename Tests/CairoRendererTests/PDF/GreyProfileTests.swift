import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// The profile of an archive's greys, read by Little CMS.
@Suite struct GreyProfileTests {
    @Test func `every grey is as light as the exponent says, and as neutral as the white`() throws {
        let greys = [0, 1, 16, 64, 128, 192, 230, 254, 255]
        for (grey, colour) in zip(greys, try colours(of: greys)) {
            let lightness = pow(Double(grey) / 255, GreyProfile.exponent)
            for (component, white) in zip(colour, [96.42, 100, 82.49]) {
                #expect(abs(component - white * lightness) < 0.02, "\(grey): \(colour)")
            }
        }
    }

    @Test func `the profile says what it is, in whole tags`() throws {
        let bytes = GreyProfile.bytes
        #expect(bytes.count % 4 == 0 && bytes.count < 500)
        #expect(bytes[0..<4].elementsEqual([0, 0, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]))
        #expect(String(decoding: bytes[12..<24], as: UTF8.self) == "mntrGRAYXYZ ")
        #expect(String(decoding: bytes, as: UTF8.self).contains(GreyProfile.name))
    }

    /// X, Y and Z of 0 to 100, relative to the white of the profile's connection space.
    private func colours(of greys: [Int]) throws -> [[Double]] {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "grey.icc")
            try Data(GreyProfile.bytes).write(to: file)
            let input = Array(greys.map(String.init).joined(separator: "\n").utf8)
            let output = try requireSuccess(
                of: "transicc", ["-n", "-t1", "-i", file.path, "-o", "*XYZ"], input: input)
            return output.text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
                .filter { $0.count == 3 }
        }
    }
}
