import { redirect } from "@remix-run/node";
import { dismissCredit } from "#app/domain/statements/settle-credit.server.ts";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(STATEMENTS);

export const action = buttonAction({
  needs: "keep the books",
  page: () => STATEMENTS,
  run: (actor, { params }) => dismissCredit(actor, params.creditId ?? "", true),
  success: () => m.statements_markedAsNotForAn(),
  refusal: reasonOnly,
  failure: () => m.statements_failedToSaveIt(),
});
