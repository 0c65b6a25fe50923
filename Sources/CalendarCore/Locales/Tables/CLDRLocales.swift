// swift-format-ignore-file
// Written by Tools/make-locales. Source: CLDR 41, from Babel 2.10.3 (Debian's python3-babel).
// CLDR is © 1991–2022 Unicode, Inc., under the Unicode licence (https://www.unicode.org/license.txt).

extension LocaleTable {
    /// The version of CLDR that the locales come from.
    static let version = 41

    /// The locales of CLDR.
    static let cldr = LocaleTable(
        #"""
        root; zero 0; direction left-to-right; first-weekday monday; weekend saturday|sunday; hours 24
          periods AM|PM; title MMMM y; heading EEEE, d MMMM; date d MMM; date-with-year d MMM y
          full-date EEEE, d MMMM y; days d–|d MMMM y; days-of-months d MMMM – |d MMMM y
          days-of-years d MMMM y – |d MMMM y; time-12 h:mm a; time-24 HH:mm; range {first} – {last}
          times {first}–{last}
        af; same ZA; first-weekday sunday
          months Januarie|Februarie|Maart|April|Mei|Junie|Julie|Augustus|September|Oktober|November|Desember
          short-months Jan.|Feb.|Mrt.|Apr.|Mei|Jun.|Jul.|Aug.|Sep.|Okt.|Nov.|Des.
          weekdays Maandag|Dinsdag|Woensdag|Donderdag|Vrydag|Saterdag|Sondag; short-weekdays Ma.|Di.|Wo.|Do.|Vr.|Sa.|So.
          periods vm.|nm.; heading EEEE d MMMM; full-date EEEE d MMMM y
        af-NA = af; first-weekday monday; hours 12
        am; same ET; first-weekday sunday; hours 12
          months ጃንዩወሪ|ፌብሩወሪ|ማርች|ኤፕሪል|ሜይ|ጁን|ጁላይ|ኦገስት|ሴፕቴምበር|ኦክቶበር|ኖቬምበር|ዲሴምበር
          short-months ጃንዩ|ፌብሩ|ማርች|ኤፕሪ|ሜይ|ጁን|ጁላይ|ኦገስ|ሴፕቴ|ኦክቶ|ኖቬም|ዲሴም
          weekdays ሰኞ|ማክሰኞ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ|እሑድ; short-weekdays ሰኞ|ማክሰ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ|እሑድ
          shortest-weekdays ሰ|ማ|ረ|ሐ|ዓ|ቅ|እ
          periods ጥዋት|ከሰዓት; heading EEEE፣ MMMM d; date MMM d; full-date EEEE፣ MMMM d y; days MMMM d–|d፣ y
          days-of-months MMMM d – |MMMM d፣ y; days-of-years MMMM d፣ y – |MMMM d፣ y
        ar; same BH EG KW OM QA SD; zero ٠; direction right-to-left; first-weekday saturday; weekend friday|saturday
          hours 12
          months يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
          weekdays الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
          shortest-weekdays إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد
          periods ص|م; heading EEEE، d MMMM; full-date EEEE، d MMMM y; days d–|d MMMM، y
          days-of-months d MMMM – |d MMMM، y; days-of-years d MMMM، y – |d MMMM، y
        ar-001 = ar; first-weekday monday; weekend saturday|sunday
        ar-AE = ar; zero 0; weekend saturday|sunday
        ar-DJ = ar; weekend saturday|sunday
        ar-DZ = ar; zero 0; months جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
        ar-EH = ar; zero 0; first-weekday monday; weekend saturday|sunday
        ar-ER = ar; first-weekday monday; weekend saturday|sunday
        ar-IL = ar; first-weekday sunday; hours 24
        ar-IQ = ar
          months كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
          short-date-months كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
        ar-JO = ar; months كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
        ar-KM = ar; first-weekday monday; weekend saturday|sunday; hours 24
        ar-LB = ar; first-weekday monday; weekend saturday|sunday
          months كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
        ar-LY = ar; zero 0
        ar-MA = ar; zero 0; first-weekday monday; weekend saturday|sunday; hours 24
          months يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
        ar-MR = ar; first-weekday monday; weekend saturday|sunday
          months يناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر
        ar-PS = ar; first-weekday monday; weekend saturday|sunday
          months كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
        ar-SA = ar; first-weekday sunday
        ar-SO = ar; first-weekday monday; weekend saturday|sunday
        ar-SS = ar; first-weekday monday; weekend saturday|sunday
        ar-SY = ar; months كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
        ar-TD = ar; first-weekday monday; weekend saturday|sunday
        ar-TN = ar; zero 0; first-weekday monday; weekend saturday|sunday
          months جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
        ar-YE = ar; first-weekday sunday
        az
          months yanvar|fevral|mart|aprel|may|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr
          short-months yan|fev|mar|apr|may|iyn|iyl|avq|sen|okt|noy|dek
          weekdays bazar ertəsi|çərşənbə axşamı|çərşənbə|cümə axşamı|cümə|şənbə|bazar
          short-weekdays B.E.|Ç.A.|Ç.|C.A.|C.|Ş.|B.; short-date-weekdays B.e.|Ç.a.|Ç.|C.a.|C.|Ş.|B.
          heading d MMMM, EEEE; full-date d MMMM y, EEEE; days y MMMM d–|d; days-of-months d MMMM y – |d MMMM
        az-AZ > az-Latn-AZ
        az-Cyrl; same AZ
          months Јанвар|Феврал|Март|Апрел|Май|Ијун|Ијул|Август|Сентјабр|Октјабр|Нојабр|Декабр
          short-months јан|фев|мар|апр|май|ијн|ијл|авг|сен|окт|ној|дек
          date-months јанвар|феврал|март|апрел|май|ијун|ијул|август|сентјабр|октјабр|нојабр|декабр
          weekdays базар ертәси|чәршәнбә ахшамы|чәршәнбә|ҹүмә ахшамы|ҹүмә|шәнбә|базар
          short-weekdays Б.Е.|Ч.А.|Ч.|Ҹ.А.|Ҹ.|Ш.|Б.
          periods АМ|ПМ; title y MMMM; heading d MMMM, EEEE; full-date d MMMM y, EEEE; days y MMMM d–|d
          days-of-months d MMMM y – |d MMMM
        az-Latn = az; same AZ
        az-RU > az-Cyrl
        be; same BY
          months студзень|люты|сакавік|красавік|май|чэрвень|ліпень|жнівень|верасень|кастрычнік|лістапад|снежань
          short-months сту|лют|сак|кра|май|чэр|ліп|жні|вер|кас|ліс|сне
          date-months студзеня|лютага|сакавіка|красавіка|мая|чэрвеня|ліпеня|жніўня|верасня|кастрычніка|лістапада|снежня
          short-date-months сту|лют|сак|кра|мая|чэр|ліп|жні|вер|кас|ліс|сне
          weekdays панядзелак|аўторак|серада|чацвер|пятніца|субота|нядзеля; short-weekdays пн|аў|ср|чц|пт|сб|нд
          title LLLL y
        bg; same BG
          months януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
          short-months яну|фев|март|апр|май|юни|юли|авг|сеп|окт|ное|дек
          weekdays понеделник|вторник|сряда|четвъртък|петък|събота|неделя; short-weekdays пн|вт|ср|чт|пт|сб|нд
          periods am|pm; title MMMM y 'г'.; date d.MM; date-with-year d.MM.y 'г'.; full-date EEEE, d.MM.y 'г'.
          days d.MM – |d.MM.y г.; days-of-months d.MM – |d.MM.y г.; days-of-years d.MM.y г. – |d.MM.y г.
          time-12 h:mm 'ч'. a; time-24 HH:mm 'ч'.; times {first} – {last}
        bn; same BD; zero ০; first-weekday sunday; hours 12
          months জানুয়ারী|ফেব্রুয়ারী|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর
          short-date-months জানু|ফেব|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর
          weekdays সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার
          short-weekdays সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি|রবি; shortest-weekdays সোঃ|মঃ|বুঃ|বৃঃ|শুঃ|শনি|রঃ
          heading EEEE d MMMM; date-with-year d MMM, y; full-date EEEE, d MMMM, y; days d–|d MMMM, y
          days-of-months d MMMM – |d MMMM, y; days-of-years d MMMM, y – |d MMMM, y
        bn-IN = bn; weekend sunday
        bs
          months januar|februar|mart|april|maj|juni|juli|august|septembar|oktobar|novembar|decembar
          short-months jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec
          weekdays ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja; short-weekdays pon|uto|sri|čet|pet|sub|ned
          periods prijepodne|popodne; title LLLL y.; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y.
          full-date EEEE, d. MMMM y.; days d. – |d. MMMM y.; days-of-months d. MMMM – |d. MMMM y.
          days-of-years d. MMMM y. – |d. MMMM y.; time-12 hh:mm a; range {first} - {last}; times {first} – {last}
        bs-BA > bs-Latn-BA
        bs-Cyrl; same BA
          months јануар|фебруар|март|април|мај|јуни|јули|аугуст|септембар|октобар|новембар|децембар
          short-months јан|феб|мар|апр|мај|јун|јул|ауг|сеп|окт|нов|дец
          weekdays понедјељак|уторак|сриједа|четвртак|петак|субота|недјеља; short-weekdays пон|уто|сри|чет|пет|суб|нед
          periods пре подне|поподне; title MMMM y.; heading EEEE, dd. MMMM; date dd. MMM; date-with-year dd. MMM y.
          full-date EEEE, dd. MMMM y.; days dd.–|dd. MMMM y.; days-of-months dd. MMMM – |dd. MMMM y.
          days-of-years dd. MMMM y. – |dd. MMMM y.
        bs-Latn = bs; same BA
        ca; same AD ES FR IT
          months gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre
          short-months gen.|febr.|març|abr.|maig|juny|jul.|ag.|set.|oct.|nov.|des.
          date-months de gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|d’octubre|de novembre|de desembre
          short-date-months de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.
          weekdays dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge
          short-weekdays dl.|dt.|dc.|dj.|dv.|ds.|dg.
          periods a. m.|p. m.; title LLLL 'de' y; date-with-year d MMM 'de' y; time-24 H:mm; range {first} - {last}
        cmn > zh
        cs; same CZ
          months leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
          short-months led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
          date-months ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
          weekdays pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle; short-weekdays po|út|st|čt|pá|so|ne
          periods dop.|odp.; title LLLL y; heading EEEE d. MMMM; date d. M.; date-with-year d. M. y
          full-date EEEE d. M. y; days d.–|d. M. y; days-of-months d. M. – |d. M. y; days-of-years d. M. y – |d. M. y
          time-24 H:mm
        cy; same GB
          months Ionawr|Chwefror|Mawrth|Ebrill|Mai|Mehefin|Gorffennaf|Awst|Medi|Hydref|Tachwedd|Rhagfyr
          short-months Ion|Chw|Maw|Ebr|Mai|Meh|Gor|Awst|Medi|Hyd|Tach|Rhag
          short-date-months Ion|Chwef|Maw|Ebr|Mai|Meh|Gorff|Awst|Medi|Hyd|Tach|Rhag
          weekdays Dydd Llun|Dydd Mawrth|Dydd Mercher|Dydd Iau|Dydd Gwener|Dydd Sadwrn|Dydd Sul
          short-weekdays Llun|Maw|Mer|Iau|Gwe|Sad|Sul; shortest-weekdays Ll|Ma|Me|Ia|Gw|Sa|Su
          short-date-weekdays Llun|Maw|Mer|Iau|Gwen|Sad|Sul
          periods yb|yh; days-of-years d MMMM, y – |d MMMM y; times {first} – {last}
        da; same DK GL
          months januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
          short-months jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
          weekdays mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag; short-weekdays man|tir|ons|tor|fre|lør|søn
          shortest-weekdays ma|ti|on|to|fr|lø|sø; short-date-weekdays man.|tir.|ons.|tor.|fre.|lør.|søn.
          heading EEEE d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE d. MMMM y; days d.–|d. MMMM y
          days-of-months d. MMMM–|d. MMMM y; days-of-years d. MMMM y–|d. MMMM y; time-12 h.mm a; time-24 HH.mm
          range {first}-{last}
        de; same BE CH DE LI LU
          months Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
          short-months Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
          short-date-months Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.
          weekdays Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag; short-weekdays Mo|Di|Mi|Do|Fr|Sa|So
          shortest-weekdays Mo.|Di.|Mi.|Do.|Fr.|Sa.|So.; short-date-weekdays Mo.|Di.|Mi.|Do.|Fr.|Sa.|So.
          heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE, d. MMMM y; days d.–|d. MMMM y
          days-of-months d. MMMM – |d. MMMM y; days-of-years d. MMMM y – |d. MMMM y
        de-AT = de
          months Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
          short-months Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
          short-date-months Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
        de-IT = de
          months Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
          short-months Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
          short-date-months Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
        el; same CY GR; hours 12
          months Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος
          short-months Ιαν|Φεβ|Μάρ|Απρ|Μάι|Ιούν|Ιούλ|Αύγ|Σεπ|Οκτ|Νοέ|Δεκ
          date-months Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου
          short-date-months Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
          weekdays Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή; short-weekdays Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ
          shortest-weekdays Δε|Τρ|Τε|Πέ|Πα|Σά|Κυ
          periods π.μ.|μ.μ.; title LLLL y; heading EEEE d MMMM; full-date EEEE d MMMM y; range {first} - {last}
        en; same AS GU MH PH PR UM US VI; first-weekday sunday; hours 12
          months January|February|March|April|May|June|July|August|September|October|November|December
          short-months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
          weekdays Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday; short-weekdays Mon|Tue|Wed|Thu|Fri|Sat|Sun
          shortest-weekdays Mo|Tu|We|Th|Fr|Sa|Su
          heading EEEE, MMMM d; date MMM d; date-with-year MMM d, y; full-date EEEE, MMMM d, y; days MMMM d – |d, y
          days-of-months MMMM d – |MMMM d, y; days-of-years MMMM d, y – |MMMM d, y; times {first} – {last}
        en-001 = en; first-weekday monday
          short-months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
          periods am|pm; heading EEEE, d MMMM; date d MMM; date-with-year d MMM y; full-date EEEE, d MMMM y
          days d–|d MMMM y; days-of-months d MMMM – |d MMMM y; days-of-years d MMMM y – |d MMMM y; times {first}–{last}
        en-150 = en-001; hours 24
        en-AE = en; first-weekday saturday
          heading EEEE, d MMMM; date d MMM; date-with-year d MMM y; full-date EEEE, d MMMM y; days d – |d MMMM y
          days-of-months d MMMM – |d MMMM y; days-of-years d MMMM y – |d MMMM y
        en-AG = en-001; first-weekday sunday
        en-AI = en-001; hours 24
        en-AT = en-150
        en-AU = en-001
          short-months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
          short-date-months Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec
          shortest-weekdays Mon|Tu|Wed|Th|Fri|Sat|Su
        en-BB = en-001
        en-BE = en-150
        en-BI = en; first-weekday monday; hours 24
        en-BM = en-001
        en-BS = en-001; first-weekday sunday
        en-BW = en-001; first-weekday sunday; hours 24
          heading EEEE, dd MMMM; date dd MMM; date-with-year dd MMM y; full-date EEEE, dd MMMM y; days dd – |dd MMMM y
          days-of-months dd MMMM – |dd MMMM y; days-of-years dd MMMM y – |dd MMMM y
        en-BZ = en-001; first-weekday sunday; hours 24
          heading EEEE, dd MMMM; date dd MMM; date-with-year dd MMM y; full-date EEEE, dd MMMM y; days MMMM d – |d, y
          days-of-months MMMM d – |MMMM d, y; days-of-years MMMM d, y – |MMMM d, y
        en-CA = en
          short-months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
          periods a.m.|p.m.; days MMMM d–|d, y; days-of-months MMMM d–|MMMM d, y; days-of-years MMMM d, y–|MMMM d, y
          range {first}–{last}; times {first}–{last}
        en-CC = en-001; hours 24
        en-CH = en-150
        en-CK = en-001; hours 24
        en-CM = en-001; hours 24
        en-CX = en-001; hours 24
        en-CY = en-001
        en-DE = en-150
        en-DG = en-001; hours 24
        en-DK = en-150; time-12 h.mm a; time-24 HH.mm
        en-DM = en-001; first-weekday sunday
        en-ER = en-001
        en-FI = en-150; time-12 h.mm a; time-24 H.mm
        en-FJ = en-001
        en-FK = en-001; hours 24
        en-FM = en-001
        en-GB = en-001; hours 24
        en-GD = en-001
        en-GG = en-001; hours 24
        en-GH = en-001
        en-GI = en-001; hours 24
        en-GM = en-001
        en-GY = en-001
        en-HK = en-001; first-weekday sunday
        en-IE = en-001; hours 24; full-date EEEE d MMMM y
        en-IL = en-001; first-weekday sunday; weekend friday|saturday; hours 24; time-24 H:mm
        en-IM = en-001; hours 24
        en-IN = en-001; first-weekday sunday; weekend sunday; full-date EEEE, d MMMM, y
        en-IO = en-001; hours 24
        en-JE = en-001; hours 24
        en-JM = en-001; first-weekday sunday
        en-KE = en-001; first-weekday sunday; hours 24
        en-KI = en-001
        en-KN = en-001
        en-KY = en-001
        en-LC = en-001
        en-LR = en-001
        en-LS = en-001
        en-MG = en-001; hours 24
        en-MO = en-001; first-weekday sunday
        en-MP = en; first-weekday monday
        en-MS = en-001; hours 24
        en-MT = en-001; first-weekday sunday; hours 24
          date dd MMM; date-with-year dd MMM y; full-date EEEE, dd MMMM y; days dd – |dd MMMM y
          days-of-months dd MMMM – |dd MMMM y; days-of-years dd MMMM y – |dd MMMM y
        en-MU = en-001; hours 24
        en-MV = en-001; first-weekday friday; hours 24
        en-MW = en-001
        en-MY = en-001
        en-NA = en-001
        en-NF = en-001; hours 24
        en-NG = en-001; hours 24
        en-NL = en-150
        en-NR = en-001; hours 24
        en-NU = en-001; hours 24
        en-NZ = en-001
        en-PG = en-001
        en-PK = en-001; first-weekday sunday
          days MMMM d – |d, y; days-of-months MMMM d – |MMMM d, y; days-of-years MMMM d, y – |MMMM d, y
        en-PN = en-001; hours 24
        en-PW = en-001
        en-RW = en-001; hours 24
        en-SB = en-001
        en-SC = en-001; hours 24
        en-SD = en-001; first-weekday saturday; weekend friday|saturday
        en-SE = en-150
        en-SG = en-001; first-weekday sunday
        en-SH = en-001; hours 24
        en-SI = en-150
        en-SL = en-001
        en-SS = en-001
        en-SX = en-001; hours 24
        en-SZ = en-001
        en-TC = en-001
        en-TK = en-001; hours 24
        en-TO = en-001
        en-TT = en-001; first-weekday sunday
        en-TV = en-001; hours 24
        en-TZ = en-001; hours 24
        en-UG = en-001; weekend sunday; hours 24
        en-VC = en-001
        en-VG = en-001
        en-VU = en-001
        en-WS = en-001; first-weekday sunday
        en-ZA = en-001; first-weekday sunday; hours 24
          heading EEEE, dd MMMM; date dd MMM; date-with-year dd MMM y; full-date EEEE, dd MMMM y; days dd – |dd MMMM y
          days-of-months dd MMMM – |dd MMMM y; days-of-years dd MMMM y – |dd MMMM y
        en-ZM = en-001
        en-ZW = en-001; first-weekday sunday; hours 24
          heading EEEE, dd MMMM; date dd MMM; date-with-year dd MMM, y; full-date EEEE, dd MMMM, y; days dd – |dd MMMM y
          days-of-months dd MMMM – |dd MMMM y; days-of-years dd MMMM y – |dd MMMM y
        es; same EA ES GQ IC
          months enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
          short-months ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
          weekdays lunes|martes|miércoles|jueves|viernes|sábado|domingo; short-weekdays lun|mar|mié|jue|vie|sáb|dom
          shortest-weekdays LU|MA|MI|JU|VI|SA|DO
          periods a. m.|p. m.; title MMMM 'de' y; heading EEEE, d 'de' MMMM; time-24 H:mm
        es-419 = es
          days d – |d 'de 'MMMM 'de 'y; days-of-months d 'de 'MMMM – |d 'de 'MMMM 'de 'y
          days-of-years d 'de 'MMMM 'de 'y – |d 'de 'MMMM 'de 'y; time-24 HH:mm
        es-AR = es-419
          date-with-year d 'de' MMM 'de' y; days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y
          days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-BO = es-419
        es-BR = es-419; first-weekday sunday
        es-BZ = es-419; first-weekday sunday
        es-CL = es-419
          short-months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
          short-date-months ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-CO = es-419; first-weekday sunday; hours 12
          short-months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
          short-date-months ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
          date d 'de' MMM; date-with-year d 'de' MMM 'de' y; days d 'a '|d 'de 'MMMM 'de 'y
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
          time-24 H:mm; times {first} a {last}
        es-CR = es-419
        es-CU = es-419
        es-DO = es-419; first-weekday sunday; hours 12; date-with-year d MMM 'de' y
        es-EC = es-419
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-GT = es-419; first-weekday sunday
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-HN = es-419; first-weekday sunday
          days dd–|dd 'de 'MMMM 'de 'y; days-of-months dd 'de 'MMMM 'al '|dd 'de 'MMMM 'de 'y
          days-of-years dd 'de 'MMMM 'de 'y 'al '|dd 'de 'MMMM 'de 'y
        es-MX = es-419; first-weekday sunday
          full-date EEEE, d 'de' MMMM 'de' y; days d–|d 'de 'MMMM 'de 'y; days-of-months d 'de 'MMMM – |d 'de 'MMMM y
        es-NI = es-419; first-weekday sunday
        es-PA = es-419; first-weekday sunday; hours 12
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-PE = es-419; first-weekday sunday
          months Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
          short-months Ene.|Feb.|Mar.|Abr.|May.|Jun.|Jul.|Ago.|Set.|Oct.|Nov.|Dic.
          date-months enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
          short-date-months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-PH = es; first-weekday sunday; hours 12
        es-PR = es-419; first-weekday sunday; hours 12
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y 'al '|d 'de 'MMMM 'de 'y
        es-PY = es-419; first-weekday sunday
          short-months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
          shortest-weekdays Lu|Ma|Mi|Ju|Vi|Sa|Do
          days-of-months d 'de 'MMMM 'al '|d 'de 'MMMM 'de 'y
        es-SV = es-419; first-weekday sunday
        es-US = es-419; first-weekday sunday; hours 12
          full-date EEEE, d 'de' MMMM 'de' y; days d–|d 'de 'MMMM 'de 'y; days-of-months d 'de 'MMMM – |d 'de 'MMMM y
        es-UY = es-419
          months Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
          short-months Ene.|Feb.|Mar.|Abr.|May.|Jun.|Jul.|Ago.|Set.|Oct.|Nov.|Dic.
          date-months enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre
          short-date-months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
        es-VE = es-419; first-weekday sunday; hours 12
          short-months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
          shortest-weekdays Lu|Ma|Mi|Ju|Vi|Sa|Do
        et; same EE
          months jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember
          short-months jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
          weekdays Esmaspäev|Teisipäev|Kolmapäev|Neljapäev|Reede|Laupäev|Pühapäev; short-weekdays E|T|K|N|R|L|P
          heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE, d. MMMM y; days d.–|d. MMMM y
          days-of-months d. MMMM – |d. MMMM y; days-of-years d. MMMM y – |d. MMMM y
        eu; same ES
          months urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua
          short-months urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|abe.
          date-months urtarrilak|otsailak|martxoak|apirilak|maiatzak|ekainak|uztailak|abuztuak|irailak|urriak|azaroak|abenduak
          weekdays astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea
          short-weekdays al.|ar.|az.|og.|or.|lr.|ig.
          title y('e')'ko' MMMM; heading MMMM d, EEEE; date MMM d; date-with-year y MMM d; full-date y MMMM d, EEEE
          days y MMMM d – |y MMMM d; days-of-months y MMMM d – |y MMMM d; days-of-years y MMMM d – |y MMMM d
        fa; same IR; zero ۰; direction right-to-left; first-weekday saturday; weekend friday
          months ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
          date-months ژانویهٔ|فوریهٔ|مارس|آوریل|مهٔ|ژوئن|ژوئیهٔ|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
          weekdays دوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه; shortest-weekdays ۲ش|۳ش|۴ش|۵ش|ج|ش|۱ش
          periods ق.ظ.|ب.ظ.; heading EEEE d LLLL; date d LLL; full-date EEEE d MMMM y; days d تا |d MMMM y
          days-of-months d LLLL تا |d MMMM y; days-of-years d MMMM y تا |d MMMM y; time-24 H:mm; range {first} تا {last}
          times {first} تا {last}
        fa-AF = fa; weekend thursday|friday
          months جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
          date-months جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
          short-date-months جنو|فبروری|مارچ|اپریل|می|جون|جول|اگست|سپتمبر|اکتوبر|نومبر|دسم
          date MMM d; date-with-year MMM d, y; time-24 HH:mm
        fi; same FI
          months tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu
          short-months tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu
          date-months tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta
          short-date-months tammik.|helmik.|maalisk.|huhtik.|toukok.|kesäk.|heinäk.|elok.|syysk.|lokak.|marrask.|jouluk.
          weekdays maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai
          short-weekdays ma|ti|ke|to|pe|la|su
          date-weekdays maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina
          periods ap.|ip.; title LLLL y; heading cccc d. MMMM; date d. MMM; date-with-year d. MMM y
          full-date EEEE d. MMMM y; days d.–|d. MMMM y; days-of-months d. MMMM – |d. MMMM y
          days-of-years d. MMMM y – |d. MMMM y; time-12 h.mm a; time-24 H.mm; range {first}–{last}
        fil; same PH; first-weekday sunday; hours 12
          months Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre
          short-months Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis
          weekdays Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo; short-weekdays Lun|Mar|Miy|Huw|Biy|Sab|Lin
          shortest-weekdays Lu|Ma|Mi|Hu|Bi|Sa|Li
          heading EEEE, MMMM d; date MMM d; date-with-year MMM d, y; full-date EEEE, MMMM d, y; days MMMM d–|d, y
          days-of-months MMMM d – |MMMM d, y; days-of-years MMMM d, y – |MMMM d, y
        fr
          same BE BF BI BJ BL CD CF CG CH CI FR GA GF GN GP GQ HT KM LU MC MF MG ML MQ MU NC NE PF PM RE RW SC SN TG WF YT
          months janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
          short-months janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
          weekdays lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
          short-weekdays lun.|mar.|mer.|jeu.|ven.|sam.|dim.; shortest-weekdays lu|ma|me|je|ve|sa|di
          heading EEEE d MMMM; full-date EEEE d MMMM y; times {first} – {last}
        fr-CA = fr; first-weekday sunday; hours 12
          short-months janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
          periods a.m.|p.m.; time-12 h 'h' mm a; time-24 HH 'h' mm
        fr-CM = fr; periods mat.|soir
        fr-DJ = fr; first-weekday saturday; hours 12
        fr-DZ = fr; first-weekday saturday; weekend friday|saturday; hours 12
        fr-MA = fr; short-months jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.; periods a.m.|p.m.
        fr-MR = fr; hours 12
        fr-SY = fr; first-weekday saturday; weekend friday|saturday; hours 12
        fr-TD = fr; hours 12
        fr-TN = fr; hours 12
        fr-VU = fr; hours 12
        ga; same GB IE
          months Eanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig
          short-months Ean|Feabh|Márta|Aib|Beal|Meith|Iúil|Lún|MFómh|DFómh|Samh|Noll
          weekdays Dé Luain|Dé Máirt|Dé Céadaoin|Déardaoin|Dé hAoine|Dé Sathairn|Dé Domhnaigh
          short-weekdays Luan|Máirt|Céad|Déar|Aoine|Sath|Domh; shortest-weekdays Lu|Má|Cé|Dé|Ao|Sa|Do
          periods r.n.|i.n.; heading EEEE d MMMM; full-date EEEE d MMMM y; days d – |d MMMM y; times {first} – {last}
        gl; same ES
          months Xaneiro|Febreiro|Marzo|Abril|Maio|Xuño|Xullo|Agosto|Setembro|Outubro|Novembro|Decembro
          short-months Xan.|Feb.|Mar.|Abr.|Maio|Xuño|Xul.|Ago.|Set.|Out.|Nov.|Dec.
          date-months xaneiro|febreiro|marzo|abril|maio|xuño|xullo|agosto|setembro|outubro|novembro|decembro
          short-date-months xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|dec.
          weekdays Luns|Martes|Mércores|Xoves|Venres|Sábado|Domingo; short-weekdays Luns|Mar.|Mér.|Xov.|Ven.|Sáb.|Dom.
          shortest-weekdays Lu|Ma|Mé|Xo|Ve|Sá|Do; date-weekdays luns|martes|mércores|xoves|venres|sábado|domingo
          short-date-weekdays luns|mar.|mér.|xov.|ven.|sáb.|dom.
          periods a.m.|p.m.; title MMMM 'de' y; heading EEEE, d 'de' MMMM; date d 'de' MMM
          date-with-year d 'de' MMM 'de' y; full-date EEEE, d 'de' MMMM 'de' y; days d–|d 'de 'MMMM 'de 'y
          days-of-months d 'de 'MMMM – |d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y – |d 'de 'MMMM 'de 'y
        gu; same IN; first-weekday sunday; weekend sunday; hours 12
          months જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર
          short-months જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટે|ઑક્ટો|નવે|ડિસે
          weekdays સોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર|રવિવાર; short-weekdays સોમ|મંગળ|બુધ|ગુરુ|શુક્ર|શનિ|રવિ
          shortest-weekdays સો|મં|બુ|ગુ|શુ|શ|ર
          date-with-year d MMM, y; full-date EEEE, d MMMM, y; days d–|d MMMM, y; days-of-months d MMMM – |d MMMM, y
          days-of-years d MMMM, y – |d MMMM, y
        he; same IL; direction right-to-left; first-weekday sunday; weekend friday|saturday
          months ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
          short-months ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
          weekdays יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון
          short-weekdays יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת|יום א׳; shortest-weekdays ב׳|ג׳|ד׳|ה׳|ו׳|ש׳|א׳
          periods לפנה״צ|אחה״צ; heading EEEE, d בMMMM; date d בMMM; date-with-year d בMMM y; full-date EEEE, d בMMMM y
          days d–|d בMMMM y; time-24 H:mm
        hi; same IN; first-weekday sunday; weekend sunday; hours 12
          months जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर
          short-months जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्तू॰|नव॰|दिस॰
          weekdays सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार; short-weekdays सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि
          shortest-weekdays सो|मं|बु|गु|शु|श|र
          periods am|pm
        hi-Latn = en-IN; same IN
          short-date-months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
          weekdays somvaar|mangalvaar|budhvaar|guruvaar|shukravaar|shanivaar|ravivaar
          short-weekdays som|mangal|budh|guru|shukra|shani|ravi
          periods AM|PM
        hr; same BA HR
          months siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac
          short-months sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
          date-months siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca
          weekdays ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja; short-weekdays pon|uto|sri|čet|pet|sub|ned
          title LLLL y.; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y.; full-date EEEE, d. MMMM y.
          days dd. – |dd. MMMM y.; days-of-months dd. MMMM – |dd. MMMM y.; days-of-years dd. MMMM y. – |dd. MMMM y.
          time-12 hh:mm a; times {first} – {last}
        hu; same HU
          months január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
          short-months jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
          weekdays hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap; short-weekdays H|K|Sze|Cs|P|Szo|V
          periods de.|du.; title y. MMMM; heading MMMM d., EEEE; date MMM d.; date-with-year y. MMM d.
          full-date y. MMMM d., EEEE; days y. MMMM d–|d.; days-of-months y. MMMM d. – |MMMM d.
          days-of-years y. MMMM d. – |y. MMMM d.; time-12 a h:mm; time-24 H:mm
        hy; same AM
          months հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|հոկտեմբեր|նոյեմբեր|դեկտեմբեր
          short-months հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ
          date-months հունվարի|փետրվարի|մարտի|ապրիլի|մայիսի|հունիսի|հուլիսի|օգոստոսի|սեպտեմբերի|հոկտեմբերի|նոյեմբերի|դեկտեմբերի
          weekdays երկուշաբթի|երեքշաբթի|չորեքշաբթի|հինգշաբթի|ուրբաթ|շաբաթ|կիրակի
          short-weekdays երկ|երք|չրք|հնգ|ուր|շբթ|կիր; shortest-weekdays եկ|եք|չք|հգ|ու|շբ|կր
          title y թ․ LLLL; heading d MMMM, EEEE; date-with-year d MMM, y թ.; full-date y թ. MMMM d, EEEE
          days dd–|dd MMMM, y թ.; days-of-months dd MMMM – |dd MMMM, y թ.; days-of-years dd MMMM, y թ․ – |dd MMMM, y թ.
          time-24 H:mm
        id; same ID; first-weekday sunday
          months Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
          short-months Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
          weekdays Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu; short-weekdays Sen|Sel|Rab|Kam|Jum|Sab|Min
          time-12 h.mm a; time-24 HH.mm
        in > id
        is; same IS
          months janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
          short-months jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
          weekdays mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur
          short-weekdays mán.|þri.|mið.|fim.|fös.|lau.|sun.; shortest-weekdays má.|þr.|mi.|fi.|fö.|la.|su.
          periods f.h.|e.h.; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE, d. MMMM y
          days d.–|d. MMMM y; days-of-months d. MMMM – |d. MMMM y; days-of-years d. MMMM y – |d. MMMM y
        it; same IT SM VA
          months gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
          short-months gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
          weekdays lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica; short-weekdays lun|mar|mer|gio|ven|sab|dom
          heading EEEE d MMMM; full-date EEEE d MMMM y; days dd–|dd MMMM y; days-of-months dd MMMM – |dd MMMM y
          days-of-years dd MMMM y – |dd MMMM y; range {first} - {last}
        it-CH = it; days d–|d MMMM y; days-of-months d MMMM – |d MMMM y; days-of-years d MMMM y – |d MMMM y
        iw > he
        ja; same JP; first-weekday sunday
          months 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
          weekdays 月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日; short-weekdays 月|火|水|木|金|土|日
          periods 午前|午後; title y年M月; heading M月d日(EEEE); date M月d日; date-with-year y年M月d日; full-date y年M月d日(EEEE)
          days y年M月d日～|d日; days-of-months y年M月d日～|M月d日; days-of-years y年M月d日～|y年M月d日; time-12 aK:mm; time-24 H:mm
          range {first}～{last}; times {first}～{last}
        ka; same GE
          months იანვარი|თებერვალი|მარტი|აპრილი|მაისი|ივნისი|ივლისი|აგვისტო|სექტემბერი|ოქტომბერი|ნოემბერი|დეკემბერი
          short-months იან|თებ|მარ|აპრ|მაი|ივნ|ივლ|აგვ|სექ|ოქტ|ნოე|დეკ
          weekdays ორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი|კვირა
          short-weekdays ორშ|სამ|ოთხ|ხუთ|პარ|შაბ|კვი; shortest-weekdays ორ|სმ|ოთ|ხთ|პრ|შბ|კვ
          title MMMM, y; date-with-year d MMM. y; full-date EEEE, d MMMM. y; days d–|d MMMM, y
          days-of-months dd MMMM. – |dd MMMM. y; days-of-years dd MMMM. y – |d MMMM. y
        kk; same KZ
          months Қаңтар|Ақпан|Наурыз|Сәуір|Мамыр|Маусым|Шілде|Тамыз|Қыркүйек|Қазан|Қараша|Желтоқсан
          short-months қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.
          date-months қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан
          weekdays дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі; short-weekdays дс|сс|ср|бс|жм|сб|жс
          title y 'ж'. MMMM; heading d MMMM, EEEE; date-with-year y 'ж'. d MMM; full-date y 'ж'. d MMMM, EEEE
          days y ж. d–|d MMMM; days-of-months y ж. d MMMM – |d MMMM; days-of-years y ж. d MMMM – |y ж. d MMMM
          range {first} - {last}
        km; same KH; first-weekday sunday; hours 12
          months មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ
          weekdays ចន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ; short-weekdays ចន្ទ|អង្គារ|ពុធ|ព្រហ|សុក្រ|សៅរ៍|អាទិត្យ
          shortest-weekdays ច|អ|ពុ|ព្រ|សុ|ស|អា; date-weekdays ច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ
          heading EEEE d MMMM; full-date EEEE d MMMM y; days d – |d MMMM y; range {first} - {last}
          times {first} – {last}
        kn; same IN; first-weekday sunday; weekend sunday; hours 12
          months ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿಲ್|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗಸ್ಟ್|ಸೆಪ್ಟೆಂಬರ್|ಅಕ್ಟೋಬರ್|ನವೆಂಬರ್|ಡಿಸೆಂಬರ್
          short-months ಜನ|ಫೆಬ್ರ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|ಡಿಸೆಂ
          short-date-months ಜನವರಿ|ಫೆಬ್ರವರಿ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|ಡಿಸೆಂ
          weekdays ಸೋಮವಾರ|ಮಂಗಳವಾರ|ಬುಧವಾರ|ಗುರುವಾರ|ಶುಕ್ರವಾರ|ಶನಿವಾರ|ಭಾನುವಾರ
          short-weekdays ಸೋಮ|ಮಂಗಳ|ಬುಧ|ಗುರು|ಶುಕ್ರ|ಶನಿ|ಭಾನು
          periods ಪೂರ್ವಾಹ್ನ|ಅಪರಾಹ್ನ; date MMM d; date-with-year MMM d,y; full-date EEEE, MMMM d, y; days MMMM d–|d,y
          days-of-months d MMMM – |d MMMM, y; days-of-years d, MMMM, y – |d, MMMM, y; times {first} – {last}
        ko; same KR; first-weekday sunday; hours 12
          months 1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
          weekdays 월요일|화요일|수요일|목요일|금요일|토요일|일요일; short-weekdays 월|화|수|목|금|토|일
          periods 오전|오후; title y년 MMMM; heading MMMM d일 (EEEE); date MMM d일; date-with-year y년 MMM d일
          full-date y년 MMMM d일 (EEEE); days y년 M월 d일~|d일; days-of-months y년 M월 d일 ~ |M월 d일
          days-of-years y년 M월 d일 ~ |y년 M월 d일; time-12 a h:mm; range {first} ~ {last}; times {first} ~ {last}
        ko-KP = ko; first-weekday monday
        ky; same KG
          months Январь|Февраль|Март|Апрель|Май|Июнь|Июль|Август|Сентябрь|Октябрь|Ноябрь|Декабрь
          short-months Янв|Фев|Мар|Апр|Май|Июн|Июл|Авг|Сен|Окт|Ноя|Дек
          date-months январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
          short-date-months янв.|фев.|мар.|апр.|май|июн.|июл.|авг.|сен.|окт.|ноя.|дек.
          weekdays дүйшөмбү|шейшемби|шаршемби|бейшемби|жума|ишемби|жекшемби
          short-weekdays дүй.|шейш.|шарш.|бейш.|жума|ишм.|жек.; shortest-weekdays дш.|шш.|шр.|бш.|жм.|иш.|жш.
          periods тң|тк; title y-'ж'., MMMM; heading d-MMMM, EEEE; date d-MMM; date-with-year y-'ж'. d-MMM
          full-date y-'ж'. d-MMMM, EEEE; days d–|d-MMMM y-ж.; days-of-months d-MMMM – |d-MMMM y-ж.
          days-of-years d-MMMM y-ж. - |d-MMMM y-ж.; range {first} - {last}
        lb; same LU
          months Januar|Februar|Mäerz|Abrëll|Mee|Juni|Juli|August|September|Oktober|November|Dezember
          short-months Jan|Feb|Mäe|Abr|Mee|Jun|Jul|Aug|Sep|Okt|Nov|Dez
          short-date-months Jan.|Feb.|Mäe.|Abr.|Mee|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
          weekdays Méindeg|Dënschdeg|Mëttwoch|Donneschdeg|Freideg|Samschdeg|Sonndeg
          short-weekdays Méi|Dën|Mët|Don|Fre|Sam|Son; shortest-weekdays Mé.|Dë.|Më.|Do.|Fr.|Sa.|So.
          short-date-weekdays Méi.|Dën.|Mët.|Don.|Fre.|Sam.|Son.
          periods moies|nomëttes; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE, d. MMMM y
          days d.–|d. MMMM y; days-of-months d. MMMM – |d. MMMM y; days-of-years d. MMMM y – |d. MMMM y
          range {first} - {last}
        lo; same LA; first-weekday sunday
          months ມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ
          short-months ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.
          weekdays ວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ|ວັນອາທິດ
          short-weekdays ຈັນ|ອັງຄານ|ພຸດ|ພະຫັດ|ສຸກ|ເສົາ|ອາທິດ; shortest-weekdays ຈ.|ອ.|ພ.|ພຫ.|ສຸ.|ສ.|ອາ.
          periods ກ່ອນທ່ຽງ|ຫຼັງທ່ຽງ; heading EEEE d MMMM; days d/MM/y – |d/MM/y; days-of-months d/MM/y – |d/MM
          days-of-years dd/MM/y – |dd/MM/y
        lt; same LT
          months sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis
          short-months saus.|vas.|kov.|bal.|geg.|birž.|liep.|rugp.|rugs.|spal.|lapkr.|gruod.
          date-months sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio
          weekdays pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis
          short-weekdays pr|an|tr|kt|pn|št|sk; shortest-weekdays Pr|An|Tr|Kt|Pn|Št|Sk
          periods priešpiet|popiet; title y 'm'. LLLL; heading MMMM d 'd'., EEEE; date MM-dd; date-with-year y-MM-dd
          full-date y-MM-dd, EEEE; days y MMMM d–|d; days-of-months y MMMM d – |MMMM d
          days-of-years y MMMM d – |y MMMM d; time-12 hh:mm a
        lv; same LV
          months janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris
          short-months janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
          weekdays Pirmdiena|Otrdiena|Trešdiena|Ceturtdiena|Piektdiena|Sestdiena|Svētdiena
          short-weekdays Pirmd.|Otrd.|Trešd.|Ceturtd.|Piektd.|Sestd.|Svētd.; shortest-weekdays Pr|Ot|Tr|Ce|Pk|Se|Sv
          date-weekdays pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena
          short-date-weekdays pirmd.|otrd.|trešd.|ceturtd.|piektd.|sestd.|svētd.
          periods priekšp.|pēcp.; title y. 'g'. MMMM; heading EEEE, d. MMMM; date d. MMM; date-with-year y. 'g'. d. MMM
          full-date EEEE, y. 'g'. d. MMMM; days y. 'gada 'd.–|d. MMMM; days-of-months y. 'gada 'd. MMMM – |d. MMMM
          days-of-years y. 'gada 'd. MMMM – |y. 'gada 'd. MMMM; range {first} - {last}
        mk; same MK
          months јануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември
          short-months јан.|фев.|мар.|апр.|мај|јун.|јул.|авг.|септ.|окт.|ноем.|дек.
          weekdays понеделник|вторник|среда|четврток|петок|сабота|недела
          short-weekdays пон.|вто.|сре.|чет.|пет.|саб.|нед.
          periods претпл.|попл.; title MMMM y 'г'.; date-with-year d MMM y 'г'.; full-date EEEE, d MMMM y 'г'.
          days dd – |dd MMMM y; days-of-months dd MMMM – |dd MMMM y; days-of-years dd MMMM y – |dd MMMM y
          range {first} - {last}; times {first} – {last}
        ml; same IN; first-weekday sunday; weekend sunday; hours 12
          months ജനുവരി|ഫെബ്രുവരി|മാർച്ച്|ഏപ്രിൽ|മേയ്|ജൂൺ|ജൂലൈ|ഓഗസ്റ്റ്|സെപ്റ്റംബർ|ഒക്‌ടോബർ|നവംബർ|ഡിസംബർ
          short-months ജനു|ഫെബ്രു|മാർ|ഏപ്രി|മേയ്|ജൂൺ|ജൂലൈ|ഓഗ|സെപ്റ്റം|ഒക്ടോ|നവം|ഡിസം
          weekdays തിങ്കളാഴ്‌ച|ചൊവ്വാഴ്‌ച|ബുധനാഴ്‌ച|വ്യാഴാഴ്‌ച|വെള്ളിയാഴ്‌ച|ശനിയാഴ്‌ച|ഞായറാഴ്‌ച
          short-weekdays തിങ്കൾ|ചൊവ്വ|ബുധൻ|വ്യാഴം|വെള്ളി|ശനി|ഞായർ; shortest-weekdays തി|ചൊ|ബു|വ്യാ|വെ|ശ|ഞാ
          date-weekdays തിങ്കളാഴ്‌ച|ചൊവ്വാഴ്ച|ബുധനാഴ്‌ച|വ്യാഴാഴ്‌ച|വെള്ളിയാഴ്‌ച|ശനിയാഴ്‌ച|ഞായറാഴ്‌ച
          title y MMMM; heading MMMM d, EEEE; date MMM d; date-with-year y MMM d; full-date y MMMM d, EEEE
          days y MMMM d – |d; days-of-months y MMMM d – |MMMM d; days-of-years y MMMM d – |y MMMM d
          range {first} - {last}; times {first} – {last}
        mn; same MN
          months Нэгдүгээр сар|Хоёрдугаар сар|Гуравдугаар сар|Дөрөвдүгээр сар|Тавдугаар сар|Зургаадугаар сар|Долоодугаар сар|Наймдугаар сар|Есдүгээр сар|Аравдугаар сар|Арван нэгдүгээр сар|Арван хоёрдугаар сар
          short-months 1-р сар|2-р сар|3-р сар|4-р сар|5-р сар|6-р сар|7-р сар|8-р сар|9-р сар|10-р сар|11-р сар|12-р сар
          date-months нэгдүгээр сар|хоёрдугаар сар|гуравдугаар сар|дөрөвдүгээр сар|тавдугаар сар|зургаадугаар сар|долоодугаар сар|наймдугаар сар|есдүгээр сар|аравдугаар сар|арван нэгдүгээр сар|арван хоёрдугаар сар
          weekdays Даваа|Мягмар|Лхагва|Пүрэв|Баасан|Бямба|Ням; short-weekdays Да|Мя|Лх|Пү|Ба|Бя|Ня
          date-weekdays даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням
          periods ү.ө.|ү.х.; title y 'оны' MMMM; heading MMMM'ын' d. EEEE; date MMM'ын' d
          date-with-year y 'оны' MMM'ын' d; full-date y 'оны' MMMM'ын' d. EEEE; days y оны MMMM/dd – |dd
          days-of-months y оны MMMM/dd – |MMMM/dd; days-of-years y оны MMMM/dd – |y оны MMMM/dd; times {first} – {last}
        mo > ro
        mr; same IN; zero ०; first-weekday sunday; weekend sunday; hours 12
          months जानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे|जून|जुलै|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर
          short-months जाने|फेब्रु|मार्च|एप्रि|मे|जून|जुलै|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
          weekdays सोमवार|मंगळवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार; short-weekdays सोम|मंगळ|बुध|गुरु|शुक्र|शनि|रवि
          shortest-weekdays सो|मं|बु|गु|शु|श|र
          date-with-year d MMM, y; full-date EEEE, d, MMMM y; days d – |d MMMM, y; days-of-months d MMMM – |d MMMM, y
          days-of-years d MMMM, y – |d MMMM, y; time-24 H:mm; times {first} – {last}
        ms; same BN MY; hours 12
          months Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember
          short-months Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
          weekdays Isnin|Selasa|Rabu|Khamis|Jumaat|Sabtu|Ahad; short-weekdays Isn|Sel|Rab|Kha|Jum|Sab|Ahd
          shortest-weekdays Is|Se|Ra|Kh|Ju|Sa|Ah
          periods PG|PTG; days-of-months d MMMM – |d MMMM, y
        ms-ID = ms; first-weekday sunday; hours 24; time-12 h.mm a; time-24 HH.mm
        ms-SG = ms; first-weekday sunday
        mt; same MT; first-weekday sunday
          months Jannar|Frar|Marzu|April|Mejju|Ġunju|Lulju|Awwissu|Settembru|Ottubru|Novembru|Diċembru
          short-months Jan|Fra|Mar|Apr|Mej|Ġun|Lul|Aww|Set|Ott|Nov|Diċ
          weekdays It-Tnejn|It-Tlieta|L-Erbgħa|Il-Ħamis|Il-Ġimgħa|Is-Sibt|Il-Ħadd
          short-weekdays Tne|Tli|Erb|Ħam|Ġim|Sib|Ħad
          heading EEEE, d 'ta'’ MMMM; date MMM d; date-with-year d 'ta'’ MMM, y; full-date EEEE, d 'ta'’ MMMM, y
          days d – |d MMMM y; days-of-months y MMMM d – |MMMM d; days-of-years d MMMM, y – |d MMMM, y
        my; same MM; zero ၀; first-weekday sunday
          months ဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ
          short-months ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ
          weekdays တနင်္လာ|အင်္ဂါ|ဗုဒ္ဓဟူး|ကြာသပတေး|သောကြာ|စနေ|တနင်္ဂနွေ
          periods နံနက်|ညနေ; title y MMMM; heading MMMM d ရက် EEEEနေ့; date-with-year y- MMM d
          full-date y- MMMM d- EEEE; days y- MMMM d – |d; days-of-months y- MMMM d – |MMMM d
          days-of-years y- MMMM d – |y- MMMM d; time-12 a h:mm; times {first} – {last}
        nb = no; same NO SJ
        ne; same NP; zero ०; first-weekday sunday
          months जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर
          weekdays सोमबार|मङ्गलबार|बुधबार|बिहिबार|शुक्रबार|शनिबार|आइतबार
          short-weekdays सोम|मङ्गल|बुध|बिहि|शुक्र|शनि|आइत
          periods पूर्वाह्न|अपराह्न; title y MMMM; heading MMMM d, EEEE; date MMM d; date-with-year y MMM d
          full-date y MMMM d, EEEE; days y MMMM d–|d; days-of-months y MMMM d – |MMMM d
          days-of-years y MMMM d – |y MMMM d
        ne-IN = ne; weekend sunday; hours 12
        nl; same AW BE BQ CW NL SR SX
          months januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
          short-months jan.|feb.|mrt.|apr.|mei|jun.|jul.|aug.|sep.|okt.|nov.|dec.
          weekdays maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag; short-weekdays ma|di|wo|do|vr|za|zo
          periods a.m.|p.m.; heading EEEE d MMMM; full-date EEEE d MMMM y; range {first} - {last}
        nn = no; same NO
          short-date-months jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
          weekdays måndag|tysdag|onsdag|torsdag|fredag|laurdag|søndag; short-weekdays mån|tys|ons|tor|fre|lau|søn
          shortest-weekdays må.|ty.|on.|to.|fr.|la.|sø.; short-date-weekdays må.|ty.|on.|to.|fr.|la.|sø.
          periods f.m.|e.m.
        no
          months januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
          short-months jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des
          short-date-months jan.|feb.|mar.|apr.|mai|jun.|jul.|aug.|sep.|okt.|nov.|des.
          weekdays mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag; short-weekdays man.|tir.|ons.|tor.|fre.|lør.|søn.
          shortest-weekdays ma.|ti.|on.|to.|fr.|lø.|sø.
          periods a.m.|p.m.; heading EEEE d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE d. MMMM y
          days d.–|d. MMMM y; days-of-months d. MMMM–|d. MMMM y; days-of-years d. MMMM y–|d. MMMM y
          range {first}–{last}
        pa; first-weekday sunday; weekend sunday; hours 12
          months ਜਨਵਰੀ|ਫ਼ਰਵਰੀ|ਮਾਰਚ|ਅਪ੍ਰੈਲ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ|ਅਗਸਤ|ਸਤੰਬਰ|ਅਕਤੂਬਰ|ਨਵੰਬਰ|ਦਸੰਬਰ
          short-months ਜਨ|ਫ਼ਰ|ਮਾਰਚ|ਅਪ੍ਰੈ|ਮਈ|ਜੂਨ|ਜੁਲਾ|ਅਗ|ਸਤੰ|ਅਕਤੂ|ਨਵੰ|ਦਸੰ
          weekdays ਸੋਮਵਾਰ|ਮੰਗਲਵਾਰ|ਬੁੱਧਵਾਰ|ਵੀਰਵਾਰ|ਸ਼ੁੱਕਰਵਾਰ|ਸ਼ਨਿੱਚਰਵਾਰ|ਐਤਵਾਰ
          short-weekdays ਸੋਮ|ਮੰਗਲ|ਬੁੱਧ|ਵੀਰ|ਸ਼ੁੱਕਰ|ਸ਼ਨਿੱਚਰ|ਐਤ; shortest-weekdays ਸੋਮ|ਮੰਗ|ਬੁੱਧ|ਵੀਰ|ਸ਼ੁੱਕ|ਸ਼ਨਿੱ|ਐਤ
          periods ਪੂ.ਦੁ.|ਬਾ.ਦੁ.
        pa-Arab; same PK; zero ۰; direction right-to-left; first-weekday sunday; hours 12
          months جنوری|فروری|مارچ|اپریل|مئ|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
          weekdays پیر|منگل|بُدھ|جمعرات|جمعہ|ہفتہ|اتوار
          title y MMMM; heading MMMM d, EEEE; date MMM d; date-with-year y MMM d; full-date y MMMM d, EEEE
          days y MMMM d–|d; days-of-months y MMMM d – |MMMM d; days-of-years y MMMM d – |y MMMM d
        pa-Guru = pa; same IN
        pa-IN > pa-Guru-IN
        pa-PK > pa-Arab-PK
        pl; same PL
          months styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
          short-months sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
          date-months stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
          weekdays poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela
          short-weekdays pon.|wt.|śr.|czw.|pt.|sob.|niedz.; shortest-weekdays pon|wto|śro|czw|pią|sob|nie
          title LLLL y; days-of-months d MMMM–|d MMMM y; days-of-years d MMMM y–|d MMMM y
        ps; same AF; zero ۰; direction right-to-left; first-weekday saturday; weekend thursday|friday
          months جنوري|فېبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سپتمبر|اکتوبر|نومبر|دسمبر
          short-months جنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سپتمبر|اکتوبر|نومبر|دسمبر
          date-months جنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سېپتمبر|اکتوبر|نومبر|دسمبر
          short-date-months جنوري|فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سېپتمبر|اکتوبر|نومبر|دسمبر
          weekdays دونۍ|درېنۍ|څلرنۍ|پينځنۍ|جمعه|اونۍ|يونۍ
          periods غ.م.|غ.و.; title y MMMM; heading EEEE, MMMM d; date MMM d; date-with-year y MMM d
          full-date y MMMM d, EEEE; days y MMMM d–|d; days-of-months y MMMM d – |MMMM d
          days-of-years MMMM d, y – |MMMM d, y
        ps-PK = ps; first-weekday sunday; weekend saturday|sunday; hours 12
        pt; same BR; first-weekday sunday
          months janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
          short-months jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
          weekdays segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
          short-weekdays seg.|ter.|qua.|qui.|sex.|sáb.|dom.
          title MMMM 'de' y; heading EEEE, d 'de' MMMM; date d 'de' MMM; date-with-year d 'de' MMM 'de' y
          full-date EEEE, d 'de' MMMM 'de' y; days d – |d 'de 'MMMM 'de 'y
          days-of-months d 'de 'MMMM – |d 'de 'MMMM 'de 'y; days-of-years d 'de 'MMMM 'de 'y – |d 'de 'MMMM 'de 'y
          range {first} - {last}; times {first} – {last}
        pt-AO = pt-PT
        pt-CH = pt-PT; first-weekday monday
        pt-CV = pt-PT
        pt-FR > pt-PT
        pt-GQ = pt-PT
        pt-GW = pt-PT
        pt-LU = pt-PT; first-weekday monday
        pt-MO = pt-PT; hours 12
        pt-MZ = pt-PT
        pt-PT = pt
          short-weekdays segunda|terça|quarta|quinta|sexta|sábado|domingo
          shortest-weekdays seg.|ter.|qua.|qui.|sex.|sáb.|dom.
          periods a.m.|p.m.; heading cccc, d 'de' MMMM; date d/MM; date-with-year d/MM/y; full-date EEEE, d/MM/y
          days d–|d 'de 'MMMM 'de 'y
        pt-ST = pt-PT
        pt-TL = pt-PT
        ro; same RO
          months ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
          short-months ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
          weekdays luni|marți|miercuri|joi|vineri|sâmbătă|duminică; short-weekdays lun.|mar.|mie.|joi|vin.|sâm.|dum.
          shortest-weekdays lu.|ma.|mi.|joi|vi.|sâ.|du.
          periods a.m.|p.m.
        ro-MD = ro; short-weekdays Lun|Mar|Mie|Joi|Vin|Sâm|Dum; shortest-weekdays Lu|Ma|Mi|Jo|Vi|Sâ|Du
        ru; same BY KG KZ MD RU
          months январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
          short-months янв.|февр.|март|апр.|май|июнь|июль|авг.|сент.|окт.|нояб.|дек.
          date-months января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
          short-date-months янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
          weekdays понедельник|вторник|среда|четверг|пятница|суббота|воскресенье; short-weekdays пн|вт|ср|чт|пт|сб|вс
          title LLLL y 'г'.; heading cccc, d MMMM; date-with-year d MMM y 'г'.; full-date EEEE, d MMMM y 'г'.
          days d–|d MMMM y г.; days-of-months d MMMM – |d MMMM y г.; days-of-years d MMMM y г. – |d MMMM y г.
        ru-UA = ru; days-of-years d MMMM y – |d MMMM y
        sh > sr-Latn
        si; same LK
          months ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්
          short-months ජන|පෙබ|මාර්|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝ|සැප්|ඔක්|නොවැ|දෙසැ
          short-date-months ජන|පෙබ|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝ|සැප්|ඔක්|නොවැ|දෙසැ
          weekdays සඳුදා|අඟහරුවාදා|බදාදා|බ්‍රහස්පතින්දා|සිකුරාදා|සෙනසුරාදා|ඉරිදා
          short-weekdays සඳුදා|අඟහ|බදාදා|බ්‍රහස්|සිකු|සෙන|ඉරිදා; shortest-weekdays සඳු|අඟ|බදා|බ්‍රහ|සිකු|සෙන|ඉරි
          periods පෙ.ව.|ප.ව.; title y MMMM; heading MMMM d EEEE; date MMM d; date-with-year y MMM d
          full-date y MMMM d, EEEE; days y MMMM d – |d; days-of-months y MMMM d – |MMMM d
          days-of-years y MMMM d – |y MMMM d; time-12 a h.mm; time-24 HH.mm
        sk; same SK
          months január|február|marec|apríl|máj|jún|júl|august|september|október|november|december
          short-months jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec
          date-months januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra
          weekdays pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa; short-weekdays po|ut|st|št|pi|so|ne
          title LLLL y; heading EEEE d. MMMM; date d. M.; date-with-year d. M. y; full-date EEEE d. M. y
          days d. – |d. M. y; days-of-months d. M. – |d. M. y; days-of-years d. M. y – |d. M. y; time-24 H:mm
          times {first} – {last}
        sl; same SI
          months januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december
          short-months jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
          weekdays ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja
          short-weekdays pon.|tor.|sre.|čet.|pet.|sob.|ned.
          periods dop.|pop.; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y; full-date EEEE, d. MMMM y
          days d.–|d. MMMM y; days-of-months d. MMMM–|d. MMMM y; days-of-years d. MMMM y–|d. MMMM y
          range {first}–{last}
        so; same SO; hours 12
          months Jannaayo|Febraayo|Maarso|Abriil|May|Juun|Luuliyo|Ogost|Sebtembar|Oktoobar|Nofembar|Desembar
          short-months Jan|Feb|Mar|Abr|May|Jun|Lul|Ogs|Seb|Okt|Nof|Dis
          date-months Bisha Koobaad|Bisha Labaad|Bisha Saddexaad|Bisha Afraad|Bisha Shanaad|Bisha Lixaad|Bisha Todobaad|Bisha Sideedaad|Bisha Sagaalaad|Bisha Tobnaad|Bisha Kow iyo Tobnaad|Bisha Laba iyo Tobnaad
          weekdays Isniin|Talaado|Arbaco|Khamiis|Jimco|Sabti|Axad; short-weekdays Isn|Tldo|Arbc|Khms|Jmc|Sbti|Axd
          shortest-weekdays Isn|Tldo|Arbaco|Khms|Jmc|Sbti|Axd
          periods GH|GD; heading EEEE, MMMM d; date MMM d; date-with-year MMM d, y; full-date EEEE, MMMM d, y
          days dd–|dd MMMM y; days-of-months dd MMMM – |dd MMMM y; days-of-years dd MMMM y – |dd MMMM y
          range {first} - {last}
        so-DJ = so; first-weekday saturday
        so-ET = so; first-weekday sunday
        so-KE = so; first-weekday sunday; hours 24
        sq; same AL; hours 12
          months janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor
          short-months jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj
          weekdays e hënë|e martë|e mërkurë|e enjte|e premte|e shtunë|e diel; short-weekdays hën|mar|mër|enj|pre|sht|die
          short-date-weekdays Hën|Mar|Mër|Enj|Pre|Sht|Die
          periods p.d.|m.d.; days d – |d MMMM y; range {first} - {last}; times {first} – {last}
        sq-MK = sq; hours 24
        sq-XK = sq; hours 24
        sr
          months јануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар
          short-months јан|феб|мар|апр|мај|јун|јул|авг|сеп|окт|нов|дец
          weekdays понедељак|уторак|среда|четвртак|петак|субота|недеља; short-weekdays пон|уто|сре|чет|пет|суб|нед
          shortest-weekdays по|ут|ср|че|пе|су|не
          title MMMM y.; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y.; full-date EEEE, d. MMMM y.
          days dd.–|dd. MMMM y.; days-of-months dd. MMMM – |dd. MMMM y.; days-of-years dd. MMMM y. – |dd. MMMM y.
        sr-BA > sr-Cyrl-BA
        sr-Cyrl = sr; same RS
        sr-Cyrl-BA = sr-Cyrl
          weekdays понедјељак|уторак|сриједа|четвртак|петак|субота|недјеља; short-weekdays пон|уто|сри|чет|пет|суб|нед
          short-date-weekdays пон|уто|сре|чет|пет|суб|нед
          periods прије подне|по подне
        sr-Cyrl-ME = sr-Cyrl
          short-months јан|феб|март|апр|мај|јун|јул|авг|септ|окт|нов|дец
          weekdays понедељак|уторак|сриједа|четвртак|петак|субота|недјеља
          periods прије подне|по подне
        sr-Cyrl-XK = sr-Cyrl; short-months јан|феб|март|апр|мај|јун|јул|авг|септ|окт|нов|дец
        sr-Latn; same RS
          months januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar
          short-months jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec
          weekdays ponedeljak|utorak|sreda|četvrtak|petak|subota|nedelja; short-weekdays pon|uto|sre|čet|pet|sub|ned
          shortest-weekdays po|ut|sr|če|pe|su|ne
          title MMMM y.; heading EEEE, d. MMMM; date d. MMM; date-with-year d. MMM y.; full-date EEEE, d. MMMM y.
          days dd.–|dd. MMMM y.; days-of-months dd. MMMM – |dd. MMMM y.; days-of-years dd. MMMM y. – |dd. MMMM y.
        sr-Latn-BA = sr-Latn
          weekdays ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja; short-weekdays pon|uto|sri|čet|pet|sub|ned
          short-date-weekdays pon|uto|sre|čet|pet|sub|ned
          periods prije podne|po podne
        sr-Latn-ME = sr-Latn
          short-months jan|feb|mart|apr|maj|jun|jul|avg|sept|okt|nov|dec
          weekdays ponedeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
          periods prije podne|po podne
        sr-Latn-XK = sr-Latn; short-months jan|feb|mart|apr|maj|jun|jul|avg|sept|okt|nov|dec
        sr-ME > sr-Latn-ME
        sr-RO > sr-Latn
        sr-RS > sr-Cyrl-RS
        sr-RU > sr-Latn
        sr-TR > sr-Latn
        sr-XK > sr-Cyrl-XK
        sv; same AX SE
          months januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
          short-months jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
          weekdays måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag; short-weekdays mån|tis|ons|tors|fre|lör|sön
          shortest-weekdays må|ti|on|to|fr|lö|sö
          periods fm|em; heading EEEE d MMMM; full-date EEEE d MMMM y; days-of-months d MMMM–|d MMMM y
          days-of-years d MMMM y–|d MMMM y
        sv-FI = sv; time-12 h.mm a; time-24 HH.mm
        sw; same CD TZ
          months Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba
          short-months Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
          weekdays Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
          days d – |d MMMM y; days-of-months d – |d MMMM y; times {first} – {last}
        sw-KE = sw; first-weekday sunday
        sw-UG = sw; weekend sunday
        ta; same IN; first-weekday sunday; weekend sunday; hours 12
          months ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்
          short-months ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச.
          weekdays திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு
          short-weekdays திங்.|செவ்.|புத.|வியா.|வெள்.|சனி|ஞாயி.; shortest-weekdays தி|செ|பு|வி|வெ|ச|ஞா
          periods முற்பகல்|பிற்பகல்; heading MMMM d, EEEE; date MMM d; date-with-year d MMM, y
          full-date EEEE, d MMMM, y; days d – |d MMMM, y; days-of-months d MMMM – |d MMMM, y
          days-of-years d MMMM, y – |d MMMM, y; time-12 a h:mm; times {first} – {last}
        ta-LK = ta; first-weekday monday; weekend saturday|sunday; hours 24
        ta-MY = ta; first-weekday monday; weekend saturday|sunday
        ta-SG = ta; weekend saturday|sunday
        te; same IN; first-weekday sunday; weekend sunday; hours 12
          months జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జులై|ఆగస్టు|సెప్టెంబర్|అక్టోబర్|నవంబర్|డిసెంబర్
          short-months జన|ఫిబ్ర|మార్చి|ఏప్రి|మే|జూన్|జులై|ఆగ|సెప్టెం|అక్టో|నవం|డిసెం
          weekdays సోమవారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం|శనివారం|ఆదివారం
          short-weekdays సోమ|మంగళ|బుధ|గురు|శుక్ర|శని|ఆది; shortest-weekdays సోమ|మం|బుధ|గురు|శుక్ర|శని|ఆది
          heading d MMMM, EEEE; date-with-year d, MMM y; full-date d MMMM, y, EEEE; days d–|d MMMM, y
          days-of-months d MMMM – |d MMMM, y; days-of-years d MMMM, y – |d MMMM, y
        th; same TH; first-weekday sunday
          months มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม
          short-months ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.
          weekdays วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์
          short-weekdays จ.|อ.|พ.|พฤ.|ศ.|ส.|อา.
          periods ก่อนเที่ยง|หลังเที่ยง; heading EEEE d MMMM; full-date EEEEที่ d MMMM y; time-24 HH:mm น.
          times {first} – {last}
        tl > fil
        tr; same TR
          months Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
          short-months Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
          weekdays Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar; short-weekdays Pzt|Sal|Çar|Per|Cum|Cmt|Paz
          shortest-weekdays Pt|Sa|Ça|Pe|Cu|Ct|Pa
          periods ÖÖ|ÖS; heading d MMMM EEEE; full-date d MMMM y EEEE; time-12 a h:mm
        tr-CY = tr; hours 12
        uk; same UA
          months січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень
          short-months січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру
          date-months січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
          short-date-months січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
          weekdays понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя; short-weekdays пн|вт|ср|чт|пт|сб|нд
          periods дп|пп; title LLLL y 'р'.; date-with-year d MMM y 'р'.; full-date EEEE, d MMMM y 'р'.
          days d–|d MMMM y р.; days-of-months d MMMM – |d MMMM y р.; days-of-years d MMMM y – |d MMMM y рр.
        ur; same PK; direction right-to-left; first-weekday sunday; hours 12
          months جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
          weekdays پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار
          heading EEEE، d MMMM; date-with-year d MMM، y; full-date EEEE، d MMMM، y; days-of-months d MMMM – |d MMMM، y
          days-of-years d MMMM، y – |d MMMM، y
        ur-IN = ur; zero ۰; weekend sunday
        uz
          months Yanvar|Fevral|Mart|Aprel|May|Iyun|Iyul|Avgust|Sentabr|Oktabr|Noyabr|Dekabr
          short-months Yan|Fev|Mar|Apr|May|Iyn|Iyl|Avg|Sen|Okt|Noy|Dek
          date-months yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr
          short-date-months yan|fev|mar|apr|may|iyn|iyl|avg|sen|okt|noy|dek
          weekdays dushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba
          short-weekdays Dush|Sesh|Chor|Pay|Jum|Shan|Yak; shortest-weekdays Du|Se|Ch|Pa|Ju|Sh|Ya
          periods TO|TK; title MMMM, y; heading EEEE, d-MMMM; date d-MMM; date-with-year d-MMM, y
          full-date EEEE, d-MMMM, y; days d – |d-MMMM, y; days-of-months d-MMMM – |d-MMMM, y
          days-of-years d-MMMM, y – |d-MMMM, y
        uz-AF > uz-Arab-AF
        uz-Arab; same AF; zero ۰; direction right-to-left; first-weekday saturday; weekend thursday|friday
          months جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
          short-months جنو|فبر|مار|اپر|می|جون|جول|اگس|سپت|اکت|نوم|دسم
          weekdays دوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه; short-weekdays د.|س.|چ.|پ.|ج.|ش.|ی.
          title y MMMM; heading MMMM d, EEEE; date MMM d; date-with-year y MMM d; full-date y MMMM d, EEEE
          days y MMMM d–|d; days-of-months y MMMM d – |MMMM d; days-of-years y MMMM d – |y MMMM d
        uz-CN > uz-Cyrl
        uz-Cyrl; same UZ
          months январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр
          short-months янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек
          weekdays душанба|сешанба|чоршанба|пайшанба|жума|шанба|якшанба; short-weekdays душ|сеш|чор|пай|жум|шан|якш
          shortest-weekdays ду|се|чо|па|жу|ша|як
          periods ТО|ТК; title MMMM, y; date-with-year d MMM, y; full-date EEEE, d-MMMM, y; days d – |d MMMM, y
          days-of-months d MMMM – |d MMMM, y; days-of-years d MMMM, y – |d MMMM, y
        uz-Latn = uz; same UZ
        uz-UZ > uz-Latn-UZ
        vi; same VN
          months Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
          short-months Thg 1|Thg 2|Thg 3|Thg 4|Thg 5|Thg 6|Thg 7|Thg 8|Thg 9|Thg 10|Thg 11|Thg 12
          date-months tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12
          short-date-months thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
          weekdays Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật
          short-weekdays Th 2|Th 3|Th 4|Th 5|Th 6|Th 7|CN; shortest-weekdays T2|T3|T4|T5|T6|T7|CN
          periods SA|CH; title MMMM 'năm' y; date-with-year d MMM, y; full-date EEEE, d MMMM, y; days d – |d MMMM, y
          days-of-months d MMMM – |d MMMM, y; days-of-years 'Ngày 'dd 'tháng 'M 'năm 'y - 'Ngày '|dd 'tháng 'M 'năm 'y
          time-24 H:mm; range {first} - {last}
        zh; first-weekday sunday
          months 一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月; short-months 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
          weekdays 星期一|星期二|星期三|星期四|星期五|星期六|星期日; short-weekdays 周一|周二|周三|周四|周五|周六|周日
          periods 上午|下午; title y年M月; heading M月d日EEEE; date M月d日; date-with-year y年M月d日; full-date y年M月d日EEEE
          days y年M月d日至|d日; days-of-months y年M月d日至|M月d日; days-of-years y年M月d日至|y年M月d日; time-12 ah:mm
        zh-AU > zh-Hant
        zh-BN > zh-Hant
        zh-CN > zh-Hans-CN
        zh-GB > zh-Hant
        zh-GF > zh-Hant
        zh-Hans = zh; same CN
        zh-Hans-HK = zh-Hans; hours 12
        zh-Hans-MO = zh-Hans; hours 12
        zh-Hans-SG = zh-Hans; hours 12
        zh-Hant; same TW; first-weekday sunday; hours 12
          months 1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
          weekdays 星期一|星期二|星期三|星期四|星期五|星期六|星期日; short-weekdays 週一|週二|週三|週四|週五|週六|週日; shortest-weekdays 一|二|三|四|五|六|日
          periods 上午|下午; title y年M月; heading M月d日 EEEE; date M月d日; date-with-year y年M月d日; full-date y年M月d日 EEEE
          days y年M月d日至|d日; days-of-months y年M月d日至|M月d日; days-of-years y年M月d日至|y年M月d日; time-12 ah:mm
          times {first} – {last}
        zh-Hant-HK = zh-Hant; heading M月d日EEEE; full-date y年M月d日EEEE
        zh-Hant-MO = zh-Hant-HK
        zh-HK > zh-Hant-HK
        zh-ID > zh-Hant
        zh-MO > zh-Hant-MO
        zh-PA > zh-Hant
        zh-PF > zh-Hant
        zh-PH > zh-Hant
        zh-SG > zh-Hans-SG
        zh-SR > zh-Hant
        zh-TH > zh-Hant
        zh-TW > zh-Hant-TW
        zh-US > zh-Hant
        zh-VN > zh-Hant
        zu; same ZA; first-weekday sunday
          months Januwari|Februwari|Mashi|Ephreli|Meyi|Juni|Julayi|Agasti|Septhemba|Okthoba|Novemba|Disemba
          short-months Jan|Feb|Mas|Eph|Mey|Jun|Jul|Aga|Sep|Okt|Nov|Dis
          weekdays UMsombuluko|ULwesibili|ULwesithathu|ULwesine|ULwesihlanu|UMgqibelo|ISonto
          short-weekdays Mso|Bil|Tha|Sin|Hla|Mgq|Son
          heading EEEE, MMMM d; date MMM d; date-with-year MMM d, y; full-date EEEE, MMMM d, y; days MMMM d – |d, y
          days-of-months MMMM d – |MMMM d, y; days-of-years MMMM d, y – |MMMM d, y; times {first} – {last}
        """#)
}
