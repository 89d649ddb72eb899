import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { setStaffActive } from "#app/domain/staff/change-staff.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const usual = {
  needs: "manage staff",
  page: ({ userId }: Params) => `/admin/staff/${userId}`,
  refusal: reasonOnly,
  failure: () => m.staff_failedToSave(),
} as const;

export const loader = () => redirect("/admin/staff");

export const action = buttons({
  deactivation: buttonAction({
    ...usual,
    run: (actor, { params }) => setStaffActive(actor, params.userId ?? "", false),
    success: ({ name }) => m.staff_isInactive({ name }),
  }),
  "deactivation/removal": buttonAction({
    ...usual,
    run: (actor, { params }) => setStaffActive(actor, params.userId ?? "", true),
    success: ({ name }) => m.staff_isActive({ name }),
  }),
});
