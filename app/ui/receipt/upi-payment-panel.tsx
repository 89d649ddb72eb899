import { formatRupees } from "#app/domain/money.ts";
import type { UpiPayment } from "#app/domain/orders/upi-link.ts";
import { buttonClass } from "../button.tsx";
import { QrCodeImage } from "../qr-code-image.tsx";

export function UpiPaymentPanel({ link, code, payee, amountPaise }: UpiPayment) {
  const amount = formatRupees(amountPaise);
  return (
    <div className="qr">
      <QrCodeImage code={code} label={`QR code to pay ${amount} by UPI`} />
      <div className="stack stack-small">
        <p>
          Scan the code with any UPI app, or open the app on this phone. Amount and order number are
          filled in.
        </p>
        <a className={buttonClass({ variant: "primary" })} href={link}>
          Pay {amount} by UPI
        </a>
        <p className="muted small">
          To {payee.name}, {payee.id}
        </p>
      </div>
    </div>
  );
}
