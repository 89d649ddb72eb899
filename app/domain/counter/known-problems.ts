import { m } from "#messages";
import { isPhone } from "../accounts/phone-number.ts";
import type { Quote } from "../quote/quote.ts";
import type { FieldError } from "../result.ts";
import { exceedsLimit, pinNeeded } from "../terms/staff-limit.ts";
import { hasWholePaise, paiseTyped, withoutSeparators } from "../typed-amount.ts";
import type { CounterOrder } from "./counter-order.ts";
import type { PricedLine } from "./counter-quote.ts";

type DeliveryContact = { street: string; city: string; zipCode: string; phone: string };

/** The fields that a delivery needs because the customer does not come to the counter. */
export function missingForDelivery(contact: DeliveryContact) {
  const missing: { field: keyof DeliveryContact; message: string }[] = [];
  if (!contact.street) missing.push({ field: "street", message: m.shared_streetIsRequired() });
  if (!contact.city) missing.push({ field: "city", message: m.shared_cityIsRequired() });
  if (!contact.zipCode) missing.push({ field: "zipCode", message: m.orders_pincodeIsRequired() });
  if (!contact.phone) missing.push({ field: "phone", message: m.orders_phoneIsRequired() });
  return missing;
}

/** Wrong input that would keep a stored sale from being sent after its customer has left. */
function inputErrors({ phone, discount, discountReason }: CounterOrder): FieldError[] {
  const wrong: FieldError[] = [];
  const rupees = Number(withoutSeparators(discount));
  if (phone && !isPhone(phone)) wrong.push({ path: "phone", msg: m.account_phoneInvalid() });
  if (!(rupees >= 0 && hasWholePaise(rupees))) {
    wrong.push({ path: "discount", msg: m.counter_discountNotReadable() });
  }
  if (rupees > 0 && discountReason.trim() === "") {
    wrong.push({ path: "discountReason", msg: m.counter_discountReasonRequired() });
  }
  return wrong;
}

/**
 * What the shop would refuse about the order as it stands, by field of its form. Offline, the
 * recorded stock may be too low, so sold-out lines are let through, and no PIN can approve a
 * discount above `limitPaise`.
 */
export function knownProblems(
  order: CounterOrder,
  lines: PricedLine[],
  { problems }: Pick<Quote, "problems">,
  isConnected: boolean,
  limitPaise: number | null = null,
): FieldError[] {
  const isUnapproved = !isConnected && exceedsLimit(paiseTyped(order.discount), limitPaise);
  const missing = order.fulfilment === "delivery" ? missingForDelivery(order) : [];
  return [
    ...lines.flatMap(({ problem, configured }, index): FieldError[] =>
      problem && (isConnected || !configured) ? [{ path: `lines[${index}]`, msg: problem }] : [],
    ),
    ...(isUnapproved
      ? [
          {
            path: "discount",
            msg: `${pinNeeded(limitPaise ?? 0)} ${m.counter_pinNeedsConnection()}`,
          },
        ]
      : []),
    ...inputErrors(order),
    ...missing.map(({ field, message }) => ({ path: field, msg: message })),
    ...problems.map(({ field, message }) => ({
      path: field === "pincode" ? "zipCode" : field,
      msg: message,
    })),
  ];
}
