import { createHash, randomUUID } from "node:crypto";
import type { TestDatabase } from "#tests/support/shop/database.ts";

export type ShopDevice = { id: string; letter: string; token: string; cookie: string };

/** Makes a browser one of the shop's devices. */
export function addShopDevice(
  database: TestDatabase,
  letter: string,
  name = `Tablet ${letter}`,
): ShopDevice {
  const [id, token] = [randomUUID(), randomUUID()];
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  database.change(
    "insert into devices (id, token_hash, name, letter, created_at, last_seen_at) values (?, ?, ?, ?, ?, ?)",
    id,
    tokenHash,
    name,
    letter,
    Date.now(),
    Date.now(),
  );
  // Remix's encoding of a cookie's value.
  const value = encodeURIComponent(btoa(JSON.stringify(token)));
  return { id, letter, token: value, cookie: `device=${value}` };
}
