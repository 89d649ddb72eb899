import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { clipStartsMs } from "#app/ui/alerts/voice-clips.ts";
import { clipNames, spokenWords, voiceLanguages } from "./spoken-words.ts";

const order = { kind: "order", number: "CP-261121-007", token: null } as const;

test.each([
  [{ ...order, token: "27" }, ["new order", "token", "27"]],
  [order, ["new order", "number", "7"]],
  [{ ...order, kind: "cancellation", token: "127" }, ["order cancelled", "token", "100 and", "27"]],
  [{ ...order, token: "100" }, ["new order", "token", "100"]],
  [{ ...order, token: "300" }, ["new order", "token", "300 and"]],
  [{ ...order, token: "1000" }, ["new order"]],
  [{ ...order, token: "A3" }, ["new order"]],
  [{ ...order, kind: "booking", number: "EV-2026-0012" }, ["new booking"]],
] as const)("%j is announced as %j", (ringing, words) => {
  expect(spokenWords(ringing)).toEqual(words);
});

test("clips are named alike whatever language the page is in", () => {
  const words = inLanguage("hi", () => spokenWords({ ...order, token: "27" }));
  expect(words).toEqual(["new order", "token", "27"]);
});

test("every number to 999 is made of clips that exist", () => {
  for (let token = 1; token <= 999; token += 1) {
    const words = spokenWords({ ...order, token: String(token) });
    expect(words.length, String(token)).toBeGreaterThan(2);
    for (const word of words) expect(clipNames).toContain(word);
  }
});

test.each(Object.keys(voiceLanguages))(
  "the voice file %s has every clip, in 200 KB",
  (language) => {
    const starts = clipStartsMs[language as keyof typeof clipStartsMs];
    const file = new URL(`../../../public/voices/${language}.mp3`, import.meta.url);

    expect(starts).toHaveLength(clipNames.length + 1);
    for (const [index, start] of starts.slice(1).entries()) {
      expect(start - (starts[index] ?? 0), clipNames[index]).toBeGreaterThan(200);
    }
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(200_000);
  },
);
