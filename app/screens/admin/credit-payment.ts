import { redirect } from "@remix-run/node";
import { assignCredit } from "#app/domain/statements/settle-credit.server.ts";
import { m } from "#messages";
import { statementButton } from "./statement-button.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/statements");

export const action = statementButton(
  (actor, creditId, { form }) => assignCredit(actor, creditId, String(form.get("order"))),
  ({ orderNumber }) => m.statements_paymentOfRecorded({ orderNumber }),
);
