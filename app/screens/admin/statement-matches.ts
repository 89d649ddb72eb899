import { redirect } from "@remix-run/node";
import { formatRupees } from "#app/domain/money.ts";
import { confirmExactMatches } from "#app/domain/statements/settle-credit.server.ts";
import { m } from "#messages";
import { statementButton } from "./statement-button.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/statements");

export const action = statementButton(confirmExactMatches, ({ paymentCount, totalPaise }) =>
  paymentCount === 0
    ? m.statements_thesePaymentsWereConfirmedAlready()
    : m.statements_paymentsConfirmed({ count: paymentCount, total: formatRupees(totalPaise) }),
);
