import { formatRupees } from "#app/domain/money.ts";
import type { UpiPayment } from "#app/domain/orders/upi-link.ts";
import { buttonClass } from "../button.tsx";
import { QrCodeImage } from "../qr-code-image.tsx";

/** On a phone without the code. */
export function UpiPaymentPanel(payment: UpiPayment) {
  const { code, payee, amountPaise } = payment;
  return (
    <div className="qr qr-payment">
      <QrCodeImage code={code} label={`QR code to pay ${formatRupees(amountPaise)} by UPI`} />
      <div className="stack stack-small">
        <p>
          <span className="qr-only">Scan the code with any UPI app. </span>
          Amount and order number are filled in.
        </p>
        <PayLink {...payment} />
        <p className="muted small">
          To {payee.name}, {payee.id}
        </p>
      </div>
    </div>
  );
}

/** Opens a payment app. */
export function PayLink({ link, amountPaise }: Pick<UpiPayment, "link" | "amountPaise">) {
  return (
    <a className={buttonClass({ variant: "secondary" })} href={link}>
      Pay {formatRupees(amountPaise)} by UPI
    </a>
  );
}
