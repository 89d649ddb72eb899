import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { untrustedCertificate } from "./untrusted-certificate.ts";

export type ReceivedEmail = {
  from: string;
  to: string[];
  /** Folded lines are joined; names are in lower case. */
  headers: Record<string, string>;
  text: string;
};

type ExpectedEmail = { to: string; subject: string | RegExp };

export type MailServer = {
  /** Environment variables for a shop that sends its emails here. */
  env: { SMTP_URL: string; SITE_URL: string; MAIL_RETRY_MS: string };
  received(): ReceivedEmail[];
  /** Resolves with the first matching email. */
  email(expected: ExpectedEmail): Promise<ReceivedEmail>;
  /** Rejects every email to this recipient (550) until `acceptRecipient`. */
  rejectRecipient(address: string): void;
  acceptRecipient(address: string): void;
  stop(): Promise<void>;
  /** Listens on the same port again. */
  restart(): Promise<void>;
};

const SITE_URL = "https://chatpata.test";

/** Starts an SMTP server on a free port; if `encrypted`, it has an untrusted certificate. */
export async function startMailServer({ encrypted = false } = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const rejected = new Set<string>();
  let waiting: { expected: ExpectedEmail; resolve: (email: ReceivedEmail) => void }[] = [];

  function store(email: ReceivedEmail): void {
    received.push(email);
    for (const { expected, resolve } of waiting) if (matches(email, expected)) resolve(email);
    waiting = waiting.filter(({ expected }) => !matches(email, expected));
  }

  function createServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      ...(encrypted && { secure: true, ...untrustedCertificate }),
      disabledCommands: ["STARTTLS"],
      onRcptTo({ address }, _session, done) {
        if (!rejected.has(address)) return done();
        done(Object.assign(new Error("No such mailbox here"), { responseCode: 550 }));
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const raw = Buffer.concat(chunks).toString("latin1");
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          const to = envelope.rcptTo.map(({ address }) => address);
          store({ from, to, ...readEmail(raw) });
          done();
        });
      },
    });
  }

  async function listen(port: number): Promise<SMTPServer> {
    const opened = createServer();
    // Clients that do not trust the certificate end the connection.
    opened.on("error", () => {});
    opened.listen(port, "127.0.0.1");
    await once(opened.server, "listening");
    return opened;
  }

  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));

  return {
    env: {
      SMTP_URL: `smtp${encrypted ? "s" : ""}://127.0.0.1:${port}`,
      SITE_URL,
      MAIL_RETRY_MS: "20",
    },
    received: () => received,
    email(expected) {
      const found = received.find((email) => matches(email, expected));
      if (found) return Promise.resolve(found);
      return new Promise((resolve) => waiting.push({ expected, resolve }));
    },
    rejectRecipient: (address) => rejected.add(address),
    acceptRecipient: (address) => rejected.delete(address),
    stop,
    async restart() {
      server = await listen(port);
    },
  };
}

function matches({ to, headers }: ReceivedEmail, expected: ExpectedEmail): boolean {
  const subject = headers.subject ?? "";
  const hasSubject =
    typeof expected.subject === "string"
      ? subject === expected.subject
      : expected.subject.test(subject);
  return hasSubject && to.includes(expected.to);
}

function readEmail(raw: string): Pick<ReceivedEmail, "headers" | "text"> {
  const end = raw.indexOf("\r\n\r\n");
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (name in headers) throw new Error(`The email has two fields "${name}".`);
    headers[name] = withoutEncodedWords(line.slice(colon + 1).trim());
  }
  const body = raw.slice(end + 4);
  return { headers, text: decoded(body, headers["content-transfer-encoding"] ?? "7bit").trim() };
}

/** Decodes `=?UTF-8?B?…?=`, which contains non-ASCII text. */
function withoutEncodedWords(header: string): string {
  return header
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?(B|Q)\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === "B"
        ? decoded(text, "base64")
        : decoded(text.replaceAll("_", " "), "quoted-printable"),
    );
}

function decoded(body: string, encoding: string): string {
  if (encoding === "7bit") return body.replaceAll("\r\n", "\n");
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") throw new Error(`Unknown encoding ${encoding}`);
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
