import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "#app/cli/prepare.mjs";

/** A class name in the markup, or the prefix of composed ones: `t-` of `t-${tone}`. */
export type ClassUse = { name: string; isBeginning: boolean; file: string };

type Found = { classes: ClassUse[]; words: ClassUse[] };

/**
 * Reads all markup. `classes` come from `className`, `class` and `classNames()`; `words` are all words of all strings in
 * the code, any of which may be a class.
 */
export function classUses(): Found {
  const found: Found = { classes: [], words: [] };
  const files = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith("domain") && !file.startsWith("api"));
  for (const file of files) {
    const text = readFileSync(join(root, "app", file), "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    visit(source, file, found);
  }
  return found;
}

function visit(node: ts.Node, file: string, found: Found): void {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  if (isClassAttribute(node)) collect(node.initializer, file, found.classes);
  if (ts.isCallExpression(node) && node.expression.getText() === "classNames") {
    for (const argument of node.arguments) collect(argument, file, found.classes);
  }
  if (isText(node)) found.words.push(...wordsOf(node, file));
  ts.forEachChild(node, (child) => visit(child, file, found));
}

function isClassAttribute(node: ts.Node): node is ts.JsxAttribute {
  return ts.isJsxAttribute(node) && /^class(Name)?$/.test(node.name.getText());
}

/** The strings that an expression may evaluate to, without conditions and arguments. */
function collect(node: ts.Node | undefined, file: string, into: ClassUse[]): void {
  if (!node) return;
  if (isText(node)) into.push(...wordsOf(node, file));
  else if (ts.isJsxExpression(node)) collect(node.expression, file, into);
  else if (ts.isConditionalExpression(node)) {
    collect(node.whenTrue, file, into);
    collect(node.whenFalse, file, into);
  } else if (ts.isBinaryExpression(node)) collect(node.right, file, into);
}

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

function isText(node: ts.Node): node is Text {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateExpression(node)
  );
}

function wordsOf(node: Text, file: string): ClassUse[] {
  if (!ts.isTemplateExpression(node)) return split(node.text, false, file);
  const pieces = [node.head, ...node.templateSpans.map((span) => span.literal)];
  return pieces.flatMap((piece, at) => split(piece.text, at < pieces.length - 1, file));
}

function split(text: string, goesOn: boolean, file: string): ClassUse[] {
  // Classes in markup inside a string are quoted.
  const words = text.split(/[\s"'=<>]+/);
  return words.flatMap((name, at) => {
    const isBeginning = goesOn && at === words.length - 1;
    return name ? [{ name, isBeginning, file }] : [];
  });
}
