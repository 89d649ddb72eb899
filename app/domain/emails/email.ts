import { m } from "#messages";
import { translated } from "../language/translated.ts";

export type EmailKind =
  | "verification"
  | "password_reset"
  | "invitation"
  | "order"
  | "event"
  | "day"
  | "alert";

export type EmailState = "waiting" | "sent" | "given_up";

/** `body` is plain text. */
export type Email = { subject: string; body: string };

/** Without the body, which only concerns the recipient. */
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

const kinds: Record<EmailKind, string> = translated({
  verification: m.emails_verification,
  password_reset: m.emails_passwordReset,
  invitation: m.staff_invitation,
  order: m.shared_order,
  event: m.shared_event,
  day: m.emails_dayReport,
  alert: m.emails_alert,
});

export function emailKindLabel(kind: EmailKind): string {
  return kinds[kind];
}

export function emailState(email: { dueAt: Date | null; sentAt: Date | null }): EmailState {
  if (email.dueAt) return "waiting";
  return email.sentAt ? "sent" : "given_up";
}

/** One line without control characters, so that user input cannot add lines or headers to an email (RFC 5322, 2.2). */
export function oneLine(text: string): string {
  // Zl and Zp are the line and paragraph separators of Unicode.
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
