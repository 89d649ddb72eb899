import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { shopSecret } from "../secrets.server.ts";

const ID_BYTES = 16;
const CODE_BYTES = 16;
const KEY_BYTES = 32;

function tokenOf(id: Buffer): string {
  const key = shopSecret("tracking", () => randomBytes(KEY_BYTES).toString("base64"));
  const code = createHmac("sha256", key).update(id).digest().subarray(0, CODE_BYTES);
  return Buffer.concat([id, code]).toString("base64url");
}

/** The secret part of an order's tracking link. */
export function trackingToken(orderId: string): string {
  return tokenOf(Buffer.from(parse(orderId)));
}

/** Null unless the shop made this token. */
export function orderIdOf(token: string): string | null {
  const id = Buffer.from(token, "base64url").subarray(0, ID_BYTES);
  // As text, because different texts can stand for the same bytes.
  const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(id))];
  return given.length === own.length && timingSafeEqual(given, own) ? stringify(id) : null;
}
