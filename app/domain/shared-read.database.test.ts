import { expect, test } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { formatTime } from "./clock.ts";
import { inLanguage } from "./language/in-language.server.ts";
import type { Language } from "./language/language.ts";
import { problem } from "./result.ts";
import { sharedRead } from "./shared-read.server.ts";

let reads = 0;
const settingsLike = sharedRead((pattern: string) => {
  reads += 1;
  const count = sqlite.prepare<[string], number>("select count(*) from settings where key like ?");
  return count.pluck().get(pattern) ?? 0;
});
const add = (key: string) => sqlite.prepare("insert into settings values (?, '1')").run(key);

function readsOf(work: () => void): number {
  const before = reads;
  work();
  return reads - before;
}

test("a shared read is repeated only after the data changed", () => {
  const twice = () => readsOf(() => [settingsLike("test.%"), settingsLike("test.%")]);
  // A minute may end between two reads.
  expect(Math.min(twice(), twice())).toBe(0);

  add("test.one");
  expect(settingsLike("test.%")).toBe(1);
  expect(settingsLike("other.%")).toBe(0);
});

test("what a transaction read before it was rolled back is not kept", () => {
  const before = settingsLike("test.%");
  write(() => {
    add("test.two");
    expect(settingsLike("test.%")).toBe(before + 1);
    return problem("conflict", "Rolled back");
  });
  expect(settingsLike("test.%")).toBe(before);
});

test("readers of other languages get their own", () => {
  const price = sharedRead(() => formatTime(new Date("2026-11-21T13:35:00Z")));
  const read = (language: Language) => inLanguage(language, () => price());

  expect(read("hi")).toBe("शाम 7:05");
  expect(read("mr")).toBe("संध्याकाळी 7:05");
  expect(read("en")).toBe("7:05 PM");
});
