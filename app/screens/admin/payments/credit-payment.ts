import { redirect } from "@remix-run/node";
import { assignCredit } from "#app/domain/statements/settle-credit.server.ts";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(STATEMENTS);

export const action = buttonAction({
  needs: "keep the books",
  page: () => STATEMENTS,
  run: (actor, { params, form }) =>
    assignCredit(actor, params.creditId ?? "", String(form.get("order"))),
  success: ({ orderNumber }) => m.statements_paymentOfRecorded({ orderNumber }),
  refusal: reasonOnly,
  failure: () => m.statements_failedToSaveIt(),
});
