/// A paper size in hundredths of a millimetre, as in PWG 5101.1; upright.
struct MediaSize: Hashable {
    let width: Int32
    let length: Int32

    /// The most that two equal sizes may differ by: half a millimetre, since names are rounded.
    private static let tolerance: Int32 = 50

    func isSame(as other: MediaSize) -> Bool {
        abs(width - other.width) <= MediaSize.tolerance && abs(length - other.length) <= MediaSize.tolerance
    }
}

extension CUPSLibrary {
    /// The name of a page size (PWG 5101.1): `na_letter_8.5x11in`, or `custom_…` for an unusual one; nil if it is not a
    /// size.
    func mediaName(of page: PageSize) -> String? {
        let (width, length) = (min(page.width, page.height), max(page.width, page.height))
        let hundredths = { (points: Double) in Int32((points * 2540 / 72).rounded()) }
        return mediaName(of: MediaSize(width: hundredths(width), length: hundredths(length)))
    }

    /// The name of a paper size (PWG 5101.1).
    func mediaName(of size: MediaSize) -> String? {
        let media = functions.pwgMediaForSize(size.width, size.length)
        return media?.pointee.pwg.map { String(cString: $0) }
    }

    /// The paper size for a name of any standard: `na_letter_8.5x11in`, `na-letter`, `Letter`.
    func mediaSize(named name: String) -> MediaSize? {
        let finders = [functions.pwgMediaForPWG, functions.pwgMediaForLegacy, functions.pwgMediaForPPD]
        for find in finders {
            guard let media = find(name)?.pointee, media.width > 0, media.length > 0 else { continue }
            return MediaSize(width: media.width, length: media.length)
        }
        return nil
    }
}
