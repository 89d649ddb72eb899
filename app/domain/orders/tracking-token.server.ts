import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { shopSecret } from "../secrets.server.ts";

const ID_BYTES = 16;
const CODE_BYTES = 16;
const KEY_BYTES = 32;

/** What the holder of a link may do. */
export const trackingPurposes = ["follow", "cancel"] as const;
export type TrackingPurpose = (typeof trackingPurposes)[number];

/** Neither code can be computed from the other. Links made before there were two kinds show the order only. */
function tokenOf(id: Buffer, purpose: TrackingPurpose): string {
  const key = shopSecret("tracking", () => randomBytes(KEY_BYTES).toString("base64"));
  const code = createHmac("sha256", key).update(id);
  if (purpose === "cancel") code.update(purpose);
  return Buffer.concat([id, code.digest().subarray(0, CODE_BYTES)]).toString("base64url");
}

/** The secret part of an order's tracking link. */
export function trackingToken(orderId: string, purpose: TrackingPurpose): string {
  return tokenOf(Buffer.from(parse(orderId)), purpose);
}

/** Null unless the shop made this token. */
export function readTrackingToken(
  token: string,
): { orderId: string; purpose: TrackingPurpose } | null {
  const id = Buffer.from(token, "base64url").subarray(0, ID_BYTES);
  const purpose = trackingPurposes.find((one) => {
    // As text, because different texts can stand for the same bytes.
    const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(id, one))];
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return purpose ? { orderId: stringify(id), purpose } : null;
}
