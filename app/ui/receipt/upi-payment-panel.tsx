import { formatRupees } from "#app/domain/money.ts";
import type { UpiPayment } from "#app/domain/orders/upi-link.ts";
import { buttonClass } from "../button.tsx";

export function UpiPaymentPanel({ link, code, payee, amountPaise }: UpiPayment) {
  const amount = formatRupees(amountPaise);
  return (
    <div className="upi">
      {/* Black on white in every theme, so that cameras can read it. */}
      <svg
        role="img"
        aria-label={`QR code to pay ${amount} by UPI`}
        viewBox={`0 0 ${code.modules} ${code.modules}`}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
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
