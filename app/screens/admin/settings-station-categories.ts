import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { chooseStations } from "#app/domain/kitchen/change-stations.server.ts";
import { categoryStationsForm } from "#app/domain/kitchen/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const STATIONS = "/admin/settings/stations";
const FAILED = () => m.kitchen_failedToSaveTheStations();

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(STATIONS);

export const action = formAction(
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "change settings", { returnTo: STATIONS });
    const submission = parseWithZod(form, { schema: categoryStationsForm });
    if (submission.status !== "success") {
      const description = firstError({ error: submission.error ?? null });
      return replyInPlace(form, STATIONS, { type: "error", message: FAILED(), description });
    }
    const saved = chooseStations(user, submission.value.stations);
    return replyInPlace(
      form,
      STATIONS,
      saved.ok
        ? { type: "success", message: m.kitchen_stationsOfTheCategoriesSaved() }
        : { type: "error", message: FAILED(), description: saved.message },
    );
  },
  { failure: FAILED },
);
