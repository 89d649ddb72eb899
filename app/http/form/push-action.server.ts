import { data } from "@remix-run/node";
import { subscriptionForm } from "#app/domain/push/schema.ts";
import {
  type PushAudience,
  subscribe,
  unsubscribe,
} from "#app/domain/push/subscriptions.server.ts";
import { m } from "#messages";
import { problemStatus } from "../problem-status.ts";
import type { SignedInVisitor } from "../session/guards.server.ts";
import { firstError, replyInPlace } from "./in-place.server.ts";
import { parseForm } from "./parse-form.server.ts";

type PushReply = { form: FormData; audience: PushAudience; page: string };

/** Only scripts can send the browser's subscription, so only scripts read a refusal. */
export async function turnOnPush(
  { user, sessionToken }: SignedInVisitor,
  { form, audience, page }: PushReply,
) {
  const submission = parseForm(form, subscriptionForm);
  if (submission.status !== "success") {
    return data({ refusal: firstError(submission.reply()) }, { status: 400 });
  }
  const refused = subscribe(user, sessionToken, audience, submission.value);
  if (!refused.ok) {
    return data({ refusal: refused.message }, { status: problemStatus(refused.code) });
  }
  return replyInPlace(form, page, { type: "success", message: m.shared_notificationsAreOn() });
}

export function turnOffPush(
  { sessionToken }: SignedInVisitor,
  { form, audience, page }: PushReply,
) {
  unsubscribe(sessionToken, audience);
  return replyInPlace(form, page, { type: "success", message: m.shared_notificationsAreOff() });
}
