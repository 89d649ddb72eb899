import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messageProblems } from "#app/cli/message-problems.mjs";
import { root } from "#app/cli/prepare.mjs";

const plural = [
  {
    declarations: ["input count", "local plural = count: plural"],
    selectors: ["plural"],
    match: { "plural=one": "{count} dish", "plural=other": "{count} dishes" },
  },
];

test("languages with the same messages and arguments have no problems", () => {
  expect(
    messageProblems({
      en: { cart_dishes: plural, cart_by: "By {#link}{name}{/link}" },
      hi: { cart_dishes: "{count} डिश", cart_by: "{#link}{name}{/link} ने" },
    }),
  ).toEqual([]);
});

test.each([
  ["a message that one language lacks", { cart_title: "Cart" }, {}, "cart_title is missing in hi"],
  ["an empty message", { cart_title: "Cart" }, { cart_title: " " }, "cart_title is missing in hi"],
  ["a message that only a translation has", {}, { cart_old: "कार्ट" }, "cart_old is missing in en"],
  [
    "an argument with another name",
    { cart_hello: "Hello {name}" },
    { cart_hello: "नमस्ते {nam}" },
    'cart_hello has "{nam}" in hi, "{name}" in en',
  ],
  [
    "lost markup",
    { cart_terms: "Read {#link}the terms{/link}" },
    { cart_terms: "शर्तें पढ़ें" },
    'cart_terms has "" in hi, "{#link} {/link}" in en',
  ],
  [
    "a plural without its number",
    { cart_dishes: plural },
    { cart_dishes: "डिश" },
    'cart_dishes has "" in hi, "{count}" in en',
  ],
])("%s is a problem", (_, en, hi, problem) => {
  expect(messageProblems({ en, hi })).toEqual([problem]);
});

test("a key begins with the name of its file, and each file is compiled", () => {
  const folder = join(root, "app/messages");
  const settings = JSON.parse(readFileSync(join(folder, "project.inlang/settings.json"), "utf8"));
  for (const language of settings.locales) {
    const files = readdirSync(join(folder, language));
    const compiled = settings["plugin.inlang.messageFormat"].pathPattern as string[];
    expect(compiled.map((pattern) => pattern.replace("./{locale}/", "")).sort()).toEqual(
      files.sort(),
    );
    for (const file of files) {
      const keys = Object.keys(JSON.parse(readFileSync(join(folder, language, file), "utf8")));
      const area = `${file.replace(".json", "")}_`;
      expect(keys.filter((key) => !key.startsWith(area))).toEqual([]);
    }
  }
});
