import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { shopSecret } from "../secrets.server.ts";

const ID_BYTES = 16;
const CODE_BYTES = 16;
const KEY_BYTES = 32;

/** What a tracking link allows its holder to do. */
export const trackingPurposes = ["follow", "cancel"] as const;
export type TrackingPurpose = (typeof trackingPurposes)[number];

/** Pages on which anyone with the link may pay for an order or a booking. */
const payPurposes = ["pay order", "pay event"] as const;
/** The page with the quote of a booking. */
const quotePurposes = ["quote event"] as const;
type Purpose = TrackingPurpose | (typeof payPurposes)[number] | (typeof quotePurposes)[number];

/** One code cannot be computed from another. Links from before there were several kinds only show the order. */
function tokenOf(id: Buffer, purpose: Purpose): string {
  const key = shopSecret("tracking", () => randomBytes(KEY_BYTES).toString("base64"));
  const code = createHmac("sha256", key).update(id);
  if (purpose !== "follow") code.update(purpose);
  return Buffer.concat([id, code.digest().subarray(0, CODE_BYTES)]).toString("base64url");
}

/** The secret part of an order's tracking link. */
export function trackingToken(orderId: string, purpose: TrackingPurpose): string {
  return tokenOf(Buffer.from(parse(orderId)), purpose);
}

function readToken<One extends Purpose>(
  token: string,
  purposes: readonly One[],
): { id: string; purpose: One } | null {
  const id = Buffer.from(token, "base64url").subarray(0, ID_BYTES);
  const purpose = purposes.find((one) => {
    // Compared as text, because different texts can decode to the same bytes.
    const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(id, one))];
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return purpose ? { id: stringify(id), purpose } : null;
}

/** Null unless the shop made this token. */
export function readTrackingToken(
  token: string,
): { orderId: string; purpose: TrackingPurpose } | null {
  const read = readToken(token, trackingPurposes);
  return read && { orderId: read.id, purpose: read.purpose };
}

export function payToken(payable: { orderId: string } | { eventId: string }): string {
  return "orderId" in payable
    ? tokenOf(Buffer.from(parse(payable.orderId)), "pay order")
    : tokenOf(Buffer.from(parse(payable.eventId)), "pay event");
}

/** Null unless the shop made this token. */
export function readPayToken(token: string): { orderId: string } | { eventId: string } | null {
  const read = readToken(token, payPurposes);
  if (!read) return null;
  return read.purpose === "pay order" ? { orderId: read.id } : { eventId: read.id };
}

/** The path of the page on which anyone with the link reads and accepts a booking's quote. */
export function quotePath(eventId: string): string {
  return `/quote/${tokenOf(Buffer.from(parse(eventId)), "quote event")}`;
}

/** Null unless the shop made this token. */
export function readQuoteToken(token: string): { eventId: string } | null {
  const read = readToken(token, quotePurposes);
  return read && { eventId: read.id };
}
