import { redirect } from "@remix-run/node";
import { markChoiceSoldOut } from "#app/domain/options/sell-out-choice.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/options");

export const action = buttonAction({
  needs: "mark dishes sold out",
  page: () => "/admin/options",
  run: (actor, { params }) => markChoiceSoldOut(actor, params.choiceId ?? ""),
  success: ({ name }) => m.options_isSoldOutToday({ name }),
  refusal: reasonOnly,
  failure: () => m.options_failedToSaveOptions(),
});
