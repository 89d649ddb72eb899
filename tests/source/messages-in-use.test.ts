import ts from "typescript";
import { expect, test } from "vitest";
import { languages } from "#app/domain/language/language.ts";
import { messagesIn, sources } from "./message-files.ts";

test("every message is shown somewhere", () => {
  const words = new Set(sources.flatMap(({ code }) => code.match(/[a-zA-Z]+_\w+/g) ?? []));
  const messages = Object.keys(messagesIn("en"));
  expect(messages.length).toBeGreaterThan(4000);
  expect(messages.filter((key) => !words.has(key))).toEqual([]);
});

/** Abbreviations, brands and arguments, which are the same everywhere. */
const sameEverywhere =
  /^(?:FSSAI|UPI|UPI ID|GSTIN|CGST|SGST|SPDP|UTR|WhatsApp|SMS|CSV|PIN|https:\/\/|mm|Re:|[\s,.]|\{\w+\})+$/;

test.each(languages.filter((language) => language !== "en"))(
  "messages in %s are translated",
  (language) => {
    const translated = messagesIn(language);
    const copied = Object.entries(messagesIn("en")).filter(
      ([key, text]) => JSON.stringify(translated[key]) === JSON.stringify(text),
    );
    // On tickets of every language, for the printer's test.
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

/** What developers read is in English. */
const forDevelopers = ["app/screens/pages/api.tsx", "app/ui/api/endpoint-card.tsx"];

test("components have no texts of their own", { timeout: 60_000 }, () => {
  const found = sources
    .filter(({ file }) => file.endsWith(".tsx") && !forDevelopers.includes(file))
    .flatMap(({ file, code }) => textsIn(file, code).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
  expect(textsIn("a.tsx", '<p title="Bhel">Puri {m.a()}</p>')).toEqual(["Bhel", "Puri"]);
  const inExpressions = '<p>{a ? "1 puri" : m.a()}{b && ` for @{b}`}</p>'.replace("@{", "${");
  expect(textsIn("a.tsx", inExpressions)).toEqual(["1 puri", " for "]);
});
