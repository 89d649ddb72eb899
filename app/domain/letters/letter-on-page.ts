import { formatDateTime } from "../clock.ts";
import { type KeptLetter, type LetterState, letterKindLabel } from "./letter.ts";

const states: Record<LetterState, string> = {
  waiting: "Waiting",
  sent: "Sent",
  given_up: "Given up",
};

/** Takes a state, returns the words for it. Source: the owner's wish (an outbox visible to the admin). */
export function letterStateLabel(state: LetterState): string {
  return states[state];
}

/** Takes a letter, returns what the admin reads of it, times of Pune. Source: as `letterStateLabel`. */
export function letterOnPage(letter: KeptLetter) {
  const { id, recipient, subject, state, attemptCount, lastError, dueAt, sentAt } = letter;
  return {
    id,
    recipient,
    subject,
    state,
    stateLabel: letterStateLabel(state),
    kind: letterKindLabel(letter.kind),
    tries: attemptCount,
    lastError,
    writtenAt: formatDateTime(letter.createdAt),
    sentAt: sentAt && formatDateTime(sentAt),
    nextTryAt: dueAt && formatDateTime(dueAt),
  };
}
export type LetterOnPage = ReturnType<typeof letterOnPage>;
