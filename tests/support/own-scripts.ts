import { createHash } from "node:crypto";

type Page = { text: string; headers: Headers };

const SCRIPT = /<script((?! src=)[^>]*)>([\s\S]*?)<\/script>/g;
const DATA_FOR_SEARCH_ENGINES = /^ type="application\/ld\+json"$/;

function fingerprint(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** Takes a page, returns the text of the scripts in it that its policy lets a browser run. */
export function runnableScripts({ text, headers }: Page): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  return [...text.matchAll(SCRIPT)]
    .map(([, , script = ""]) => script)
    .filter((script) => policy.includes(fingerprint(script)));
}

/** Takes a page, returns its HTML without the scripts that the shop itself put there. */
export function withoutOwnScripts(page: Page): string {
  const own = new Set(runnableScripts(page));
  return page.text.replace(SCRIPT, (whole, attributes: string, script: string) =>
    own.has(script) || DATA_FOR_SEARCH_ENGINES.test(attributes) ? "" : whole,
  );
}
