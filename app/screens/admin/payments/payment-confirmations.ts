import { redirect } from "@remix-run/node";
import { formatRupees } from "#app/domain/money.ts";
import { confirmPayments } from "#app/domain/payments/confirm-references.server.ts";
import { paymentsList } from "#app/domain/payments/payment-lists.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const PAYMENTS = paymentsList.url({ list: "claims" });

export const loader = () => redirect(PAYMENTS);

/** `id amount utr` of each chosen payment; the domain checks them again. */
function chosenPayments(form: FormData) {
  return form.getAll("payment").flatMap((value) => {
    const [, id = "", paise, utr = ""] =
      /^([\w-]{1,64}) (\d{1,12}) (\d{12})?$/.exec(String(value)) ?? [];
    return paise ? [{ id, amountPaise: Number(paise), utr }] : [];
  });
}

export const action = buttonAction({
  needs: "keep the books",
  page: () => PAYMENTS,
  run: (actor, { form }) => confirmPayments(actor, chosenPayments(form)),
  success: ({ paymentCount, totalPaise, refusedCount }) => ({
    type: refusedCount > 0 ? "info" : "success",
    message: m.payments_paymentsConfirmed({
      count: paymentCount,
      total: formatRupees(totalPaise),
    }),
    ...(refusedCount > 0 && { description: m.payments_foundNotConfirmed({ count: refusedCount }) }),
  }),
  refusal: reasonOnly,
  failure: () => m.payments_failedToConfirmThePayment(),
});
