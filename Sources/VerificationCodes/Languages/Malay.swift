extension CodeLanguage {
    static let malay = CodeLanguage(
        "ms",
        codeNames: phrases(
            [
                "kod 6 digit", "kod enam digit", "no. tac", "nombor tac", "tac anda", "kod untuk log masuk",
                "kod otp anda", "kod pengesahan anda",
            ],
            PhrasePair(
                ["kod", "pin"],
                [
                    "pengesahan", "pengesahihan", "keselamatan", "akses", "log masuk", "daftar masuk", "kebenaran",
                    "pengaktifan", "aktivasi", "sekali guna", "satu kali", "guna sekali", "sementara", "tetapan semula",
                    "set semula", "pemulihan", "pendaftaran", "otp", "tac", "sms", "verifikasi",
                ]),
            PhrasePair(
                ["kata laluan", "kata kunci"],
                [
                    "sekali guna", "satu kali", "guna sekali", "sementara", "otp", "tac", "sms", "verifikasi",
                ]),
            PhrasePair(["nombor", "no. pin"], ["pengesahan", "pengesahihan", "keselamatan", "otp", "verifikasi"])
        ),
        codeWords: ["kod", "kod anda", "kata laluan", "kod pin"],
        intent: [
            "log masuk", "mendaftar masuk", "daftar masuk", "percubaan log masuk", "sahkan", "mengesahkan",
            "pengesahan", "disahkan", "dua faktor", "dua langkah", "aktifkan", "mengaktifkan", "pengaktifan",
            "tetapkan semula", "menetapkan semula", "set semula", "lupa kata laluan", "kata laluan baharu",
            "kata laluan baru", "tukar kata laluan", "menukar kata laluan", "pendaftaran", "mendaftar",
            "cipta akaun", "mencipta akaun", "buka akaun", "akaun anda", "peranti baharu", "peranti baru",
            "tamat tempoh", "akan tamat", "sah selama", "sah untuk", "sah sehingga", "sekali guna", "masukkan kod",
            "masukkan kod ini", "masukkan kod berikut", "gunakan kod", "gunakan kod ini", "gunakan kod berikut",
            "kod berikut", "kod di bawah", "jangan kongsi", "jangan kongsikan", "jangan dedahkan", "jangan beritahu",
            "dengan sesiapa", "kepada sesiapa", "tidak meminta", "tidak membuat", "bukan anda", "sila abaikan",
            "abaikan",
        ],
        otherCodes: [
            "kod promosi", "kod promo", "kod diskaun", "kod kupon", "kupon", "baucar", "kod baucar", "kad hadiah",
            "kod hadiah", "kod rujukan", "kod jemputan", "poskod", "kod pos", "kod kawasan", "kod negara",
            "kod bank", "nombor akaun", "no. akaun", "no akaun", "nombor kad", "berakhir dengan",
            "no. kad pengenalan", "nombor kad pengenalan", "mykad", "nombor pelanggan", "no. pelanggan",
            "nombor ahli", "nombor kontrak", "nombor polisi", "nombor kes", "nombor aduan", "nombor tiket", "tiket",
            "pesanan", "nombor pesanan", "no. pesanan", "tempahan", "nombor tempahan", "kod tempahan", "invois",
            "no. invois", "nombor invois", "resit", "nombor resit", "no. resit", "nombor transaksi", "no. transaksi",
            "id transaksi", "nombor rujukan", "no. rujukan", "penerbangan", "nombor penerbangan", "kereta api",
            "tempat duduk", "bilik", "nombor penjejakan", "nombor pengesanan", "kod penjejakan", "bungkusan",
            "bungkusan anda", "penghantaran", "id mesyuarat", "kod laluan mesyuarat", "kata laluan wifi",
            "kata laluan wi-fi", "kod ralat", "mesej ralat", "kod status", "kod sumber", "kod qr", "kod bar",
            "kod warna", "kod produk", "kod barang", "nombor siri", "kunci lesen", "nombor pendaftaran",
            "nombor peserta", "tinjauan", "kaji selidik", "telefon", "tel", "nombor telefon", "no. telefon",
            "telefon bimbit", "faks", "jumlah", "amaun", "versi",
        ],
        expiry: [
            "sah selama {n}", "sah untuk {n}", "sah dalam {n}", "tamat tempoh dalam {n}",
            "akan tamat tempoh dalam {n}", "akan tamat dalam {n}", "luput dalam {n}", "dalam {n}", "dalam masa {n}",
            "dalam tempoh {n}", "selama {n}", "selepas {n}", "hanya {n}",
        ],
        past: ["{n} yang lalu"],
        minutes: ["minit", "min"],
        hours: ["jam"],
        days: ["hari"],
        links: ["ialah", "adalah", "ialah:", "anda", "untuk", "anda ialah"])
}
