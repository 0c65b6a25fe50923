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
