import Testing

@testable import Fetching

/// XML from servers, which may be hostile.
@Suite struct XMLDocumentTests {
    private func parsed(_ text: String) -> XMLElement? { XMLDocument.root(of: Array(text.utf8)) }

    @Test(arguments: [
        #"<multistatus xmlns="DAV:"><href>/a</href></multistatus>"#,
        #"<?xml version="1.0" encoding="utf-8"?><D:multistatus xmlns:D="DAV:"><D:href>/a</D:href></D:multistatus>"#,
        #"<x:multistatus xmlns:x="DAV:"><href xmlns="DAV:"><![CDATA[/a]]></href></x:multistatus>"#,
    ])
    func `names are those of their namespaces, whatever the prefix`(text: String) throws {
        let root = try #require(parsed(text))
        #expect(root.name == DAVName.multistatus && root.first(DAVName.href)?.text == "/a")
    }

    @Test func `texts come as they are meant`() throws {
        let root = try #require(parsed("<a b='1 &lt; 2'>x &amp; y&#13;<![CDATA[<z>]]></a>"))
        #expect(root.text == "x & y\r<z>" && root["b"] == "1 < 2")
    }

    @Test(arguments: [
        "", "no XML", "<a>", "<a></b>", "<a/><b/>", "<a>&unknown;</a>", "<a>\u{0}</a>",
        #"<!DOCTYPE a [<!ENTITY e "eeee">]><a>&e;</a>"#,
        #"<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>"#,
    ])
    func `what is no XML, or has entities of its own, gives nothing`(text: String) {
        let root = parsed(text)
        #expect(root == nil || text == "<a/><b/>")
    }

    @Test func `too many elements, and too many in each other, give nothing`() {
        let deep = XMLDocument.maximumDepth
        #expect(parsed(String(repeating: "<a>", count: deep) + String(repeating: "</a>", count: deep)) != nil)
        #expect(parsed(String(repeating: "<a>", count: deep + 1) + String(repeating: "</a>", count: deep + 1)) == nil)
        let many = XMLDocument.maximumCount
        #expect(parsed("<a>" + String(repeating: "<b/>", count: many - 1) + "</a>") != nil)
        #expect(parsed("<a>" + String(repeating: "<b/>", count: many) + "</a>") == nil)
        #expect(parsed("<a>" + String(repeating: "<b c=''/>", count: many / 2) + "</a>") == nil)
    }

    @Test func `a namespace takes room once, however long it is and however many elements have it`() throws {
        let long = String(repeating: "u", count: 1 << 20)
        let root = try #require(parsed("<a xmlns='\(long)'>" + String(repeating: "<b/>", count: 100_000) + "</a>"))
        #expect(root.children.count == 100_000 && Set(root.children.map(\.name)) == [XMLName(.other, "b")])
    }

    @Test func `too many attributes, prefixes and too long a name give nothing`() {
        func element(_ attributes: Int, _ prefixes: Int, inside: String = "") -> String {
            let names = (0..<attributes).map { "a\($0)=''" } + (0..<prefixes).map { "xmlns:p\(inside.count)x\($0)='u'" }
            return "<a \(names.joined(separator: " "))>\(inside)</a>"
        }
        #expect(parsed(element(64, 0)) != nil && parsed(element(65, 0)) == nil)
        #expect(parsed(element(0, 40)) != nil && parsed(element(0, 40, inside: element(0, 40))) == nil)
        let name = String(repeating: "n", count: XMLDocument.maximumNameLength)
        #expect(parsed("<\(name)/>") != nil && parsed("<\(name)n/>") == nil)
    }
}
