import { redirect } from "@remix-run/node";
import { paysOnline } from "#app/domain/ledger/pays-online.server.ts";
import { paymentPage } from "#app/domain/online-payments/links.server.ts";
import { findPayable, type ToPay } from "#app/domain/online-payments/pay-page.server.ts";
import {
  type Order,
  type PaymentWays,
  paymentChoices,
  selfPaymentChoices,
} from "#app/domain/orders/order.ts";
import { payPath } from "#app/domain/orders/pay-path.server.ts";
import { trackingPath } from "#app/domain/orders/tracking-link.server.ts";
import { payToken } from "#app/domain/orders/tracking-token.server.ts";
import type { Result } from "#app/domain/result.ts";
import { shop } from "#app/domain/shop.ts";
import { siteOrigin } from "./site-origin.server.ts";
import { redirectWithToast, type Toast } from "./toast.server.ts";
import { advancePayee, upiPayee } from "./upi-payee.server.ts";

/** How each payment choice at checkout works. */
export function paymentWays(): PaymentWays {
  const ownOrDoor = advancePayee() ? "own" : "door";
  return {
    upi: paysOnline("upi") ? "online" : ownOrDoor,
    card: paysOnline("card") ? "online" : "door",
  };
}

/** The choices of a customer who cannot or does not want to pay online after all. */
export function otherWays({ channel }: Pick<Order, "channel">) {
  const { card } = paymentWays();
  const ways: PaymentWays = { upi: upiPayee() ? "own" : "door", card: "door" };
  if (channel === "self") return selfPaymentChoices(ways);
  return paymentChoices(ways).filter(({ value }) => value !== "card" || card === "door");
}

/** The URL at which the provider takes the amount due. Problems: `unavailable`. */
export function providerPage(request: Request, toPay: ToPay): Promise<Result<string>> {
  const { payable, number, duePaise: amountPaise, method } = toPay;
  const returnUrl = `${siteOrigin(request)}/payment-return`;
  const description = `${shop.name}: ${number}`;
  return paymentPage({ payable, amountPaise, method, description, returnUrl });
}

/** Where the customer goes after placing an order: to the payment, if the order waits for it. */
export async function afterOrdering(
  request: Request,
  order: Order,
  toast: Toast,
  setCookies: string[] = [],
): Promise<Response> {
  const { id: orderId, orderNumber, payBy, paymentMethod } = order;
  const isSelfOrder = order.channel === "self";
  const ticket = isSelfOrder && trackingPath(order, "cancel");
  const isPaidOnline = payBy !== null && (!isSelfOrder || paysOnline(paymentMethod));
  if (!isPaidOnline) {
    const seenAt = ticket || `/order-confirmation?order=${orderNumber}`;
    return redirectWithToast(seenAt, toast, setCookies);
  }
  const toPay = findPayable(payToken({ orderId }));
  const page = toPay && (await providerPage(request, toPay));
  if (!page?.ok) return redirectWithToast(payPath({ orderId }), undefined, setCookies);
  const headers = new Headers();
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return redirect(page.value, { headers });
}
