import Testing

@testable import CalendarCore

/// The short ways for ASCII say the same as the tables of Unicode.
struct ScalarClassTests {
    @Test(arguments: (0..<0x80).map { Unicode.Scalar(UInt8($0)) })
    func `ASCII is classed as in Unicode`(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        #expect(scalar.isBlank == properties.isWhitespace)
        #expect(scalar.isNumber == (properties.numericType != nil))
        #expect(scalar.isInWord == (properties.isAlphabetic || properties.numericType != nil))
        #expect(scalar.canBeginName == (properties.isAlphabetic && !properties.isLowercase))
        #expect(scalar.isMark == properties.isGraphemeExtend)
    }
}
