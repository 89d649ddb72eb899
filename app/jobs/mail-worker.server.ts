import { createTransport } from "nodemailer";
import {
  claimDueEmail,
  type DueEmail,
  markEmailFailed,
  markEmailSent,
  removeOldEmails,
} from "#app/domain/emails/due-emails.server.ts";
import { oneLine } from "#app/domain/emails/email.ts";
import { openEmailQueue } from "#app/domain/emails/email-queue-state.server.ts";
import { shop } from "#app/domain/shop.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { startQueueWorker } from "./queue-worker.server.ts";

const SECOND_MS = 1000;
const CLEANUP_EVERY_MS = 6 * 3600 * SECOND_MS;

type Failure = { message: string; isFinal: boolean; isServerDown: boolean };

/** Only a 5xx response to this email is permanent; other failures are retried. */
function failureOf(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = "responseCode" in error ? Number(error.responseCode) : 0;
  const command = "command" in error ? String(error.command) : "";
  return {
    message: oneLine(error.message),
    isFinal: code >= 500 && /^(RCPT TO|DATA)$/.test(command),
    isServerDown: code === 0,
  };
}

const THIS_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;

function openTransport(smtpUrl: string) {
  const { protocol, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: protocol === "smtp:" && !THIS_MACHINE.test(hostname),
    connectionTimeout: 20 * SECOND_MS,
    greetingTimeout: 20 * SECOND_MS,
    socketTimeout: 40 * SECOND_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const site = new URL(env.SITE_URL ?? "").hostname;
  return ({ id, recipient, subject, body, createdAt }: DueEmail) =>
    transport.sendMail({
      from: env.MAIL_FROM ?? { name: shop.name, address: shop.email || `noreply@${site}` },
      to: { name: "", address: recipient },
      subject,
      text: body,
      date: createdAt,
      // The same for every attempt, so that mail servers recognise an email that did arrive.
      messageId: `<${id}@${site}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
}

/** Sends one email. Returns whether the mail server could be reached. */
async function deliver(send: ReturnType<typeof openTransport>, email: DueEmail): Promise<boolean> {
  const { id, kind, attemptCount } = email;
  try {
    await send(email);
  } catch (thrown) {
    const { message, isFinal, isServerDown } = failureOf(thrown);
    const next = markEmailFailed(email, {
      error: message,
      isFinal,
      firstDelayMs: env.MAIL_RETRY_MS,
    });
    // The message may contain the recipient's address, so it is shown to admins but not logged.
    log.warn({ email: id, kind, attemptCount, nextTry: next }, "An email was not sent");
    return !isServerDown;
  }
  markEmailSent(email);
  return true;
}

/** Sends queued emails one at a time. Without `SMTP_URL`, emails are not queued at all. */
export function startMailWorker(): () => Promise<void> {
  if (!env.SMTP_URL || !env.SITE_URL) return async () => {};
  openEmailQueue(env.SITE_URL);
  const send = openTransport(env.SMTP_URL);
  let cleanedUpAt = 0;
  let pausedUntil = new Date(0);

  return startQueueWorker<DueEmail>({
    name: "emails",
    jobsAtOnce: 1,
    claim() {
      if (Date.now() - cleanedUpAt > CLEANUP_EVERY_MS) {
        removeOldEmails();
        cleanedUpAt = Date.now();
      }
      return pausedUntil > new Date() ? pausedUntil : claimDueEmail();
    },
    async run(email) {
      const isReachable = await deliver(send, email);
      if (!isReachable) pausedUntil = new Date(Date.now() + env.MAIL_RETRY_MS);
    },
    retryMs: env.MAIL_RETRY_MS,
  });
}
