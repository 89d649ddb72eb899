import ts from "typescript";
import { expect, test } from "vitest";
import { languages } from "#app/domain/language/language.ts";
import { messagesIn, sources, variantsOf } from "./message-files.ts";

test("every message is shown somewhere", () => {
  const words = new Set(sources.flatMap(({ code }) => code.match(/[a-zA-Z]+_\w+/g) ?? []));
  const messages = Object.keys(messagesIn("en"));
  expect(messages.length).toBeGreaterThan(4000);
  expect(messages.filter((key) => !words.has(key))).toEqual([]);
});

const wordsOfKey = (key: string) =>
  key
    .replace(/^[a-zA-Z]+_/, "")
    .replace(/[A-Z]|\d+/g, " $&")
    .toLowerCase()
    .trim()
    .split(/ +/);

/** Whether a key is only the beginning of its text, cut off before the end of the clause. */
function stopsMidSentence(key: string, text: string): boolean {
  const beginning = wordsOfKey(key);
  const clause = text.replace(/\{[^}]*\}/g, " ").split(/[.,:;?!(](?=\s|$)/)[0] ?? "";
  const words =
    clause
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[a-z0-9]+/g) ?? [];
  const isBeginning = beginning.every((word, index) => word === words[index]);
  return beginning.length > 2 && beginning.length < words.length && isBeginning;
}

test("a key has at most five words and is not the beginning of its text", () => {
  const english = Object.entries(messagesIn("en"));
  expect(english.map(([key]) => key).filter((key) => wordsOfKey(key).length > 5)).toEqual([]);
  const cut = english.filter(([key, message]) =>
    variantsOf(message).some((text) => stopsMidSentence(key, text)),
  );
  expect(cut.map(([key]) => key)).toEqual([]);
});

test.each([
  ["area_theDeliveryFeeDependsOn", "The delivery fee depends on your pincode.", true],
  ["area_isNoLonger", "{name} is no longer on the menu.", true],
  ["area_couponNotBest", "the discount already applied saves as much or more", false],
  ["area_yourCartIsEmpty", "Your cart is empty", false],
  ["area_eventConfirmed", "Event confirmed! {days} days until your event", false],
])("whether %s stops in the middle of “%s”: %s", (key, text, expected) => {
  expect(stopsMidSentence(key, text)).toBe(expected);
});

/** Abbreviations, brands and arguments are the same everywhere. */
const sameEverywhere =
  /^(?:FSSAI|UPI|UPI ID|GSTIN|CGST|SGST|IGST|SPDP|UTR|WhatsApp|SMS|CSV|PIN|https:\/\/|mm|Re:|[\s,.]|\{\w+\})+$/;

test.each(languages.filter((language) => language !== "en"))(
  "messages in %s are translated",
  (language) => {
    const translated = messagesIn(language);
    const copied = Object.entries(messagesIn("en")).filter(
      ([key, text]) => JSON.stringify(translated[key]) === JSON.stringify(text),
    );
    // Printed on test tickets in every language.
    const known = ["printing_paniPuri"];
    expect(
      copied
        .filter(([key, text]) => !sameEverywhere.test(String(text)) && !known.includes(key))
        .map(([key]) => key),
    ).toEqual([]);
  },
);

const SPOKEN =
  /^(?:aria-label|alt|caption|hint|label|legend|pendingLabel|placeholder|summary|title)$/;

/** Texts that an expression in markup shows, such as `count === 1 ? "1 item" : …`. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  }
  return ts.isBinaryExpression(node) ? literalsOf(node.right) : [];
}

/** The texts in a component's markup. */
function textsIn(file: string, code: string): string[] {
  const texts: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) texts.push(node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      texts.push(...literalsOf(node.expression));
    }
    const value = ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer;
    if (value && ts.isStringLiteral(value)) texts.push(value.text);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts.filter((text) => /[a-z]{2}/i.test(text) && text !== "CSV");
}

/** Texts for developers are in English. */
const forDevelopers = ["app/screens/pages/api.tsx"];

test("components have no texts of their own", { timeout: 60_000 }, () => {
  const found = sources
    .filter(({ file }) => file.endsWith(".tsx") && !forDevelopers.includes(file))
    .flatMap(({ file, code }) => textsIn(file, code).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
  expect(textsIn("a.tsx", '<p title="Bhel">Puri {m.a()}</p>')).toEqual(["Bhel", "Puri"]);
  const inExpressions = '<p>{a ? "1 puri" : m.a()}{b && ` for @{b}`}</p>'.replace("@{", "${");
  expect(textsIn("a.tsx", inExpressions)).toEqual(["1 puri", " for "]);
});
