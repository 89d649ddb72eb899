/** What an email is about. */
export type EmailKind = "password_reset" | "order" | "event";

/** Where an email stands: on its way, gone, or refused for good. */
export type EmailState = "waiting" | "sent" | "given_up";

/** Subject and plain text of an email. */
export type Email = { subject: string; body: string };

/** What the admin sees of an email: all but its text, which is the recipient's. */
export type StoredEmail = {
  seq: number;
  id: string;
  kind: EmailKind;
  recipient: string;
  subject: string;
  createdAt: Date;
  attemptCount: number;
  dueAt: Date | null;
  sentAt: Date | null;
  lastError: string;
  state: EmailState;
};

const kinds: Record<EmailKind, string> = {
  password_reset: "Password reset",
  order: "Order",
  event: "Event",
};

/** Takes a kind, returns what the admin calls it. Source: the owner's wish to see the emails. */
export function emailKindLabel(kind: EmailKind): string {
  return kinds[kind];
}

/** Takes what the email queue keeps of an email, returns where it stands. Source: as `emailKindLabel`. */
export function emailState(email: { dueAt: Date | null; sentAt: Date | null }): EmailState {
  if (email.dueAt) return "waiting";
  return email.sentAt ? "sent" : "given_up";
}

/**
 * Takes any text, returns it in one line without control characters: what somebody typed must not begin a
 * line of an email, and never one of its head. Source: RFC 5322, 2.2 (a line break ends a header field).
 */
export function oneLine(text: string): string {
  // Besides the control characters, those by which Unicode ends a line.
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
