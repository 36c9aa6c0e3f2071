/// The charsets that are read, and the labels that name them.
///
/// Names and labels follow the WHATWG Encoding Standard (section 4.2: `iso-8859-1` means windows-1252, `gb2312` means
/// gb18030, `ks_c_5601-1987` means euc-kr as cp949), widened by what mail has beside them. A row is the name as we
/// report it, iconv's name, how it is decoded, and all labels in lower case.
enum CharsetTable {
    struct Row: Sendable {
        var name: String
        var iconvName: String
        var family: Charset.Family
        var labels: String
    }

    static let rows: [Row] = [
        Row(name: "armscii-8", iconvName: "ARMSCII-8", family: .singleByte, labels: "armscii-8"),
        Row(
            name: "big5", iconvName: "BIG5-HKSCS", family: .multiByte,
            labels: """
                big-5 big5 big5-hkscs big5hkscs cn-big5 cp950 csbig5 ms950 windows-950 x-big5 x-x-big5
                """),
        Row(
            name: "euc-jp", iconvName: "EUC-JP-MS", family: .multiByte,
            labels: """
                cp51932 cseucpkdfmtjapanese euc-jp eucjp eucjp-ms ujis x-euc-jp
                """),
        Row(
            name: "euc-kr", iconvName: "CP949", family: .multiByte,
            labels: """
                5601 cp949 cseuckr csksc56011987 euc-kr euckr iso-ir-149 korean ks-c-5601-1987 ks_c_5601 \
                ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc5601-1987 ksc_5601 ms949 uhc windows-949 \
                x-windows-949
                """),
        Row(
            name: "gb18030", iconvName: "GB18030", family: .multiByte,
            labels: """
                chinese cp936 csgb2312 csiso58gb231280 euc-cn euccn gb-18030 gb18030 gb18030-2000 gb2312 \
                gb_2312 gb_2312-1980 gb_2312-80 gbk iso-ir-58 ms936 windows-936 x-gb2312 x-gbk
                """),
        Row(name: "georgian-ps", iconvName: "GEORGIAN-PS", family: .singleByte, labels: "georgian-ps"),
        Row(name: "hp-roman8", iconvName: "HP-ROMAN8", family: .singleByte, labels: "cshproman8 hp-roman8 r8 roman8"),
        Row(name: "hz-gb-2312", iconvName: "EUC-CN", family: .hz, labels: "hz hz-gb-2312"),
        Row(
            name: "ibm437", iconvName: "CP437", family: .singleByte,
            labels: """
                437 cp-437 cp437 csibm437 cspc8codepage437 ibm-437 ibm437
                """),
        Row(
            name: "ibm737", iconvName: "CP737", family: .singleByte,
            labels: """
                737 cp-737 cp737 csibm737 ibm-737 ibm737
                """),
        Row(
            name: "ibm775", iconvName: "CP775", family: .singleByte,
            labels: """
                775 cp-775 cp775 csibm775 ibm-775 ibm775
                """),
        Row(
            name: "ibm850", iconvName: "CP850", family: .singleByte,
            labels: """
                850 cp-850 cp850 csibm850 cspc850multilingual ibm-850 ibm850
                """),
        Row(
            name: "ibm852", iconvName: "CP852", family: .singleByte,
            labels: """
                852 cp-852 cp852 csibm852 cspcp852 ibm-852 ibm852
                """),
        Row(
            name: "ibm855", iconvName: "CP855", family: .singleByte,
            labels: """
                855 cp-855 cp855 csibm855 ibm-855 ibm855
                """),
        Row(
            name: "ibm857", iconvName: "CP857", family: .singleByte,
            labels: """
                857 cp-857 cp857 csibm857 ibm-857 ibm857
                """),
        Row(
            name: "ibm858", iconvName: "CP858", family: .singleByte,
            labels: """
                858 cp-858 cp858 csibm858 ibm-858 ibm858
                """),
        Row(
            name: "ibm860", iconvName: "CP860", family: .singleByte,
            labels: """
                860 cp-860 cp860 csibm860 ibm-860 ibm860
                """),
        Row(
            name: "ibm861", iconvName: "CP861", family: .singleByte,
            labels: """
                861 cp-861 cp861 csibm861 ibm-861 ibm861
                """),
        Row(
            name: "ibm862", iconvName: "CP862", family: .singleByte,
            labels: """
                862 cp-862 cp862 csibm862 ibm-862 ibm862
                """),
        Row(
            name: "ibm863", iconvName: "CP863", family: .singleByte,
            labels: """
                863 cp-863 cp863 csibm863 ibm-863 ibm863
                """),
        Row(
            name: "ibm865", iconvName: "CP865", family: .singleByte,
            labels: """
                865 cp-865 cp865 csibm865 ibm-865 ibm865
                """),
        Row(name: "ibm866", iconvName: "CP866", family: .singleByte, labels: "866 cp866 csibm866 ibm866"),
        Row(
            name: "ibm869", iconvName: "CP869", family: .singleByte,
            labels: """
                869 cp-869 cp869 csibm869 ibm-869 ibm869
                """),
        Row(
            name: "iso-2022-cn", iconvName: "ISO-2022-CN-EXT", family: .stateful, labels: "iso-2022-cn iso-2022-cn-ext"),
        Row(
            name: "iso-2022-jp", iconvName: "EUC-JP-MS", family: .iso2022JP,
            labels: """
                _iso-2022-jp$esc cp50220 cp50221 cp50222 csiso2022jp csiso2022jp2 iso-2022-jp iso-2022-jp-1 \
                iso-2022-jp-2 iso-2022-jp-2004 iso-2022-jp-3 iso-2022-jp-ms iso2022jp jis
                """),
        Row(name: "iso-2022-kr", iconvName: "ISO-2022-KR", family: .stateful, labels: "csiso2022kr iso-2022-kr"),
        Row(
            name: "iso-8859-10", iconvName: "ISO-8859-10", family: .singleByte,
            labels: """
                csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
                """),
        Row(
            name: "iso-8859-13", iconvName: "ISO-8859-13", family: .singleByte,
            labels: "iso-8859-13 iso8859-13 iso885913"),
        Row(
            name: "iso-8859-14", iconvName: "ISO-8859-14", family: .singleByte,
            labels: "iso-8859-14 iso8859-14 iso885914"),
        Row(
            name: "iso-8859-15", iconvName: "ISO-8859-15", family: .singleByte,
            labels: """
                csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
                """),
        Row(name: "iso-8859-16", iconvName: "ISO-8859-16", family: .singleByte, labels: "iso-8859-16"),
        Row(
            name: "iso-8859-2", iconvName: "ISO-8859-2", family: .singleByte,
            labels: """
                csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
                """),
        Row(
            name: "iso-8859-3", iconvName: "ISO-8859-3", family: .singleByte,
            labels: """
                csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
                """),
        Row(
            name: "iso-8859-4", iconvName: "ISO-8859-4", family: .singleByte,
            labels: """
                csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
                """),
        Row(
            name: "iso-8859-5", iconvName: "ISO-8859-5", family: .singleByte,
            labels: """
                csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 \
                iso_8859-5:1988
                """),
        Row(
            name: "iso-8859-6", iconvName: "ISO-8859-6", family: .singleByte,
            labels: """
                arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e \
                iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
                """),
        Row(
            name: "iso-8859-7", iconvName: "ISO-8859-7", family: .singleByte,
            labels: """
                csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 \
                iso_8859-7 iso_8859-7:1987 sun_eu_greek
                """),
        Row(
            name: "iso-8859-8", iconvName: "ISO-8859-8", family: .singleByte,
            labels: """
                csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 \
                iso_8859-8 iso_8859-8:1988 visual
                """),
        Row(
            name: "iso-8859-8-i", iconvName: "ISO-8859-8", family: .singleByte,
            labels: "csiso88598i iso-8859-8-i logical"),
        Row(name: "johab", iconvName: "JOHAB", family: .multiByte, labels: "cp1361 johab ms1361"),
        Row(name: "koi8-r", iconvName: "KOI8-R", family: .singleByte, labels: "cskoi8r koi koi-8-r koi8 koi8-r koi8_r"),
        Row(name: "koi8-t", iconvName: "KOI8-T", family: .singleByte, labels: "koi8-t"),
        Row(name: "koi8-u", iconvName: "KOI8-U", family: .singleByte, labels: "koi8-ru koi8-u"),
        Row(
            name: "macintosh", iconvName: "MACINTOSH", family: .singleByte,
            labels: "csmacintosh mac macintosh x-mac-roman"),
        Row(name: "pt154", iconvName: "PT154", family: .singleByte, labels: "cp154 pt154 ptcp154"),
        Row(
            name: "shift_jis", iconvName: "CP932", family: .multiByte,
            labels: """
                cp932 csshiftjis ms-kanji ms932 ms_kanji shift-jis shift-jisx0213 shift_jis sjis windows-31j \
                windows-932 x-ms-cp932 x-sjis
                """),
        Row(
            name: "tcvn", iconvName: "TCVN", family: .singleByte,
            labels: """
                tcvn tcvn-5712 tcvn5712-1 x-viet-tcvn5712
                """),
        Row(
            name: "utf-16", iconvName: "UTF-16", family: .utf16,
            labels: """
                csunicode iso-10646-ucs-2 ucs-2 unicode utf-16 utf16
                """),
        Row(name: "utf-16be", iconvName: "UTF-16BE", family: .utf16, labels: "unicodefffe utf-16be"),
        Row(name: "utf-16le", iconvName: "UTF-16LE", family: .utf16, labels: "unicodefeff utf-16le"),
        Row(name: "utf-32", iconvName: "UTF-32", family: .wide, labels: "iso-10646-ucs-4 ucs-4 utf-32"),
        Row(name: "utf-32be", iconvName: "UTF-32BE", family: .wide, labels: "utf-32be"),
        Row(name: "utf-32le", iconvName: "UTF-32LE", family: .wide, labels: "utf-32le"),
        Row(
            name: "utf-7", iconvName: "UTF-7", family: .stateful,
            labels: """
                cp65000 csunicode11utf7 unicode-1-1-utf-7 unicode-2-0-utf-7 utf-7 utf7 x-unicode-2-0-utf-7
                """),
        Row(
            name: "utf-7-imap", iconvName: "UTF-7-IMAP", family: .stateful,
            labels: """
                utf-7-imap utf7-imap x-imap4-modified-utf7
                """),
        Row(
            name: "utf-8", iconvName: "UTF-8", family: .utf8,
            labels: """
                cp65001 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf-8-mac utf-8-sig utf-8n utf8 \
                utf8mb3 utf8mb4 utf_8 x-unicode20utf8 x-utf-8
                """),
        Row(name: "viscii", iconvName: "VISCII", family: .singleByte, labels: "csviscii viscii viscii1.1-1"),
        Row(
            name: "windows-1250", iconvName: "CP1250", family: .singleByte,
            labels: """
                cp1250 win-1250 windows-1250 windows1250 x-cp1250
                """),
        Row(
            name: "windows-1251", iconvName: "CP1251", family: .singleByte,
            labels: """
                ansi-1251 cp1251 win-1251 win1251 windows-1251 windows1251 x-cp1251
                """),
        Row(
            name: "windows-1252", iconvName: "CP1252", family: .singleByte,
            labels: """
                646 8859_1 ansi ansi_x3.110-1983 ansi_x3.4-1968 ascii cp-1252 cp1252 cp819 csisolatin1 \
                ibm819 iso-8859-1 iso-8859-1-i iso-8859-1-windows-3.1-latin-1 iso-ir-100 iso-latin-1 \
                iso646-us iso8859-1 iso88591 iso8859_1 iso_8859-1 iso_8859-1:1987 l1 latin-1 latin1 \
                us us-ascii us_ascii usascii win-1252 windows-1252 windows1252 x-cp1252
                """),
        Row(name: "windows-1253", iconvName: "CP1253", family: .singleByte, labels: "cp1253 windows-1253 x-cp1253"),
        Row(
            name: "windows-1254", iconvName: "CP1254", family: .singleByte,
            labels: """
                cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 \
                latin5 windows-1254 x-cp1254
                """),
        Row(name: "windows-1255", iconvName: "CP1255", family: .singleByte, labels: "cp1255 windows-1255 x-cp1255"),
        Row(name: "windows-1256", iconvName: "CP1256", family: .singleByte, labels: "cp1256 windows-1256 x-cp1256"),
        Row(name: "windows-1257", iconvName: "CP1257", family: .singleByte, labels: "cp1257 windows-1257 x-cp1257"),
        Row(name: "windows-1258", iconvName: "CP1258", family: .singleByte, labels: "cp1258 windows-1258 x-cp1258"),
        Row(
            name: "windows-874", iconvName: "CP874", family: .singleByte,
            labels: """
                cp874 dos-874 iso-8859-11 iso-8859-11:2001 iso8859-11 iso885911 tis-620 tis-620-2533 tis620 \
                windows-874 x-tis620
                """),
        Row(
            name: "x-mac-ce", iconvName: "MAC-CENTRALEUROPE", family: .singleByte,
            labels: """
                mac-ce maccentraleurope x-mac-ce x-mac-centraleurroman
                """),
        Row(name: "x-mac-cyrillic", iconvName: "MAC-UK", family: .singleByte, labels: "x-mac-cyrillic x-mac-ukrainian"),
    ]
}
