import { m } from "#messages";
import { formatDateTime } from "../clock.ts";
import { translated } from "../language/translated.ts";
import { type EmailState, emailKindLabel, type StoredEmail } from "./email.ts";

const states: Record<EmailState, string> = translated({
  waiting: m.emails_waiting,
  sent: m.emails_sent,
  given_up: m.emails_failed,
});

function emailStateLabel(state: EmailState): string {
  return states[state];
}

export function emailRow(email: StoredEmail) {
  const { id, recipient, subject, state, attemptCount, lastError, dueAt, sentAt } = email;
  return {
    id,
    recipient,
    subject,
    state,
    stateLabel: emailStateLabel(state),
    kind: emailKindLabel(email.kind),
    tries: attemptCount,
    lastError,
    writtenAt: formatDateTime(email.createdAt),
    sentAt: sentAt && formatDateTime(sentAt),
    nextTryAt: dueAt && formatDateTime(dueAt),
  };
}
export type EmailRow = ReturnType<typeof emailRow>;
