import ScheduleIO
import Testing

@testable import Fetching

/// What people paste: tokens, and invitations.
@Suite struct CloudKitTokenTests {
    @Test(arguments: [
        ("158__54__a+b/c==", "158__54__a+b/c=="),
        ("https://app.example.org/?ckSession=1&ckWebAuthToken=158__54__a%2Bb%2fc%3D%3D", "158__54__a+b/c=="),
        ("https://app.example.org/?ckWebAuthToken=abc&state=1#done", "abc"),
        ("https://app.example.org/#ckWebAuthToken=abc", "abc"),
    ])
    func `a token is read from the address that a browser ends at, or as it is`(text: String, token: String) {
        #expect(CloudKitTokens.webToken(in: text) == token)
    }

    @Test(arguments: [
        "", "a b", "a\"b", "a\\b", "a\nb", "é", "ckWebAuthToken=", "ckWebAuthToken=%zz", "ckWebAuthToken=a%2",
        "ckWebAuthToken=%22", "https://app.example.org/?error=1", String(repeating: "a", count: 4097),
    ])
    func `anything else is no token`(text: String) {
        #expect(CloudKitTokens.webToken(in: text) == nil)
    }

    @Test func `values of an address are encoded, and decoded again`() {
        let text = "aZ09-._~ +/=&?#%ä"
        #expect(PercentCoding.encoded(text) == "aZ09-._~%20%2B%2F%3D%26%3F%23%25%C3%A4")
        #expect(PercentCoding.decoded(PercentCoding.encoded(text)[...]) == text)
    }

    @Test(arguments: [
        "https://www.icloud.com/share/0a1B2c3D4e#Provider_Schedule", "https://www.icloud.com/share/0a1B2c3D4e",
        "HTTPS://WWW.ICLOUD.COM/share/0a1B2c3D4e?x=1", "https://icloud.com/share/0a1B2c3D4e/",
    ])
    func `an invitation is known by its address`(address: String) {
        #expect(CloudKitInvitation(address)?.shortGUID == "0a1B2c3D4e")
    }

    @Test(arguments: [
        "https://www.icloud.com/share/", "http://www.icloud.com/share/0a", "https://www.icloud.com/calendar/0a",
        "https://www.icloud.com.example.org/share/0a", "webcal://p01-caldav.icloud.com/published/2/0a",
    ])
    func `another address is none`(address: String) {
        #expect(CloudKitInvitation(address) == nil)
    }

    @Test func `tokens print as nothing`() {
        let tokens = CloudKitTokens(api: "secret-a", web: "secret-w")
        var dumped = "\(tokens) \(String(reflecting: tokens)) \([tokens])"
        dump(tokens, to: &dumped)
        #expect(!dumped.contains("secret"))
    }

    @Test func `an address has the parts of the protocol, and a server may have a path`() {
        var place = CloudKitPlace(container: "iCloud.org.example.a b")
        #expect(
            place.address(of: "zones/list")
                == "https://api.apple-cloudkit.com/database/1/iCloud.org.example.a%20b/production/private/zones/list")
        (place.server, place.environment, place.database) = ("https://host/x/", .development, .shared)
        #expect(
            place.address(of: "records/query")
                == "https://host/x/database/1/iCloud.org.example.a%20b/development/shared/records/query")
    }
}
