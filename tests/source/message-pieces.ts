import ts from "typescript";
import { messagesIn, variantsOf } from "./message-files.ts";

const english = messagesIn("en");

/** A sentence, a label with its colon or a remark in brackets may stand next to something else. */
const isWhole = (text: string) => /[.?!…:]$|^\(.*\)$|: \{\w+\}$/.test(text);

/** The keys of the messages that an expression shows. */
function messagesOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return messagesOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [...messagesOf(node.whenTrue), ...messagesOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) return [...messagesOf(node.left), ...messagesOf(node.right)];
  if (!ts.isCallExpression(node)) return [];
  const [, key] = /^m\.(\w+)$/.exec(node.expression.getText()) ?? [];
  return key ? [key] : [];
}

/** A space in markup, such as `{" "}`, or within a line of text. */
function isSpace(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isJsxText(node)) return /^[^\S\n]+$/.test(node.text);
  return (
    ts.isJsxExpression(node) &&
    node.expression !== undefined &&
    ts.isStringLiteral(node.expression) &&
    node.expression.text.trim() === ""
  );
}

/** Messages with only a space between them and what is shown next to them. */
export function piecesIn(file: string, code: string): string[] {
  const pieces: string[] = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  function check(node: ts.Node): void {
    const isPiece = messagesOf(node).some((key) => !variantsOf(english[key] ?? "").every(isWhole));
    if (isPiece) pieces.push(node.getText());
  }
  function visit(node: ts.Node): void {
    if (ts.isTemplateExpression(node)) {
      node.templateSpans.forEach(({ expression, literal }, index) => {
        const before = index === 0 ? node.head.text : node.templateSpans[index - 1]?.literal.text;
        const isFirst = index === 0 && before === "";
        const isLast = index === node.templateSpans.length - 1 && literal.text === "";
        const isBeside = (text = "") => /^ ?$/.test(text) || /\p{L} ?$|^ ?\p{L}/u.test(text);
        if ((!isFirst && isBeside(before)) || (!isLast && isBeside(literal.text))) {
          check(expression);
        }
      });
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      check(node.left);
      check(node.right);
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      node.children.forEach((child, index) => {
        if (isSpace(node.children[index - 1]) || isSpace(node.children[index + 1])) check(child);
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return pieces;
}
