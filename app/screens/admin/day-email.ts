import { emailReport } from "#app/domain/day/close-day.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";
import { toDay } from "./drawer-action.server.ts";

const FAILED = () => m.day_failedToSendTheReport();
const NOBODY = () => m.day_noOwnerOrManagerHas();

export const loader = toDay;

export const action = formAction(
  async ({ request, params, form }) => {
    const page = `/admin/day/${params.date}`;
    const { user } = await staffVisitor(request, "close the day", { returnTo: page });
    const sent = emailReport(user, params.date ?? "");
    const count = sent.ok ? sent.value.recipients : 0;
    return replyInPlace(
      form,
      page,
      count > 0
        ? {
            type: "success",
            message: m.day_theReportGoesTo({ count }),
          }
        : { type: "error", message: FAILED(), description: sent.ok ? NOBODY() : sent.message },
    );
  },
  { failure: FAILED },
);
