/// A document's metadata as XML (XMP, ISO 16684-1).
struct XMPPacket {
    private let metadata: DocumentMetadata
    private let isTagged: Bool

    /// - Parameter isTagged: whether the document claims to be PDF/UA (ISO 14289-1, 5).
    init(_ metadata: DocumentMetadata, isTagged: Bool) {
        (self.metadata, self.isTagged) = (metadata, isTagged)
    }

    var text: String {
        """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
        xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
        xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
        <dc:format>application/pdf</dc:format>
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(escaped(metadata.title))</rdf:li></rdf:Alt></dc:title>
        <dc:language><rdf:Bag><rdf:li>\(escaped(metadata.language))</rdf:li></rdf:Bag></dc:language>
        \(author)<pdf:Producer>\(escaped(DocumentMetadata.producer))</pdf:Producer>
        <xmp:CreatorTool>\(escaped(metadata.creator))</xmp:CreatorTool>
        <xmp:CreateDate>\(escaped(metadata.date))</xmp:CreateDate>
        <xmp:ModifyDate>\(escaped(metadata.date))</xmp:ModifyDate>\(part)
        </rdf:Description>
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="r"?>
        """
    }

    private var author: String {
        guard let author = metadata.author else { return "" }
        return "<dc:creator><rdf:Seq><rdf:li>\(escaped(author))</rdf:li></rdf:Seq></dc:creator>\n"
    }

    private var part: String { isTagged ? "\n<pdfuaid:part>1</pdfuaid:part>" : "" }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
