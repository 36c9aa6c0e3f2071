extension CodeLanguage {
    static let indonesian = CodeLanguage(
        "id",
        codeNames: phrases(
            [
                "kode 6 digit", "kode enam digit", "6 digit kode", "kode 4 digit", "kode 6 angka",
                "kode untuk masuk", "kode verifikasi anda", "kode otp anda", "kode 2fa",
                "kode autentikasi dua faktor", "kode verifikasi dua langkah", "kode verifikasi 2 langkah", "mpin",
            ],
            PhrasePair(
                ["kode", "pin"],
                [
                    "verifikasi", "konfirmasi", "keamanan", "akses", "masuk", "login", "otentikasi", "autentikasi",
                    "otorisasi", "aktivasi", "sekali pakai", "sekali-pakai", "satu kali", "sementara", "reset",
                    "pemulihan", "pengaturan ulang", "registrasi", "pendaftaran", "otp", "sms", "pengamanan", "rahasia",
                    "validasi", "unik verifikasi", "atur ulang",
                ]),
            PhrasePair(
                ["kata sandi", "password", "sandi"],
                [
                    "verifikasi", "sekali pakai", "sekali-pakai", "satu kali", "sementara", "otp", "sms",
                    "unik verifikasi",
                ]),
            PhrasePair(["nomor"], ["verifikasi", "keamanan", "otp", "unik verifikasi"])
        ),
        codeWords: ["kode", "kode anda", "kodenya", "kata sandi", "sandi anda", "kode pin"],
        intent: [
            "masuk ke akun", "masuk ke", "untuk masuk", "login", "upaya masuk", "percobaan login",
            "konfirmasi email", "konfirmasi alamat", "konfirmasikan", "mengonfirmasi", "mengkonfirmasi",
            "verifikasi", "verifikasikan", "memverifikasi", "identitas", "autentikasi", "otentikasi", "dua faktor",
            "dua langkah", "2 langkah", "aktivasi", "aktifkan", "mengaktifkan", "atur ulang kata sandi",
            "mengatur ulang", "reset password", "reset kata sandi", "setel ulang", "menyetel ulang",
            "lupa kata sandi", "lupa password", "kata sandi baru", "ubah kata sandi", "mengubah kata sandi",
            "pendaftaran", "mendaftar", "registrasi", "buat akun", "membuat akun", "akun anda", "akun kamu",
            "akunmu", "perangkat baru", "perangkat tidak dikenal", "kedaluwarsa", "kadaluarsa", "kadaluwarsa",
            "berlaku selama", "berlaku hingga", "berlaku", "sekali pakai", "masukkan kode", "masukkan kode ini",
            "masukkan kode berikut", "memasukkan kode", "gunakan kode", "gunakan kode ini", "gunakan kode berikut",
            "menggunakan kode", "kode berikut", "kode di bawah", "jangan bagikan", "jangan berikan",
            "jangan beritahu", "jangan beritahukan", "jangan memberikan", "jangan membagikan", "jangan sebarkan",
            "kepada siapa pun", "kepada siapapun", "ke siapa pun", "ke siapapun", "dengan siapa pun",
            "dengan siapapun", "tidak meminta", "tidak merasa", "tidak melakukan", "bukan anda", "bukan kamu",
            "abaikan", "mengabaikan",
        ],
        otherCodes: [
            "kode promo", "kode promosi", "kode diskon", "kode kupon", "kupon", "kode voucher", "voucher",
            "kode hadiah", "kartu hadiah", "gift card", "kode referral", "kode undangan", "kode pos", "kodepos",
            "kode area", "kode negara", "kode bank", "nomor rekening", "no. rekening", "no rekening",
            "virtual account", "nomor virtual account", "no. va", "kode bayar", "kode pembayaran", "iban",
            "nomor kartu", "berakhiran", "berakhir dengan", "npwp", "no. ktp", "nomor ktp", "nomor pelanggan",
            "id pelanggan", "kode pelanggan", "nomor anggota", "nomor kontrak", "nomor polis", "no. polis",
            "nomor kasus", "nomor tiket", "tiket", "kode tiket", "nomor laporan", "nomor pengaduan", "pesanan",
            "nomor pesanan", "no. pesanan", "id pesanan", "order id", "invoice", "nomor invoice", "no. invoice",
            "faktur", "nomor faktur", "tagihan", "nomor tagihan", "kuitansi", "nomor transaksi", "id transaksi",
            "no. transaksi", "kode transaksi", "nomor referensi", "no. referensi", "kode referensi", "no. ref",
            "pemesanan", "nomor pemesanan", "kode pemesanan", "kode booking", "reservasi", "nomor reservasi",
            "kode reservasi", "penerbangan", "nomor penerbangan", "nomor kamar", "nomor resi", "no. resi",
            "nomor pelacakan", "kode pelacakan", "pengiriman", "kode pengambilan", "id rapat", "kode rapat",
            "kode sandi rapat", "password wifi", "kata sandi wifi", "kata sandi wi-fi", "kode kesalahan",
            "kode error", "pesan kesalahan", "kode status", "kode keluar", "kode sumber", "kode qr", "qris",
            "kode batang", "barcode", "kode warna", "kode produk", "kode barang", "kode unik", "nomor seri",
            "kunci lisensi", "kode lisensi", "nomor plat", "nomor polisi", "nomor peserta", "kode peserta", "survei",
            "nomor undian", "nomor meter", "token listrik", "stroom", "telepon", "telp.", "nomor telepon",
            "nomor hp", "no. hp", "nomor ponsel", "call center", "faks", "jumlah", "versi",
        ],
        expiry: [
            "berlaku selama {n}", "berlaku {n}", "berlaku hingga {n}", "berlaku untuk {n}", "berlaku dalam {n}",
            "kedaluwarsa dalam {n}", "kedaluwarsa setelah {n}", "kadaluarsa dalam {n}", "kadaluwarsa dalam {n}",
            "akan kedaluwarsa dalam {n}", "dalam {n}", "dalam waktu {n}", "selama {n}", "setelah {n}", "hanya {n}",
        ],
        minutes: ["menit", "mnt"],
        hours: ["jam"],
        days: ["hari"],
        links: ["adalah", "adalah:", "ialah", "yaitu", "anda", "untuk", "anda adalah"])
}
