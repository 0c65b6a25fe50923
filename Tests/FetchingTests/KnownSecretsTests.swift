import Testing

@testable import Fetching

/// What servers and programs say, without what is secret.
@Suite struct KnownSecretsTests {
    private let secrets = KnownSecrets(["Kreide", "Kreide/12 34", "a"])

    @Test(arguments: [
        ("no Kreide here", "no *** here"), ("?t=Kreide%2F12%2034&x", "?t=***&x"), ("a Kreide/12 34b", "a ***b"),
        ("at https://eve:pw@cal.example.org/s3cret/a.ics?x", "at https://cal.example.org/***"),
        ("GET webcal://cal.example.org/s3cret: refused", "GET webcal://cal.example.org/*** refused"),
        ("https://cal.example.org is down", "https://cal.example.org is down"), ("nothing", "nothing"),
    ])
    func `secrets and what follows the host of an address are left out`(text: String, masked: String) {
        #expect(secrets.masked(text) == masked)
        #expect(!"\(secrets)".contains("Kreide"))
    }
}
