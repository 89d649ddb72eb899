import { formatDateTime } from "../clock.ts";
import { type EmailState, emailKindLabel, type StoredEmail } from "./email.ts";

const states: Record<EmailState, string> = {
  waiting: "Waiting",
  sent: "Sent",
  given_up: "Given up",
};

/** Takes a state, returns the words for it. Source: the owner's wish (an email queue visible to the admin). */
export function emailStateLabel(state: EmailState): string {
  return states[state];
}

/** Takes an email, returns what the admin reads of it, times of Pune. Source: as `emailStateLabel`. */
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
