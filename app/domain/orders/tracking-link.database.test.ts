import { describe, expect, test } from "vitest";
import { newId } from "#db/new-id.ts";
import { hasTrackingLink } from "./tracking-link.server.ts";
import {
  payToken,
  readPayToken,
  readTrackingToken,
  trackingPurposes,
  trackingToken,
} from "./tracking-token.server.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

test("a link that shows an order does not tell the one that cancels it", () => {
  const id = newId();
  const tokens = trackingPurposes.map((purpose) => trackingToken(id, purpose));

  expect(new Set(tokens).size).toBe(trackingPurposes.length);
  expect(tokens.map(readTrackingToken)).toEqual(
    trackingPurposes.map((purpose) => ({ orderId: id, purpose })),
  );
});

describe.each(trackingPurposes)("a token to %s", (purpose) => {
  test("leads to its order and to no other", () => {
    const [order, other] = [newId(), newId()];

    expect(trackingToken(order, purpose)).toMatch(/^[\w-]{43}$/);
    expect(readTrackingToken(trackingToken(order, purpose))?.orderId).toBe(order);
    expect(readTrackingToken(trackingToken(other, purpose))?.orderId).toBe(other);
  });

  test("does not open another order", () => {
    const [token, otherToken] = [trackingToken(newId(), purpose), trackingToken(newId(), purpose)];
    const bytesOf = (text: string) => Buffer.from(text, "base64url");
    const mixed = Buffer.concat([bytesOf(token).subarray(0, 16), bytesOf(otherToken).subarray(16)]);

    expect(readTrackingToken(mixed.toString("base64url"))).toBeNull();
  });

  test("leads nowhere if it differs in any character", () => {
    const token = trackingToken(newId(), purpose);
    const altered = [...token].flatMap((_, at) =>
      [...ALPHABET]
        .map((letter) => token.slice(0, at) + letter + token.slice(at + 1))
        .filter((text) => text !== token),
    );

    expect(altered).toHaveLength(token.length * (ALPHABET.length - 1));
    expect(altered.filter((text) => readTrackingToken(text) !== null)).toEqual([]);
  });

  test("leads nowhere if it is cut, continued or padded", () => {
    const token = trackingToken(newId(), purpose);
    const cut = [...token].map((_, at) => token.slice(0, at));

    for (const text of [...cut, `${token}=`, `${token}A`, ` ${token}`, token.toUpperCase()]) {
      expect(readTrackingToken(text), text).toBeNull();
    }
  });
});

test("bytes that are no id lead nowhere", () => {
  for (const byte of [0, 255]) {
    expect(readTrackingToken(Buffer.alloc(32, byte).toString("base64url"))).toBeNull();
  }
});

test("a page to pay leads to its order or booking, and shows nothing else of it", () => {
  for (const payable of [{ orderId: newId() }, { eventId: newId() }]) {
    expect(readPayToken(payToken(payable))).toEqual(payable);
    expect(readTrackingToken(payToken(payable))).toBeNull();
  }
  expect(readPayToken(trackingToken(newId(), "cancel"))).toBeNull();
});

const order = {
  promisedAt: new Date("2026-11-21T13:30:00Z"),
  promisedUntil: null,
  delayMinutes: 0,
  userId: "asha",
  customerName: "Asha Kulkarni",
};
const lastMinute = new Date("2026-11-28T13:29:59Z");
const expired = new Date("2026-11-28T13:30:00Z");

test("a tracking link works for seven days after the order is expected", () => {
  expect(hasTrackingLink(order, lastMinute)).toBe(true);
  expect(hasTrackingLink(order, expired)).toBe(false);
});

test("a delay extends it", () => {
  expect(hasTrackingLink({ ...order, delayMinutes: 10 }, expired)).toBe(true);
  expect(hasTrackingLink({ ...order, delayMinutes: 10 }, new Date("2026-11-28T13:40:00Z"))).toBe(
    false,
  );
});

test("it ends with the customer's account, but guests have one as well", () => {
  const guest = { ...order, userId: null };

  expect(hasTrackingLink(guest, lastMinute)).toBe(true);
  expect(hasTrackingLink({ ...guest, customerName: "Former customer" }, lastMinute)).toBe(false);
});
