// swift-format-ignore-file

/// A difference between the tables (CLDR 41) and the toolchain's Foundation (ICU 76, CLDR 46), and its reason.
struct LocaleChange: Hashable {
    /// The locale, and those that inherit from it by name: `en` is also for `en-GB`.
    let tag: String
    let fact: String
    /// The words of the tables and those of Foundation, as far as they differ.
    let difference: String
    let reason: Reason

    enum Reason {
        /// CLDR changed it after version 41.
        case changedLater
        /// Foundation has what the region prefers, the tables how the locale itself writes times.
        case regionPrefers
        /// Foundation does not have the script in this region.
        case otherScript
    }

    private init(_ tag: String, _ fact: String, _ difference: String, _ reason: Reason = .changedLater) {
        (self.tag, self.fact, self.difference, self.reason) = (tag, fact, difference, reason)
    }

    static let all = [
        LocaleChange("am", "months", "ጃንዩወሪ → ጃንዋሪ, ፌብሩወሪ → ፌብሩዋሪ"),
        LocaleChange("am", "months in dates", "ጃንዩወሪ → ጃንዋሪ, ፌብሩወሪ → ፌብሩዋሪ"),
        LocaleChange("am", "short months", "ጃንዩ → ጃን, ፌብሩ → ፌብ"),
        LocaleChange("am", "short months in dates", "ጃንዩ → ጃን, ፌብሩ → ፌብ"),
        LocaleChange("ar", "short weekdays", "الاثنين → اثنين, الثلاثاء → ثلاثاء, الأربعاء → أربعاء, الخميس → خميس, الجمعة → جمعة, السبت → سبت, الأحد → أحد"),
        LocaleChange("ar", "short weekdays in dates", "الاثنين → اثنين, الثلاثاء → ثلاثاء, الأربعاء → أربعاء, الخميس → خميس, الجمعة → جمعة, السبت → سبت, الأحد → أحد"),
        LocaleChange("ar", "zero", "٠ → 0"),
        LocaleChange("ar-001", "hours", "12h → 24h", .regionPrefers),
        LocaleChange("ar-AE", "first weekday", "saturday → monday"),
        LocaleChange("ar-DZ", "first weekday", "saturday → monday"),
        LocaleChange("ar-DZ", "weekend", "friday → saturday, saturday → sunday"),
        LocaleChange("ar-JO", "first weekday", "saturday → sunday"),
        LocaleChange("ar-JO", "short months", "كانون الثاني → كانون ٢, تشرين الأول → تشرين ١, تشرين الثاني → تشرين ٢, كانون الأول → كانون ١"),
        LocaleChange("ar-JO", "short months in dates", "كانون الثاني → كانون ٢, تشرين الأول → تشرين ١, تشرين الثاني → تشرين ٢, كانون الأول → كانون ١"),
        LocaleChange("ar-LB", "short months", "كانون الثاني → كانون ٢, تشرين الأول → تشرين ١, تشرين الثاني → تشرين ٢, كانون الأول → كانون ١"),
        LocaleChange("ar-LB", "short months in dates", "كانون الثاني → كانون ٢, تشرين الأول → تشرين ١, تشرين الثاني → تشرين ٢, كانون الأول → كانون ١"),
        LocaleChange("bn", "short months", "জানুয়ারী → জানু, ফেব্রুয়ারী → ফেব"),
        LocaleChange("bn", "short months in dates", "এপ্রিল → এপ্রি, জুলাই → জুল, আগস্ট → আগ, সেপ্টেম্বর → সেপ, অক্টোবর → অক্টো, নভেম্বর → নভে, ডিসেম্বর → ডিসে"),
        LocaleChange("bn", "weekend", "saturday → friday, sunday → saturday"),
        LocaleChange("bn", "zero", "০ → 0"),
        LocaleChange("bn-IN", "short months", "জানুয়ারী → জানু, ফেব্রুয়ারী → ফেব, সেপ্টেম্বর → সেপ্টেঃ, অক্টোবর → অক্টোঃ, নভেম্বর → নভেঃ, ডিসেম্বর → ডিসেঃ"),
        LocaleChange("bn-IN", "short months in dates", "এপ্রিল → এপ্রি, জুলাই → জুল, আগস্ট → আগ, সেপ্টেম্বর → সেপ্টেঃ, অক্টোবর → অক্টোঃ, নভেম্বর → নভেঃ, ডিসেম্বর → ডিসেঃ"),
        LocaleChange("ca", "short months in dates", "de gen. → gen., de febr. → febr., de març → març, d’abr. → abr., de maig → maig, de juny → juny, de jul. → jul., d’ag. → ag., de set. → set., d’oct. → oct., de nov. → nov., de des. → des."),
        LocaleChange("ca", "short weekdays", "dl. → dl, dt. → dt, dc. → dc, dj. → dj, dv. → dv, ds. → ds, dg. → dg"),
        LocaleChange("ca", "short weekdays in dates", "dl. → dl, dt. → dt, dc. → dc, dj. → dj, dv. → dv, ds. → ds, dg. → dg"),
        LocaleChange("da", "short months", "jan. → jan, feb. → feb, mar. → mar, apr. → apr, jun. → jun, jul. → jul, aug. → aug, sep. → sep, okt. → okt, nov. → nov, dec. → dec"),
        LocaleChange("da", "short weekdays", "man → man., tir → tirs., ons → ons., tor → tors., fre → fre., lør → lør., søn → søn."),
        LocaleChange("da", "short weekdays in dates", "tir. → tirs., tor. → tors."),
        LocaleChange("en", "short months", "Sept → Sep"),
        LocaleChange("en", "short months in dates", "Sept → Sep"),
        LocaleChange("en-001", "hours", "12h → 24h", .regionPrefers),
        LocaleChange("en-AE", "first weekday", "saturday → monday"),
        LocaleChange("en-AU", "short months in dates", "June → Jun, July → Jul, Sept → Sep"),
        LocaleChange("es-419", "hours", "24h → 12h"),
        LocaleChange("es-AR", "hours", "24h → 12h"),
        LocaleChange("es-BO", "hours", "24h → 12h"),
        LocaleChange("es-CL", "hours", "24h → 12h"),
        LocaleChange("es-CL", "short months in dates", "ene → ene., feb → feb., mar → mar., abr → abr., may → may., jun → jun., jul → jul., ago → ago., sept → sep., oct → oct., nov → nov., dic → dic."),
        LocaleChange("es-CO", "short months in dates", "ene → ene., feb → feb., mar → mar., abr → abr., may → may., jun → jun., jul → jul., ago → ago., sept → sep., oct → oct., nov → nov., dic → dic."),
        LocaleChange("es-CR", "hours", "24h → 12h"),
        LocaleChange("es-CU", "hours", "24h → 12h"),
        LocaleChange("es-EC", "hours", "24h → 12h"),
        LocaleChange("es-GT", "hours", "24h → 12h"),
        LocaleChange("es-HN", "hours", "24h → 12h"),
        LocaleChange("es-MX", "hours", "24h → 12h"),
        LocaleChange("es-MX", "short months", "sept → sep"),
        LocaleChange("es-MX", "short months in dates", "sept → sep"),
        LocaleChange("es-NI", "hours", "24h → 12h"),
        LocaleChange("es-PE", "hours", "24h → 12h"),
        LocaleChange("es-PY", "hours", "24h → 12h"),
        LocaleChange("es-SV", "hours", "24h → 12h"),
        LocaleChange("es-UY", "hours", "24h → 12h"),
        LocaleChange("et", "weekdays", "Esmaspäev → esmaspäev, Teisipäev → teisipäev, Kolmapäev → kolmapäev, Neljapäev → neljapäev, Reede → reede, Laupäev → laupäev, Pühapäev → pühapäev"),
        LocaleChange("et", "weekdays in dates", "Esmaspäev → esmaspäev, Teisipäev → teisipäev, Kolmapäev → kolmapäev, Neljapäev → neljapäev, Reede → reede, Laupäev → laupäev, Pühapäev → pühapäev"),
        LocaleChange("eu", "months in dates", "urtarrilak → urtarrila, otsailak → otsaila, martxoak → martxoa, apirilak → apirila, maiatzak → maiatza, ekainak → ekaina, uztailak → uztaila, abuztuak → abuztua, irailak → iraila, urriak → urria, azaroak → azaroa, abenduak → abendua"),
        LocaleChange("fi", "short months in dates", "tammik. → tammi, helmik. → helmi, maalisk. → maalis, huhtik. → huhti, toukok. → touko, kesäk. → kesä, heinäk. → heinä, elok. → elo, syysk. → syys, lokak. → loka, marrask. → marras, jouluk. → joulu"),
        LocaleChange("fi", "weekdays in dates", "sunnuntaina → sunnuntai"),
        LocaleChange("fr-DZ", "first weekday", "saturday → monday"),
        LocaleChange("fr-DZ", "weekend", "friday → saturday, saturday → sunday"),
        LocaleChange("gl", "months", "Xaneiro → xaneiro, Febreiro → febreiro, Marzo → marzo, Abril → abril, Maio → maio, Xuño → xuño, Xullo → xullo, Agosto → agosto, Setembro → setembro, Outubro → outubro, Novembro → novembro, Decembro → decembro"),
        LocaleChange("gl", "short months", "Xan. → xan., Feb. → feb., Mar. → mar., Abr. → abr., Maio → maio, Xuño → xuño, Xul. → xul., Ago. → ago., Set. → set., Out. → out., Nov. → nov., Dec. → dec."),
        LocaleChange("gl", "short weekdays", "Luns → luns, Mar. → mar., Mér. → mér., Xov. → xov., Ven. → ven., Sáb. → sáb., Dom. → dom."),
        LocaleChange("gl", "weekdays", "Luns → luns, Martes → martes, Mércores → mércores, Xoves → xoves, Venres → venres, Sábado → sábado, Domingo → domingo"),
        LocaleChange("gu", "short months", "જાન્યુ → જાન૰, ફેબ્રુ → ફેબ૰, ઑગસ્ટ → ઑગ૰, સપ્ટે → સપ્ટ૰, ઑક્ટો → ઑક્ટ૰, નવે → નવ૰, ડિસે → ડિસ૰"),
        LocaleChange("gu", "short months in dates", "જાન્યુ → જાન૰, ફેબ્રુ → ફેબ૰, ઑગસ્ટ → ઑગ૰, સપ્ટે → સપ્ટ૰, ઑક્ટો → ઑક્ટ૰, નવે → નવ૰, ડિસે → ડિસ૰"),
        LocaleChange("hi-Latn", "short months", "Sept → Sep"),
        LocaleChange("hi-Latn", "short weekdays", "som → Som, mangal → Mangal, budh → Budh, guru → Guru, shukra → Shukra, shani → Shani, ravi → Ravi"),
        LocaleChange("hi-Latn", "short weekdays in dates", "som → Som, mangal → Mangal, budh → Budh, guru → Guru, shukra → Shukra, shani → Shani, ravi → Ravi"),
        LocaleChange("hi-Latn", "weekdays", "somvaar → Somwaar, mangalvaar → Mangalwaar, budhvaar → Budhwaar, guruvaar → Guruwaar, shukravaar → Shukrawaar, shanivaar → Shaniwaar, ravivaar → Raviwaar"),
        LocaleChange("hi-Latn", "weekdays in dates", "somvaar → Somwaar, mangalvaar → Mangalwaar, budhvaar → Budhwaar, guruvaar → Guruwaar, shukravaar → Shukrawaar, shanivaar → Shaniwaar, ravivaar → Raviwaar"),
        LocaleChange("kn", "short months in dates", "ಜನವರಿ → ಜನ, ಫೆಬ್ರವರಿ → ಫೆಬ್ರ"),
        LocaleChange("mk", "short months", "септ. → сеп., ноем. → ное."),
        LocaleChange("mk", "short months in dates", "септ. → сеп., ноем. → ное."),
        LocaleChange("mr", "zero", "० → 0"),
        LocaleChange("nb", "short months in dates", "mar. → mars, jun. → juni, jul. → juli"),
        LocaleChange("nl", "short months", "jan. → jan, feb. → feb, mrt. → mrt, apr. → apr, jun. → jun, jul. → jul, aug. → aug, sep. → sep, okt. → okt, nov. → nov, dec. → dec"),
        LocaleChange("nl", "short months in dates", "jan. → jan, feb. → feb, mrt. → mrt, apr. → apr, jun. → jun, jul. → jul, aug. → aug, sep. → sep, okt. → okt, nov. → nov, dec. → dec"),
        LocaleChange("no", "short months in dates", "mar. → mars, jun. → juni, jul. → juli"),
        LocaleChange("pt", "short weekdays", "segunda → seg., terça → ter., quarta → qua., quinta → qui., sexta → sex., sábado → sáb., domingo → dom."),
        LocaleChange("pt", "short weekdays in dates", "segunda → seg., terça → ter., quarta → qua., quinta → qui., sexta → sex., sábado → sáb., domingo → dom."),
        LocaleChange("pt-AO", "first weekday", "sunday → monday"),
        LocaleChange("pt-CV", "first weekday", "sunday → monday"),
        LocaleChange("pt-GQ", "first weekday", "sunday → monday"),
        LocaleChange("pt-GW", "first weekday", "sunday → monday"),
        LocaleChange("pt-ST", "first weekday", "sunday → monday"),
        LocaleChange("pt-TL", "first weekday", "sunday → monday"),
        LocaleChange("ru", "short months in dates", "мар. → марта, июн. → июня, июл. → июля"),
        LocaleChange("ru", "short weekdays", "пн → Пн, вт → Вт, ср → Ср, чт → Чт, пт → Пт, сб → Сб, вс → Вс"),
        LocaleChange("ru", "short weekdays in dates", "пн → Пн, вт → Вт, ср → Ср, чт → Чт, пт → Пт, сб → Сб, вс → Вс"),
        LocaleChange("so", "months", "May → Maayo, Luuliyo → Luulyo, Ogost → Ogosto, Sebtembar → Sebteembar, Nofembar → Noofeembar, Desembar → Diseembar"),
        LocaleChange("so", "months in dates", "Bisha Koobaad → Janaayo, Bisha Labaad → Febraayo, Bisha Saddexaad → Maarso, Bisha Afraad → Abriil, Bisha Shanaad → Maayo, Bisha Lixaad → Juun, Bisha Todobaad → Luulyo, Bisha Sideedaad → Agosto, Bisha Sagaalaad → Sebtembar, Bisha Tobnaad → Oktoobar, Bisha Kow iyo Tobnaad → Noofeembar, Bisha Laba iyo Tobnaad → Diseembar"),
        LocaleChange("sq", "short weekdays in dates", "Hën → hën, Mar → mar, Mër → mër, Enj → enj, Pre → pre, Sht → sht, Die → die"),
        LocaleChange("sr-Cyrl-BA", "short weekdays in dates", "сре → сри"),
        LocaleChange("sr-Cyrl-ME", "months", "јануар → januar, фебруар → februar, март → mart, април → april, мај → maj, јун → jun, јул → jul, август → avgust, септембар → septembar, октобар → oktobar, новембар → novembar, децембар → decembar", .otherScript),
        LocaleChange("sr-Cyrl-ME", "months in dates", "јануар → januar, фебруар → februar, март → mart, април → april, мај → maj, јун → jun, јул → jul, август → avgust, септембар → septembar, октобар → oktobar, новембар → novembar, децембар → decembar", .otherScript),
        LocaleChange("sr-Cyrl-ME", "short months", "јан → jan, феб → feb, март → mart, апр → apr, мај → maj, јун → jun, јул → jul, авг → avg, септ → sept, окт → okt, нов → nov, дец → dec", .otherScript),
        LocaleChange("sr-Cyrl-ME", "short months in dates", "јан → jan, феб → feb, март → mart, апр → apr, мај → maj, јун → jun, јул → jul, авг → avg, септ → sept, окт → okt, нов → nov, дец → dec", .otherScript),
        LocaleChange("sr-Cyrl-ME", "short weekdays", "пон → pon, уто → uto, сре → sre, чет → čet, пет → pet, суб → sub, нед → ned", .otherScript),
        LocaleChange("sr-Cyrl-ME", "short weekdays in dates", "пон → pon, уто → uto, сре → sre, чет → čet, пет → pet, суб → sub, нед → ned", .otherScript),
        LocaleChange("sr-Cyrl-ME", "weekdays", "понедељак → ponedeljak, уторак → utorak, сриједа → srijeda, четвртак → četvrtak, петак → petak, субота → subota, недјеља → nedjelja", .otherScript),
        LocaleChange("sr-Cyrl-ME", "weekdays in dates", "понедељак → ponedeljak, уторак → utorak, сриједа → srijeda, четвртак → četvrtak, петак → petak, субота → subota, недјеља → nedjelja", .otherScript),
        LocaleChange("sr-Latn-BA", "short weekdays in dates", "sre → sri"),
        LocaleChange("uk", "short months", "січ → січ., лют → лют., бер → бер., кві → квіт., тра → трав., чер → черв., лип → лип., сер → серп., вер → вер., жов → жовт., лис → лист., гру → груд."),
        LocaleChange("ur", "short months", "جنوری → جنو, فروری → فرو, مارچ → مار, اپریل → اپر, جولائی → جول, اگست → اگس, ستمبر → ستم, اکتوبر → اکت, نومبر → نوم, دسمبر → دسم"),
        LocaleChange("ur", "short months in dates", "جنوری → جنو, فروری → فرو, مارچ → مار, اپریل → اپر, جولائی → جول, اگست → اگس, ستمبر → ستم, اکتوبر → اکت, نومبر → نوم, دسمبر → دسم"),
        LocaleChange("ur-IN", "zero", "۰ → 0"),
        LocaleChange("vi", "short months", "Thg 1 → Tháng 1, Thg 2 → Tháng 2, Thg 3 → Tháng 3, Thg 4 → Tháng 4, Thg 5 → Tháng 5, Thg 6 → Tháng 6, Thg 7 → Tháng 7, Thg 8 → Tháng 8, Thg 9 → Tháng 9, Thg 10 → Tháng 10, Thg 11 → Tháng 11, Thg 12 → Tháng 12"),
    ]
}
