import { redirect } from "@remix-run/node";
import {
  markChoiceAvailable,
  markChoiceSoldOut,
} from "#app/domain/options/sell-out-choice.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { availableAgainAction } from "../available-again-action.server.ts";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/options");

export const action = buttons({
  "sold-out": buttonAction({
    needs: "mark dishes sold out",
    page: () => "/admin/options",
    run: (actor, { params }) => markChoiceSoldOut(actor, params.choiceId ?? ""),
    success: ({ name }) => m.options_isSoldOutToday({ name }),
    refusal: reasonOnly,
    failure: () => m.options_failedToSaveOptions(),
  }),
  "sold-out/removal": availableAgainAction({
    page: "/admin/options",
    mark: (actor, { choiceId = "" }) => markChoiceAvailable(actor, choiceId),
    failure: () => m.options_failedToSaveOptions(),
  }),
});
