import { z } from "zod";
import { isEmail } from "#app/domain/accounts/email.ts";
import { upiIdPattern } from "#app/domain/terms/upi-payee.ts";

/** An email address, alone or with a name before it: `My Shop <hello@shop.example>`. */
function isSender(text: string): boolean {
  const named = /^[^<>"\p{Cc}]+ <([^<>]+)>$/u.exec(text);
  return isEmail(named?.[1] ?? text);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text;
}

function isLoopbackOrigin(text: string): boolean {
  return isOrigin(text) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(text).hostname);
}

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  // The login form lower-cases email addresses too.
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, "must have at least 6 characters")
    .max(200, "must have at most 200 characters")
    .optional(),
  SHOP_UPI_ID: z.string().regex(upiIdPattern, "must look like name@bank").optional(),
  SHOP_UPI_NAME: z.string().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Other sites whose pages may use the API. */
  API_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      "must be origins such as https://app.example, separated by commas",
    ),
  /** The folder of the database backups; `backups` beside the database by default. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Minutes between two backups; 0 disables scheduled backups. */
  BACKUP_EVERY: z.coerce.number().min(0).max(10_080).default(15),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(24),
  /** A shell command that copies a finished backup elsewhere; the backup's path is appended as the last argument. */
  BACKUP_HOOK: z.string().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Without it the shop sends no emails. */
  SMTP_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text),
      "must look like smtps://user:password@mail.example",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, "must be an e-mail address, or look like Name <name@shop.example>")
    .optional(),
  /** The public origin of the shop, for links in emails. */
  SITE_URL: z.string().refine(isOrigin, "must look like https://shop.example").optional(),
  /** The delay after the first failed attempt to send an email; later delays are multiples of it. */
  MAIL_RETRY_MS: z.coerce.number().int().min(10).max(3_600_000).default(60_000),
  /** The delay after the first failed attempt to send a push message; each later one is twice as long. */
  PUSH_RETRY_MS: z.coerce.number().int().min(10).max(3_600_000).default(5_000),
  PUSH_TIMEOUT_MS: z.coerce.number().int().min(10).max(30_000).default(10_000),
  /** A push service on this machine, for tests. */
  PUSH_TEST_ORIGIN: z
    .string()
    .refine(isLoopbackOrigin, "must look like http://127.0.0.1:3950")
    .optional(),
  /** Without these three keys, there are no online payments. */
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** For tests: an imitation of Razorpay on this machine. */
  RAZORPAY_TEST_ORIGIN: z
    .string()
    .refine(isLoopbackOrigin, "must look like http://127.0.0.1:3951")
    .optional(),
  /** The delay after the first failed attempt to refund; each later one is twice as long. */
  REFUND_RETRY_MS: z.coerce.number().int().min(10).max(3_600_000).default(60_000),
  /** The delay after the first failed attempt to print; later delays are multiples of it. */
  PRINT_RETRY_MS: z.coerce.number().int().min(10).max(60_000).default(5000),
  /** How long a printer may take to report its status. */
  PRINT_ANSWER_MS: z.coerce.number().int().min(10).max(10_000).default(1000),
  /** For tests: allows printers on this machine. */
  PRINTERS_ON_LOOPBACK: z.enum(["on", "off"]).default("off"),
});

// Clients choose the Host header, so emails and cached pages must not use it for links.
const schema = variables
  .refine(({ SMTP_URL, SITE_URL }) => !SMTP_URL || SITE_URL, {
    path: ["SITE_URL"],
    message: "must be set where SMTP_URL is: emails link to it",
  })
  .refine(
    ({ RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: webhook }) =>
      [id, secret, webhook].every(Boolean) || ![id, secret, webhook].some(Boolean),
    { path: ["RAZORPAY_KEY_ID"], message: "needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET" },
  )
  .refine(({ RAZORPAY_KEY_ID, SITE_URL }) => !RAZORPAY_KEY_ID || SITE_URL, {
    path: ["SITE_URL"],
    message: "must be set where RAZORPAY_KEY_ID is: customers return to it",
  })
  .refine(({ TRUST_PROXY, SITE_URL }) => TRUST_PROXY === 0 || SITE_URL, {
    path: ["SITE_URL"],
    message:
      "must be set where TRUST_PROXY is: the shop's public URL, such as https://shop.example",
  });

function check() {
  // Compose files pass unset variables as empty strings.
  const nonEmpty = Object.entries(process.env).filter(([, value]) => value !== "");
  const checked = schema.safeParse(Object.fromEntries(nonEmpty));
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    process.stderr.write(`Environment: ${issue.path.join(".")} ${issue.message}\n`);
  }
  process.stderr.write("The shop did not start. Correct the variables above and start it again.\n");
  process.exit(1);
}

/** Validated once when the server starts; an invalid variable is named and stops the start. */
export const env = check();
