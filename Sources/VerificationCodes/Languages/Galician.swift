extension CodeLanguage {
    static let galician = CodeLanguage(
        "gl",
        codeNames: phrases(
            [
                "código de 6 díxitos", "código de seis díxitos", "código de 4 díxitos", "código para iniciar sesión",
                "código para acceder", "código sms",
            ],
            PhrasePair(
                ["código", "códigos", "pin"],
                [
                    "de verificación", "de confirmación", "de seguridade", "de acceso", "de autenticación",
                    "de autorización", "de activación", "de inicio de sesión", "de identificación", "de validación",
                    "de restablecemento", "de recuperación", "de desbloqueo", "dun só uso", "de un só uso", "temporal",
                    "provisional", "único", "de rexistro", "de dobre factor",
                ]),
            PhrasePair(
                ["contrasinal", "clave"],
                ["de verificación", "dun só uso", "de un só uso", "temporal", "provisional", "único"]),
            PhrasePair(["número"], ["de verificación", "de confirmación", "de seguridade"])
        ),
        codeWords: ["código", "códigos", "contrasinal", "o código"],
        intent: [
            "iniciar sesión", "inicia sesión", "inicie sesión", "inicio de sesión", "acceder á túa",
            "confirmar o teu", "confirma o teu", "confirme o seu", "confirma a túa", "verificar o teu",
            "verifica o teu", "verifique o seu", "verificación", "identidade", "autenticación", "dobre factor",
            "dous pasos", "dous factores", "activar a túa", "activa a túa", "activación", "restablecer",
            "restablece", "novo contrasinal", "cambiar o contrasinal", "esqueciches", "rexistrarte", "rexistro",
            "crear unha conta", "crear a túa conta", "a túa conta", "a súa conta", "novo dispositivo", "caduca",
            "caducará", "expira", "é válido", "válido durante", "válido ata", "introduce o código",
            "introduza o código", "introduce este código", "introduza este código", "introduce o seguinte código",
            "usa este código", "use este código", "utiliza este código", "utilice este código", "seguinte código",
            "código seguinte", "non compartas", "non o compartas", "non comparta", "con ninguén", "a ninguén",
            "non solicitaches", "non solicitou", "non o pediches", "non fuches ti", "non foi vostede", "ignora esta",
            "ignore esta", "ignora este", "ignorar esta",
        ],
        otherCodes: [
            "código promocional", "código de desconto", "cupón", "vale desconto", "tarxeta regalo",
            "código de convite", "código postal", "apartado de correos", "prefixo", "código de país",
            "conta bancaria", "número de conta", "iban", "número de tarxeta", "rematada en", "nif",
            "número de cliente", "código de cliente", "número de socio", "número de contrato", "póliza",
            "expediente", "número de expediente", "pedido", "número de pedido", "factura", "número de factura",
            "recibo", "transacción", "referencia", "número de referencia", "incidencia", "billete", "entradas",
            "reserva", "número de reserva", "código de reserva", "localizador", "voo", "número de voo", "asento",
            "número de seguimento", "código de seguimento", "envío", "paquete", "código de recollida",
            "código de entrega", "id da reunión", "contrasinal da wifi", "contrasinal wifi", "código de erro",
            "mensaxe de erro", "código de estado", "código fonte", "código qr", "código de barras", "código civil",
            "código de conduta", "código de produto", "código do produto", "número de serie", "clave de licenza",
            "matrícula", "enquisa", "sorteo", "teléfono", "tel", "número de teléfono", "móbil", "fax", "rúa",
        ],
        expiry: [
            "válido durante {n}", "válida durante {n}", "válido por {n}", "caduca en {n}", "caducará en {n}",
            "expira en {n}", "expirará en {n}", "durante {n}", "dentro de {n}", "en {n}", "nos próximos {n}",
            "próximos {n}",
        ],
        minutes: ["minuto", "minutos", "min"],
        hours: ["hora", "horas"],
        days: ["día", "días"],
        links: ["é", "é o", "é a", "para", "como", "de"])
}
