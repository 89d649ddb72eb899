import { redirect } from "@remix-run/node";
import { setStaffActive } from "#app/domain/staff/change-staff.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/staff");

export const action = buttonAction({
  needs: "manage staff",
  page: ({ userId }) => `/admin/staff/${userId}`,
  run: (actor, { params }) => setStaffActive(actor, params.userId ?? "", true),
  success: ({ name }) => m.staff_isActive({ name }),
  refusal: reasonOnly,
  failure: () => m.staff_failedToSave(),
});
