import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { Done } from "../lists/changed-row.ts";
import { listUrl, oneOf, pageNumber, urlWithQuery } from "../lists/list-url.ts";

export const paymentListNames = ["open", "claims", "refunds", "bookings"] as const;
export type PaymentListName = (typeof paymentListNames)[number];

export const paymentListLabels: Record<PaymentListName, string> = translated({
  open: m.payments_openList,
  claims: m.payments_toConfirm,
  refunds: m.payments_refundsDue,
  bookings: m.payments_bookingsWithBalance,
});

/** The admin's lists of payments and refunds that are still open. */
export const paymentsList = listUrl("/admin/payments", {
  list: oneOf(paymentListNames, "open"),
  page: pageNumber,
});

/** Only people who run catering see the amounts of bookings. */
export function listFor(list: PaymentListName, withEvents: boolean): PaymentListName {
  return list === "bookings" && !withEvents ? "open" : list;
}

export function paymentsCsvUrl(list: PaymentListName): string {
  return urlWithQuery("/admin/payments.csv", { list });
}

/** An order or booking with an open amount. */
export type OpenMoney = {
  /** The id of the order or booking. */
  id: string;
  what: "order" | "event";
  number: string;
  customerName: string;
  phone: string;
  /** When it was placed, or claimed to be paid. */
  at: string;
  status: string;
  method: string;
  totalPaise: number;
  paidPaise: number;
  /** The amount to be paid, confirmed or refunded. */
  openPaise: number;
  /** Null unless it is a claim. */
  claim: { paymentId: string; reference: string } | null;
  /** The action just taken on the claim. */
  done?: Done;
};

/** Unique within its list. */
export function openMoneyId({ id, claim }: OpenMoney): string {
  return claim?.paymentId ?? id;
}

export type OpenTotal = { count: number; paise: number };

export function confirmedClaim(orderId: string, claimId: string): Done {
  const action = `/admin/orders/${orderId}/claims/${claimId}/confirmation/removal`;
  return { state: m.payments_confirmed(), undo: { action } };
}
