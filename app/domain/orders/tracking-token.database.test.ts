import { expect, test } from "vitest";
import { newId } from "#db/new-id.ts";
import { orderIdOf, trackingToken } from "./tracking-token.server.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

test("a token leads to its order and to no other", () => {
  const [order, other] = [newId(), newId()];

  expect(trackingToken(order)).toMatch(/^[\w-]{43}$/);
  expect(orderIdOf(trackingToken(order))).toBe(order);
  expect(orderIdOf(trackingToken(other))).toBe(other);
});

test("the code of one order does not open another", () => {
  const [token, otherToken] = [trackingToken(newId()), trackingToken(newId())];
  const bytesOf = (text: string) => Buffer.from(text, "base64url");
  const mixed = Buffer.concat([bytesOf(token).subarray(0, 16), bytesOf(otherToken).subarray(16)]);

  expect(orderIdOf(mixed.toString("base64url"))).toBeNull();
});

test("a token that differs in any character leads nowhere", () => {
  const token = trackingToken(newId());
  const altered = [...token].flatMap((_, at) =>
    [...ALPHABET]
      .map((letter) => token.slice(0, at) + letter + token.slice(at + 1))
      .filter((text) => text !== token),
  );

  expect(altered).toHaveLength(token.length * (ALPHABET.length - 1));
  expect(altered.filter((text) => orderIdOf(text) !== null)).toEqual([]);
});

test("a token that is cut, continued or padded leads nowhere", () => {
  const token = trackingToken(newId());
  const cut = [...token].map((_, at) => token.slice(0, at));

  for (const text of [...cut, `${token}=`, `${token}A`, ` ${token}`, token.toUpperCase()]) {
    expect(orderIdOf(text), text).toBeNull();
  }
});

test("bytes that are no id lead nowhere", () => {
  for (const byte of [0, 255]) {
    expect(orderIdOf(Buffer.alloc(32, byte).toString("base64url"))).toBeNull();
  }
});
