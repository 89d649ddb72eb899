import { setStaffActive } from "#app/domain/staff/change-staff.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** The buttons on a person's page. */
export function activationAction(isActive: boolean) {
  return formAction(
    async ({ request, params, form }) => {
      const { userId = "" } = params;
      const page = `/admin/staff/${encodeURIComponent(userId)}`;
      const { user } = await staffVisitor(request, "manage staff", { returnTo: page });
      const changed = setStaffActive(user, userId, isActive);
      if (!changed.ok) return replyInPlace(form, page, { type: "error", message: changed.message });
      const { name } = changed.value;
      const message = isActive ? m.staff_isActive({ name }) : m.staff_isInactive({ name });
      return replyInPlace(form, page, { type: "success", message });
    },
    { failure: () => m.staff_failedToSave() },
  );
}
