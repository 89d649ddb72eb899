import { redirect } from "@remix-run/node";
import { putAside } from "#app/domain/setup/put-aside.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const PAGE = "/admin/before-you-open";

const usual = {
  needs: "change settings",
  page: () => PAGE,
  refusal: reasonOnly,
  failure: () => m.settings_failedToSaveSettings(),
} as const;

export const loader = () => redirect(PAGE);

export const action = buttons({
  aside: buttonAction({
    ...usual,
    run: (actor, { params }) => putAside(actor, params.task ?? "", true),
    success: ({ label }) => m.settings_wasPutAside({ label }),
  }),
  "aside/removal": buttonAction({
    ...usual,
    run: (actor, { params }) => putAside(actor, params.task ?? "", false),
    success: ({ label }) => m.settings_wasTakenBack({ label }),
  }),
});
