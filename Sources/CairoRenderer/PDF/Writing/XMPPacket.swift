import CalendarLayout

/// A document's metadata as XML (XMP, ISO 16684-1).
struct XMPPacket {
    private let metadata: DocumentMetadata
    private let conformance: PDFConformance

    /// - Parameter conformance: the standards that the document claims to keep to.
    init(_ metadata: DocumentMetadata, _ conformance: PDFConformance) {
        (self.metadata, self.conformance) = (metadata, conformance)
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
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(metadata.title.escapedInXML)</rdf:li></rdf:Alt></dc:title>
        <dc:language><rdf:Bag><rdf:li>\(metadata.language.escapedInXML)</rdf:li></rdf:Bag></dc:language>
        \(author)<pdf:Producer>\(metadata.creator.escapedInXML)</pdf:Producer>
        <xmp:CreatorTool>\(metadata.creator.escapedInXML)</xmp:CreatorTool>
        <xmp:CreateDate>\(metadata.date.escapedInXML)</xmp:CreateDate>
        <xmp:ModifyDate>\(metadata.date.escapedInXML)</xmp:ModifyDate>\(accessibility)
        </rdf:Description>\(stamp)\(archive)
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="r"?>
        """
    }

    private var author: String {
        guard let author = metadata.author else { return "" }
        return "<dc:creator><rdf:Seq><rdf:li>\(author.escapedInXML)</rdf:li></rdf:Seq></dc:creator>\n"
    }

    /// PDF/UA-1 (ISO 14289-1, 5).
    private var accessibility: String { conformance.isTagged ? "\n<pdfuaid:part>1</pdfuaid:part>" : "" }

    /// A custom property.
    private var stamp: String {
        guard let stamp = metadata.stamp else { return "" }
        let property = StampProperty.self
        return """

            <rdf:Description rdf:about="" xmlns:\(property.prefix)="\(property.namespace)">
            \(property.start)\(stamp.escapedInXML)\(property.end)
            </rdf:Description>
            """
    }

    /// PDF/A-2a (ISO 19005-2, 6.6.4), and a description of the properties that its own lists of properties lack
    /// (6.6.2.3.3).
    private var archive: String {
        guard conformance == .archival else { return "" }
        return """

            <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
            <pdfaid:part>2</pdfaid:part>
            <pdfaid:conformance>A</pdfaid:conformance>
            </rdf:Description>
            <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" \
            xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag>\(schemas.map(\.xml).joined())</rdf:Bag></pdfaExtension:schemas>
            </rdf:Description>
            """
    }

    private var schemas: [XMPSchema] { [.accessibility] + (metadata.stamp == nil ? [] : [StampProperty.schema]) }
}

extension String {
    /// The text as XML has it outside of quotation marks.
    var escapedInXML: String {
        reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}

/// The description of a property that PDF/A's own lists of properties lack (ISO 19005-2, 6.6.2.3.3).
struct XMPSchema {
    let name: String
    let namespace: String
    let prefix: String
    let property: String
    let type: String
    let description: String

    /// PDF/UA identification (ISO 14289-1, 5).
    static let accessibility = XMPSchema(
        name: "PDF/UA identification", namespace: "http://www.aiim.org/pdfua/ns/id/", prefix: "pdfuaid",
        property: "part", type: "Integer", description: "The part of ISO 14289 that the document keeps to")

    /// An item of the list of schemas.
    var xml: String {
        """
        <rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>\(name)</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>\(namespace)</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>\(prefix)</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>\(property)</pdfaProperty:name>
        <pdfaProperty:valueType>\(type)</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>\(description)</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property>
        </rdf:li>
        """
    }
}
