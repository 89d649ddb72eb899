import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";

type Variants = [{ match: Record<string, string> }];
type Message = string | Variants;

/** The messages of all areas by their keys. */
export function messagesIn(language: string): Record<string, Message> {
  const folder = join(root, "app/messages", language);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return Object.assign({}, ...files.map((text) => JSON.parse(text)));
}

export function variantsOf(message: Message): string[] {
  return typeof message === "string" ? [message] : Object.values(message[0].match);
}

/** Every text with its key; a message with variants has several. */
export function textsIn(language: string): { key: string; text: string }[] {
  return Object.entries(messagesIn(language)).flatMap(([key, message]) =>
    variantsOf(message).map((text) => ({ key, text })),
  );
}

/** The code that may show messages. */
export const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app"], {
  cwd: root,
})
  .toString()
  .split("\n")
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), "utf8") }));
