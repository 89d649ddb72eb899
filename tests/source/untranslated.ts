import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";
import { starterContent } from "#db/starter/content/index.ts";
import { decodeEntities } from "#tests/support/http/page-text.ts";

type Message = string | { match: Record<string, string> }[];

function messagesIn(language: string): Record<string, Message> {
  const folder = join(root, "app/messages", language);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return Object.assign({}, ...files.map((text) => JSON.parse(text)));
}

function textsOf(message: Message): string[] {
  return typeof message === "string"
    ? [message]
    : message.flatMap(({ match }) => Object.values(match));
}

/** The sample shop's Hindi texts. */
const starterTexts = starterContent
  .flatMap(({ texts }) => Object.values(texts))
  .flatMap((text) => (typeof text === "string" ? [] : [text[1]]));

const latinWord = /[a-z][a-z'’]+/gi;

/** Words in Latin letters in Hindi messages, such as UPI. The pseudo-locale's messages have none. */
const wordsOfMessages = new Set(
  [...Object.values(messagesIn("hi")).flatMap(textsOf), ...starterTexts]
    .filter((text) => /\p{Script=Devanagari}/u.test(text))
    .flatMap((text) => text.replace(/\{[^}]*\}/g, " ").match(latinWord) ?? []),
);

/** Addresses, order numbers and the like: words containing digits, signs or dots. */
const codes = /\S*(?:[\d@/_=]|\w\.\w)\S*/g;

/** Texts in Latin letters on a Hindi page or paper, except words that Hindi also uses. */
export function latinTexts(text: string): string[] {
  const runs = text.replace(codes, "·").match(/[a-z][a-z'’&]*(?:[ -]+[a-z][a-z'’&]*)*/gi) ?? [];
  return runs.filter((run) =>
    (run.match(latinWord) ?? []).some((word) => !wordsOfMessages.has(word)),
  );
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const spoken = /\s(?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g;

function attributeTexts(tag: string, attributes: string): string[] {
  const texts = [...attributes.matchAll(spoken)].map(([, text = ""]) => text);
  const [, content] = /\scontent="([^"]*)"/.exec(attributes) ?? [];
  const isText = /(?:name|property)="(?:description|og:title|og:description)"/.test(attributes);
  return tag === "meta" && isText ? [content ?? ""] : texts;
}

/** The texts and labels of a page, one for each of React's, except those marked as being in another language. */
export function textsOfPage(html: string): string[] {
  const texts: string[] = [];
  const open: { tag: string; isLeftOut: boolean }[] = [];
  const tokens = html.matchAll(/<!.*?>|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gis);
  for (const [, closing, tag = "", attributes = "", text] of tokens) {
    const isLeftOut = open.at(-1)?.isLeftOut ?? false;
    if (text !== undefined) {
      if (!isLeftOut) texts.push(text);
    } else if (closing) {
      open.length = Math.max(
        open.findLastIndex((one) => one.tag === tag),
        0,
      );
    } else if (tag) {
      const other = /\slang="(\w+)"/.exec(attributes)?.[1];
      const leavesOut =
        isLeftOut || /^(script|style|code)$/.test(tag) || (tag !== "html" && other === "en");
      if (!leavesOut) texts.push(...attributeTexts(tag, attributes));
      if (!VOID.test(tag) && !attributes.endsWith("/")) open.push({ tag, isLeftOut: leavesOut });
    }
  }
  return texts.map((text) => decodeEntities(text).trim()).filter(Boolean);
}
