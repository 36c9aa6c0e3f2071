/// The charsets that are read, and the labels that name them.
///
/// Names and labels follow the WHATWG Encoding Standard (section 4.2: `iso-8859-1` means windows-1252, `gb2312` means
/// gb18030, `ks_c_5601-1987` means euc-kr as cp949) and the IANA registry, with further labels that mail uses. The
/// labels that the standard refuses to decode (`iso-2022-kr`, `hz-gb-2312`) name their charsets here; `x-user-defined`
/// names none and has no row. A row is the name that is reported, how the charset is decoded, and all labels in lower
/// case. The page <doc:Charsets> shows the table; a test compares the two.
enum CharsetTable {
    struct Row: Sendable {
        var name: String
        var family: Charset.Family
        var labels: String

        init(_ name: String, _ family: Charset.Family, _ labels: String) {
            self.name = name
            self.family = family
            self.labels = labels
        }

        /// A single-byte charset whose table in ``SingleByteTables`` has its name.
        init(_ name: String, _ labels: String) { self.init(name, .singleByte(name), labels) }
    }

    static let rows: [Row] = [
        Row("armscii-8", "armscii-8 armscii8"),
        Row(
            "big5", .doubleByte(.big5),
            """
            big-5 big5 big5-2003 big5-eten big5-hkscs big5-hkscs:2008 big5hkscs cn-big5 cp950 cp951 csbig5
            csbig5hkscs ms950 windows-950 x-big5 x-windows-950 x-x-big5
            """),
        Row("euc-jisx0213", .doubleByte(.eucJISX0213), "euc-jis-2004 euc-jis-x-0213 euc-jisx0213"),
        Row(
            "euc-jp", .doubleByte(.eucJP),
            """
            cp20932 cp51932 cseucpkdfmtjapanese euc-jp eucjp eucjp-ms eucjp-open eucjp-win
            extended_unix_code_packed_format_for_japanese ujis x-euc-jp x-eucjp
            """),
        Row(
            "euc-kr", .doubleByte(.eucKR),
            """
            5601 cp51949 cp949 cseuckr csksc56011987 euc-kr euckr iso-ir-149 korean ks-c-5601-1987 ks_c_5601
            ks_c_5601-1987 ks_c_5601-1989 ks_x_1001 ks_x_1001:1992 ksc5601 ksc5601-1987 ksc5601-1992 ksc_5601
            ksx1001 ms949 uhc windows-949 x-windows-949
            """),
        Row("euc-tw", .doubleByte(.eucTW), "cns11643 cp51950 euc-tw x-euc-tw"),
        Row(
            "gb18030", .doubleByte(.gb18030),
            """
            chinese cn-gb cp20936 cp51936 cp54936 cp936 csgb18030 csgb2312 csgbk csiso58gb231280 euc-cn euccn
            gb-18030 gb18030 gb18030-2000 gb18030-2005 gb18030-2022 gb2312 gb2312-80 gb_2312 gb_2312-1980 gb_2312-80
            gbk iso-ir-58 ms936 windows-936 x-gb2312 x-gbk
            """),
        Row("georgian-academy", "georgian-academy"),
        Row("georgian-ps", "georgian-ps"),
        Row("hp-roman8", "cp1051 cshproman8 hp-roman8 ibm1051 r8 roman8"),
        Row("hz-gb-2312", .hz, "cp52936 hz hz-gb hz-gb-2312"),
        Row("ibm1125", "1125 cp-1125 cp1125 cp866u csibm1125 ibm-1125 ibm1125 ruscii"),
        Row("ibm437", "437 cp-437 cp437 csibm437 cspc8codepage437 ibm-437 ibm437"),
        Row("ibm720", "720 cp-720 cp720 csibm720 ibm-720 ibm720"),
        Row("ibm737", "737 cp-737 cp737 csibm737 ibm-737 ibm737"),
        Row("ibm775", "775 cp-775 cp775 csibm775 cspc775baltic ibm-775 ibm775"),
        Row("ibm850", "850 cp-850 cp850 csibm850 cspc850multilingual ibm-850 ibm850"),
        Row("ibm852", "852 cp-852 cp852 csibm852 cspcp852 ibm-852 ibm852"),
        Row("ibm855", "855 cp-855 cp855 csibm855 ibm-855 ibm855"),
        Row("ibm857", "857 cp-857 cp857 csibm857 ibm-857 ibm857"),
        Row("ibm858", "858 ccsid00858 cp-858 cp00858 cp858 csibm858 ibm-858 ibm00858 ibm858 pc-multilingual-850+euro"),
        Row("ibm860", "860 cp-860 cp860 csibm860 ibm-860 ibm860"),
        Row("ibm861", "861 cp-861 cp-is cp861 csibm861 ibm-861 ibm861"),
        Row("ibm862", "862 cp-862 cp862 csibm862 cspc862latinhebrew ibm-862 ibm862"),
        Row("ibm863", "863 cp-863 cp863 csibm863 ibm-863 ibm863"),
        Row("ibm864", "864 cp-864 cp864 csibm864 ibm-864 ibm864"),
        Row("ibm865", "865 cp-865 cp865 csibm865 ibm-865 ibm865"),
        Row("ibm866", "866 cp-866 cp866 csibm866 ibm-866 ibm866"),
        Row("ibm869", "869 cp-869 cp-gr cp869 csibm869 ibm-869 ibm869"),
        Row("iso-2022-cn", .iso2022(.chinese), "cp50227 csiso2022cn csiso2022cnext iso-2022-cn iso-2022-cn-ext"),
        Row(
            "iso-2022-jp", .iso2022(.japanese),
            """
            _iso-2022-jp$esc _iso-2022-jp$sio cp50220 cp50221 cp50222 csiso2022jp csiso2022jp2 iso-2022-jp
            iso-2022-jp-1 iso-2022-jp-2 iso-2022-jp-2004 iso-2022-jp-3 iso-2022-jp-ms iso2022jp jis jis7 jis8
            """),
        Row("iso-2022-kr", .iso2022(.korean), "cp50225 csiso2022kr iso-2022-kr"),
        Row("iso-8859-10", "cp919 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 iso_8859-10:1992 l6 latin6"),
        Row("iso-8859-13", "cp921 iso-8859-13 iso-ir-179 iso8859-13 iso885913 l7 latin7"),
        Row("iso-8859-14", "iso-8859-14 iso-celtic iso-ir-199 iso8859-14 iso885914 iso_8859-14:1998 l8 latin8"),
        Row(
            "iso-8859-15",
            """
            8859_15 cp923 csiso885915 csisolatin9 iso-8859-15 iso-ir-203 iso8859-15 iso885915 iso_8859-15 l9 latin-9
            latin9
            """),
        Row("iso-8859-16", "iso-8859-16 iso-ir-226 iso8859-16 iso885916 iso_8859-16:2001 l10 latin10"),
        Row(
            "iso-8859-2",
            "8859_2 cp912 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2"),
        Row(
            "iso-8859-3",
            "8859_3 cp913 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3"),
        Row(
            "iso-8859-4",
            "8859_4 cp914 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4"),
        Row(
            "iso-8859-5",
            """
            8859_5 cp915 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5
            iso_8859-5:1988
            """),
        Row(
            "iso-8859-6",
            """
            8859_6 arabic asmo-708 cp1089 cp708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6
            iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6-e iso_8859-6-i
            iso_8859-6:1987
            """),
        Row(
            "iso-8859-7",
            """
            8859_7 cp813 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597
            iso_8859-7 iso_8859-7:1987 sun_eu_greek
            """),
        Row(
            "iso-8859-8",
            """
            8859_8 cp916 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598
            iso_8859-8 iso_8859-8-e iso_8859-8:1988 visual
            """),
        Row("iso-8859-8-i", .singleByte("iso-8859-8"), "csiso88598i iso-8859-8-i iso_8859-8-i logical"),
        Row("johab", .doubleByte(.johab), "cp1361 johab ms1361"),
        Row("koi8-r", "cp878 cskoi8r koi koi-8-r koi8 koi8-r koi8_r koi8r"),
        Row("koi8-t", "koi8-t"),
        Row("koi8-u", "cp1168 cp21866 cskoi8u koi8-ru koi8-u koi8u"),
        Row("kz-1048", "cskz1048 kz-1048 rk1048 strk1048-2002"),
        Row("macintosh", "apple-roman cp10000 csmacintosh mac mac-roman macintosh macroman x-mac-roman"),
        Row("pt154", "cp154 csptcp154 cyrillic-asian pt154 ptcp154"),
        Row(
            "shift_jis", .doubleByte(.shiftJIS),
            """
            cp932 cp942 cp943 csshiftjis cswindows31j ms-kanji ms932 ms_kanji shift-jis shift_jis shiftjis sjis
            windows-31j windows-932 x-ms-cp932 x-shift-jis x-sjis
            """),
        Row("shift_jisx0213", .doubleByte(.shiftJISX0213), "shift-jisx0213 shift_jis-2004 shift_jisx0213 sjis-2004"),
        Row("tcvn", "tcvn tcvn-5712 tcvn5712-1 tcvn5712-1:1993 x-viet-tcvn x-viet-tcvn5712"),
        Row("utf-16", .utf16(nil), "csunicode csutf16 iso-10646-ucs-2 ucs-2 unicode utf-16"),
        Row("utf-16be", .utf16(.big), "cp1201 csutf16be ucs-2be unicodefffe utf-16be"),
        Row("utf-16le", .utf16(.little), "cp1200 csutf16le ucs-2le unicodefeff utf-16le"),
        Row("utf-32", .utf32(nil), "csucs4 csutf32 iso-10646-ucs-4 ucs-4 utf-32"),
        Row("utf-32be", .utf32(.big), "cp12001 ucs-4be utf-32be"),
        Row("utf-32le", .utf32(.little), "cp12000 ucs-4le utf-32le"),
        Row(
            "utf-7", .utf7(isIMAP: false),
            """
            cp65000 csunicode11utf7 csutf7 unicode-1-1-utf-7 unicode-2-0-utf-7 utf-7 utf7 x-unicode-1-1-utf-7
            x-unicode-2-0-utf-7
            """),
        Row("utf-7-imap", .utf7(isIMAP: true), "imap-utf-7 utf-7-imap utf7-imap x-imap4-modified-utf7"),
        Row(
            "utf-8", .utf8,
            """
            al32utf8 cp65001 csutf8 unicode-1-1-utf-8 unicode-2-0-utf-8 unicode11utf8 unicode20utf8 utf-8 utf-8-mac
            utf-8-sig utf-8-strict utf-8n utf8 utf8mb3 utf8mb4 x-unicode20utf8
            """),
        Row("viscii", "csviscii viscii viscii1.1-1"),
        Row("windows-1250", "cp1250 cswindows1250 ms-ee windows-1250 x-cp1250"),
        Row("windows-1251", "ansi-1251 cp1251 cswindows1251 ms-cyrl win-cyrillic windows-1251 x-cp1251"),
        Row(
            "windows-1252",
            """
            646 8859_1 ansi ansi_x3.110-1983 ansi_x3.4-1968 ansi_x3.4-1986 ascii ascii-us cp1252 cp367 cp819 csascii
            csisolatin1 cswindows1252 ibm367 ibm819 iso-8859 iso-8859-1 iso-8859-1-i iso-8859-1-windows-3.0-latin-1
            iso-8859-1-windows-3.1-latin-1 iso-ir-100 iso-ir-6 iso-latin-1 iso646-us iso8859-1 iso88591
            iso_646.irv:1991 iso_8859 iso_8859-1 iso_8859-1:1987 l1 latin-1 latin1 ms-ansi us us-ascii usascii
            west-european-iso western windows-1252 x-cp1252
            """),
        Row("windows-1253", "cp1253 cswindows1253 ms-greek windows-1253 x-cp1253"),
        Row(
            "windows-1254",
            """
            8859_9 cp1254 cp920 csisolatin5 cswindows1254 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9
            iso_8859-9:1989 l5 latin5 ms-turk turkish windows-1254 x-cp1254
            """),
        Row("windows-1255", "cp1255 cswindows1255 ms-hebr windows-1255 x-cp1255"),
        Row("windows-1256", "cp1256 cswindows1256 ms-arab windows-1256 x-cp1256"),
        Row("windows-1257", "cp1257 cswindows1257 winbaltrim windows-1257 x-cp1257"),
        Row("windows-1258", "cp1258 cswindows1258 vietnamese windows-1258 x-cp1258"),
        Row(
            "windows-874",
            """
            cp874 cstis620 dos-874 ibm874 iso-8859-11 iso-8859-11:2001 iso-ir-166 iso8859-11 iso885911 thai tis-620
            tis-620-0 tis-620-2533 tis620 tis620.2533-0 windows-874 x-tis620
            """),
        Row("x-mac-arabic", "cp10004 mac-arabic x-mac-arabic"),
        Row(
            "x-mac-ce",
            """
            cp10029 mac-ce mac-centraleurope mac-latin2 maccentraleurope x-mac-ce x-mac-central-europe
            x-mac-centraleurroman
            """),
        Row("x-mac-croatian", "cp10082 mac-croatian x-mac-croatian"),
        Row("x-mac-cyrillic", "cp10007 cp10017 mac-cyrillic mac-uk mac-ukraine x-mac-cyrillic x-mac-ukrainian"),
        Row("x-mac-farsi", "mac-farsi x-mac-farsi"),
        Row("x-mac-greek", "cp10006 mac-greek x-mac-greek"),
        Row("x-mac-icelandic", "cp10079 mac-iceland mac-icelandic mac-is x-mac-icelandic"),
        Row("x-mac-romanian", "cp10010 mac-romania mac-romanian x-mac-romanian"),
        Row("x-mac-turkish", "cp10081 mac-turkish x-mac-turkish"),
    ]
}
