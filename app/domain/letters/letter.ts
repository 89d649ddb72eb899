/** What a letter is about. */
export type LetterKind = "password_reset" | "order" | "event";

/** Where a letter stands: on its way, gone, or refused for good. */
export type LetterState = "waiting" | "sent" | "given_up";

/** Subject and plain text of a letter. */
export type Letter = { subject: string; body: string };

/** What the admin sees of a letter: all but its text, which is the recipient's. */
export type KeptLetter = {
  seq: number;
  id: string;
  kind: LetterKind;
  recipient: string;
  subject: string;
  createdAt: Date;
  attemptCount: number;
  dueAt: Date | null;
  sentAt: Date | null;
  lastError: string;
  state: LetterState;
};

const kinds: Record<LetterKind, string> = {
  password_reset: "Password reset",
  order: "Order",
  event: "Event",
};

/** Takes a kind, returns what the admin calls it. Source: the owner's wish to see the letters. */
export function letterKindLabel(kind: LetterKind): string {
  return kinds[kind];
}

/** Takes what the outbox keeps of a letter, returns where it stands. Source: as `letterKindLabel`. */
export function letterState(letter: { dueAt: Date | null; sentAt: Date | null }): LetterState {
  if (letter.dueAt) return "waiting";
  return letter.sentAt ? "sent" : "given_up";
}

/**
 * Takes any text, returns it in one line without control characters: what somebody typed must not begin a
 * line of a letter, and never one of its head. Source: RFC 5322, 2.2 (a line break ends a header field).
 */
export function oneLine(text: string): string {
  // Besides the control characters, those by which Unicode ends a line.
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
