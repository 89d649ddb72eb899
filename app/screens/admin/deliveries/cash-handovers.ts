import { redirect } from "@remix-run/node";
import { formatRupees } from "#app/domain/money.ts";
import { receiveCash } from "#app/domain/payments/carried-cash.server.ts";
import { handoverForm } from "#app/domain/payments/carried-cash.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const DELIVERIES = "/admin/deliveries";

export const loader = () => redirect(DELIVERIES);

export const action = buttonAction({
  needs: "take payments",
  page: () => DELIVERIES,
  schema: handoverForm,
  run: (actor, { input }) => receiveCash(actor, input),
  success: ({ rider, amountPaise }) =>
    m.day_receivedFrom({ amount: formatRupees(amountPaise), name: rider.name }),
  failure: () => m.day_failedToRecordTheCash(),
});
