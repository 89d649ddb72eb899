import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { payAnotherWay } from "#app/domain/checkout/pay-another-way.server.ts";
import { findPayable } from "#app/domain/online-payments/pay-page.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { otherWays } from "#app/http/pay-online.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/pay/${params.payToken}`);

export const action = formAction("pay online", async ({ params, form }) => {
  const toPay = findPayable(params.payToken ?? "");
  if (!toPay?.order) throw notFound();
  const way = otherWays(toPay.order).find(({ value }) => value === form.get("paymentMethod"));
  if (!way || !toPay.order.payBy) return redirect(`/pay/${params.payToken}`);
  payAnotherWay(toPay.order.id, way.value);
  const toast = { type: "success", message: m.checkout_orderPlacedSuccessfully() } as const;
  return redirectWithToast(toPay.seenAt ?? "/", toast);
});
