import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type ReceivedPush = {
  title: string;
  body: string;
  path: string;
  tag: string;
  headers: IncomingMessage["headers"];
  at: number;
  /** The content of the VAPID token, after its signature was verified. */
  claims: { aud: string; exp: number; sub: string };
};

/** `"never"`: the connection stays open without an answer. */
type Answer = number | { status: number; headers: Record<string, string> } | "never";

export type PushBrowser = {
  /** The fields that the page sends to the shop. */
  fields: { endpoint: string; publicKey: string; authSecret: string };
  /** Every attempt, in order. */
  received: ReceivedPush[];
  /** For the next attempts; later ones are answered with 201. */
  answer(...answers: Answer[]): void;
};

type PushServer = {
  env: { PUSH_TEST_ORIGIN: string; PUSH_RETRY_MS: string; PUSH_TIMEOUT_MS: string };
  newBrowser(): PushBrowser;
  /** Paths that belong to no browser, such as the target of a redirect. */
  strayRequests: string[];
  stop(): Promise<void>;
  /** Listens on the same port again. */
  restart(): Promise<void>;
};

type Keys = { ecdh: ReturnType<typeof createECDH>; auth: Buffer };

/** RFC 8291, with one record. */
function decrypt(content: Buffer, { ecdh, auth }: Keys): string {
  const salt = content.subarray(0, 16);
  const senderKey = content.subarray(21, 21 + content.readUInt8(20));
  const record = content.subarray(21 + senderKey.length);
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, saltOf, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function verifiedClaims(authorization = ""): ReceivedPush["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const [header, payload = "", signature = ""] = token.split(".");
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) throw new Error("The VAPID token is not signed by its key.");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

/** A push service that decrypts what it receives, as the browser would. */
export async function startPushServer(): Promise<PushServer> {
  const browsers = new Map<string, { keys: Keys; received: ReceivedPush[]; answers: Answer[] }>();
  const strayRequests: string[] = [];
  const failures: unknown[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = browsers.get(request.url ?? "");
    if (!browser) {
      strayRequests.push(request.url ?? "");
      response.writeHead(404).end();
      return;
    }
    const message = JSON.parse(decrypt(await buffer(request), browser.keys));
    const { headers } = request;
    const claims = verifiedClaims(headers.authorization);
    browser.received.push({ ...message, headers, at: Date.now(), claims });
    const answer = browser.answers.shift() ?? 201;
    if (answer === "never") return;
    if (typeof answer === "number") response.writeHead(answer);
    else response.writeHead(answer.status, answer.headers);
    response.end();
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    receive(request, response).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(400).end();
    });
  }

  async function listen(port: number) {
    const opened = createServer(listener).listen(port, "127.0.0.1");
    await once(opened, "listening");
    return opened;
  }

  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    env: { PUSH_TEST_ORIGIN: origin, PUSH_RETRY_MS: "50", PUSH_TIMEOUT_MS: "500" },
    strayRequests,
    newBrowser() {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const keys = { ecdh, auth: randomBytes(16) };
      const path = `/send/${randomBytes(24).toString("base64url")}`;
      const browser = { keys, received: [] as ReceivedPush[], answers: [] as Answer[] };
      browsers.set(path, browser);
      return {
        fields: {
          endpoint: origin + path,
          publicKey: ecdh.getPublicKey("base64url"),
          authSecret: keys.auth.toString("base64url"),
        },
        received: browser.received,
        answer: (...answers) => void browser.answers.push(...answers),
      };
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      if (failures.length > 0) throw new AggregateError(failures, "Messages could not be read");
    },
    async restart() {
      server = await listen(port);
    },
  };
}
