extension CodeLanguage {
    static let vietnamese = CodeLanguage(
        "vi",
        codeNames: phrases(
            [
                "mã xác thực otp", "mã đăng nhập một lần", "mã bảo mật một lần", "mã xác minh gồm 6 chữ số",
                "mã gồm 6 chữ số", "mã 6 chữ số", "mã 6 số", "mã có 6 chữ số", "mã gồm 6 số", "mã gồm 4 chữ số",
                "mã gồm sáu chữ số", "mật khẩu giao dịch", "mã đặt lại mật khẩu", "mã xác nhận của bạn",
                "mã xác minh của bạn", "mã xác thực hai yếu tố", "mã xác thực 2 yếu tố", "mã xác minh 2 bước",
                "mã giao dịch otp", "smart otp", "mã khôi phục tài khoản",
            ],
            PhrasePair(
                ["mã", "mã số", "mật mã", "mã code", "mã pin"],
                [
                    "xác minh", "xác nhận", "xác thực", "bảo mật", "an toàn", "truy cập", "đăng nhập", "kích hoạt",
                    "đăng ký", "khôi phục", "đặt lại", "một lần", "dùng một lần", "sử dụng một lần", "tạm thời",
                    "kiểm tra", "ủy quyền", "uỷ quyền", "danh tính", "otp", "2fa", "sms",
                ]),
            PhrasePair(["mật khẩu"], ["một lần", "dùng một lần", "sử dụng một lần", "tạm thời", "otp", "sms"])
        ),
        codeWords: [
            "mã của bạn", "mã của quý khách", "mã dưới đây", "mã số của bạn", "mã pin", "mật khẩu", "mật mã",
        ],
        intent: [
            "đăng nhập", "đăng nhập vào", "xác minh", "xác nhận email", "xác nhận địa chỉ", "xác nhận tài khoản",
            "xác nhận danh tính", "xác nhận rằng", "xác thực", "danh tính", "hai yếu tố", "2 yếu tố", "hai bước",
            "hai lớp", "2 lớp", "kích hoạt", "đặt lại mật khẩu", "khôi phục mật khẩu", "khôi phục tài khoản",
            "quên mật khẩu", "mật khẩu mới", "đổi mật khẩu", "thay đổi mật khẩu", "đăng ký tài khoản", "đăng ký",
            "tạo tài khoản", "hoàn tất đăng ký", "tài khoản của bạn", "tài khoản của quý khách", "thiết bị mới",
            "thiết bị lạ", "hết hạn", "sẽ hết hạn", "có hiệu lực", "hiệu lực trong", "hiệu lực", "hết hiệu lực",
            "một lần", "nhập mã", "nhập mã này", "nhập mã sau", "nhập mã dưới đây", "vui lòng nhập mã", "sử dụng mã",
            "sử dụng mã này", "sử dụng mã sau", "sử dụng mã dưới đây", "dùng mã này", "dùng mã sau", "mã sau đây",
            "không chia sẻ", "đừng chia sẻ", "không tiết lộ", "không cung cấp", "tuyệt đối không", "với bất kỳ ai",
            "với bất cứ ai", "cho bất kỳ ai", "cho bất cứ ai", "không yêu cầu", "không thực hiện yêu cầu",
            "không phải là bạn", "không phải bạn", "không phải do bạn", "bỏ qua email này", "bỏ qua thư này",
            "bỏ qua tin nhắn này", "hãy bỏ qua", "vui lòng bỏ qua",
        ],
        otherCodes: [
            "mã giảm giá", "mã khuyến mãi", "mã ưu đãi", "mã voucher", "mã coupon", "voucher", "mã quà tặng",
            "thẻ quà tặng", "mã giới thiệu", "mã mời", "mã bưu chính", "mã bưu điện", "mã vùng", "mã quốc gia",
            "mã ngân hàng", "số tài khoản", "tài khoản số", "mã swift", "thẻ có đuôi", "kết thúc bằng", "đuôi số",
            "mã số thuế", "mã số doanh nghiệp", "số cmnd", "cmnd", "cccd", "số cccd", "căn cước", "mã khách hàng",
            "số khách hàng", "mã hội viên", "mã thành viên", "mã nhân viên", "mã sinh viên", "số hợp đồng",
            "mã hợp đồng", "hợp đồng số", "mã hồ sơ", "số hồ sơ", "số hiệu", "mã yêu cầu", "mã phản ánh",
            "mã hỗ trợ", "đơn hàng", "mã đơn hàng", "số đơn hàng", "đơn hàng số", "hóa đơn", "số hóa đơn",
            "mã hóa đơn", "số biên lai", "biên lai", "mã giao dịch", "số giao dịch", "mã tham chiếu",
            "số tham chiếu", "nội dung chuyển khoản", "mã đặt vé", "đặt vé", "mã đặt chỗ", "đặt chỗ", "mã đặt phòng",
            "đặt phòng", "mã số đặt chỗ", "chuyến bay", "số hiệu chuyến bay", "số ghế", "số phòng", "mã vận đơn",
            "vận đơn", "mã bưu gửi", "mã theo dõi", "số theo dõi", "kiện hàng", "gói hàng", "mã nhận hàng",
            "id cuộc họp", "mã cuộc họp", "mật khẩu cuộc họp", "mật khẩu wifi", "mật khẩu wi-fi", "mã lỗi", "lỗi số",
            "mã trạng thái", "mã nguồn", "mã qr", "mã vạch", "mã màu", "mã sản phẩm", "mã hàng", "số sê-ri",
            "số seri", "số serial", "mã bản quyền", "biển số", "mã dự thưởng", "mã số dự thưởng", "khảo sát",
            "điện thoại", "số điện thoại", "sđt", "tel", "di động", "hotline", "tổng đài", "fax", "số tiền",
            "tổng cộng", "tổng tiền", "phiên bản",
        ],
        expiry: [
            "có hiệu lực trong {n}", "có hiệu lực trong vòng {n}", "hiệu lực trong {n}", "hiệu lực {n}",
            "hết hạn sau {n}", "hết hạn trong {n}", "hết hạn trong vòng {n}", "hết hiệu lực sau {n}",
            "trong vòng {n}", "trong {n}", "sau {n}", "có giá trị trong {n}", "chỉ {n}",
        ],
        past: ["{n} trước"],
        minutes: ["phút"],
        hours: ["giờ", "tiếng"],
        days: ["ngày"],
        links: ["là", "của bạn là", "cho"])
}
