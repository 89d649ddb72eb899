import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { receiveCash } from "#app/domain/deliveries/cash.server.ts";
import { handoverForm } from "#app/domain/deliveries/schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const LIST = "/admin/deliveries";
const FAILED = () => m.day_failedToRecordTheCash();

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(LIST);

export const action = formAction(
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "take payments", { returnTo: LIST });
    const submission = parseWithZod(form, { schema: handoverForm });
    if (submission.status !== "success") {
      const description = firstError({ error: submission.error ?? null });
      return replyInPlace(form, LIST, { type: "error", message: FAILED(), description });
    }
    const received = receiveCash(user, submission.value);
    if (received.ok) {
      const { rider, amountPaise } = received.value;
      const message = m.day_receivedFrom({ amount: formatRupees(amountPaise), name: rider.name });
      return replyInPlace(form, LIST, { type: "success", message });
    }
    const description = received.message;
    return replyInPlace(form, LIST, { type: "error", message: FAILED(), description });
  },
  { failure: FAILED },
);
