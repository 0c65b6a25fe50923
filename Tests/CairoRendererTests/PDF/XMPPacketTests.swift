import CalendarLayout
import GoldenSupport
import Testing

@testable import CairoRenderer

@Suite struct XMPPacketTests {
    @Test func `an XML reader finds what the document says of itself`() throws {
        let metadata = DocumentMetadata(
            title: "Q&A <1> \"é\"", author: "A & B", creator: "calprint's tests", date: "2025-01-02T03:04:05Z",
            language: "de")
        let read = try requireSuccess(
            of: "python3", ["-c", XMPPacketTests.reader], input: Array(XMPPacket(metadata, .accessible).text.utf8)
        ).text
        #expect(
            read == """
                Q&A <1> "é"
                de
                A & B
                calprint's tests
                2025-01-02T03:04:05Z
                2025-01-02T03:04:05Z

                """)
    }

    @Test func `characters that XML lacks are replaced, in the information dictionary as well`() throws {
        let metadata = DocumentMetadata(
            title: "a\u{1}b\u{FFFE}c\td", author: "x\u{FFFF}", creator: "y\u{7F}", date: "2025-01-02T03:04:05Z")
        let written = metadata.writable
        #expect(
            [written.title, written.author, written.creator] == ["a\u{FFFD}b\u{FFFD}c\td", "x\u{FFFD}", "y\u{7F}"])
        let packet = Array(XMPPacket(written, .archival).text.utf8)
        _ = try requireSuccess(of: "python3", ["-c", XMPPacketTests.reader], input: packet)
    }

    private static let reader = """
        import sys, xml.etree.ElementTree as tree
        root = tree.fromstring(sys.stdin.buffer.read())
        dc, xmp, rdf = ('{http://purl.org/dc/elements/1.1/}', '{http://ns.adobe.com/xap/1.0/}',
                        '{http://www.w3.org/1999/02/22-rdf-syntax-ns#}')
        find = lambda name: ''.join(root.find('.//' + name).itertext())
        sys.stdout.reconfigure(encoding='utf-8')
        print('\\n'.join(find(name) for name in [dc + 'title', dc + 'language', dc + 'creator', xmp + 'CreatorTool',
                                                xmp + 'CreateDate', xmp + 'ModifyDate']))
        """
}
