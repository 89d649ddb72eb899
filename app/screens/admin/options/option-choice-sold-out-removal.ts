import { redirect } from "@remix-run/node";
import { markChoiceAvailable } from "#app/domain/options/sell-out-choice.server.ts";
import { m } from "#messages";
import { availableAgainAction } from "../available-again-action.server.ts";

export const loader = () => redirect("/admin/options");

export const action = availableAgainAction({
  page: "/admin/options",
  mark: (actor, { choiceId = "" }) => markChoiceAvailable(actor, choiceId),
  failure: () => m.options_failedToSaveOptions(),
});
