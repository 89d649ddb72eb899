import { expect, test } from "vitest";
import { keptPage, PageCache } from "./page-cache.mjs";

const LONGEST_ADDRESS = 14_000;

test("short answers to long addresses are forgotten before they fill the memory", async () => {
  const cache = new PageCache({ dataVersion: () => "1", isNewcomer: () => true });
  const short = new Response("short", { headers: { "Content-Type": "text/html" } });
  const page = await keptPage(short, cache.version());
  const keys = Array.from({ length: 4_000 }, (_, count) => `${count}`.padEnd(LONGEST_ADDRESS));
  for (const key of keys) await cache.page(key, async () => page);

  const kept = keys.filter((key) => cache.fresh(key));

  expect(kept.at(-1), "the latest").toBe(keys.at(-1));
  expect(kept.length * LONGEST_ADDRESS, "bytes of addresses").toBeLessThan(25_000_000);
});
