import { redirect } from "@remix-run/node";
import { formatRupees } from "#app/domain/money.ts";
import { confirmExactMatches } from "#app/domain/statements/settle-credit.server.ts";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(STATEMENTS);

export const action = buttonAction({
  needs: "keep the books",
  page: () => STATEMENTS,
  run: (actor) => confirmExactMatches(actor),
  success: ({ paymentCount, totalPaise }) =>
    paymentCount === 0
      ? m.statements_thesePaymentsWereConfirmedAlready()
      : m.statements_paymentsConfirmed({ count: paymentCount, total: formatRupees(totalPaise) }),
  refusal: reasonOnly,
  failure: () => m.statements_failedToSaveIt(),
});
