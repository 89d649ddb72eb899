import { redirect } from "@remix-run/node";
import { dismissCredit } from "#app/domain/statements/settle-credit.server.ts";
import { m } from "#messages";
import { statementButton } from "./statement-button.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/statements");

export const action = statementButton(
  (actor, creditId) => dismissCredit(actor, creditId, false),
  () => m.statements_listedAmongTheCreditsAgain(),
);
