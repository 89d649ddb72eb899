import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ownScripts } from "./own-scripts.server.ts";

const MARK = "d2hvIGtub3dz";

function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

test("each of the page's own scripts is named by its fingerprint, and its mark is not sent", () => {
  const { page, hashes } = ownScripts(
    `<head><script type="module" nonce="${MARK}">import "/a.js";</script></head><script nonce="${MARK}" async="">go("ठ")</script>`,
    MARK,
  );

  expect(hashes).toEqual([hashOf('import "/a.js";'), hashOf('go("ठ")')]);
  expect(page).toBe(
    '<head><script type="module">import "/a.js";</script></head><script async="">go("ठ")</script>',
  );
});

test("a script that somebody smuggled in is not named, whatever it claims", () => {
  const smuggled = [
    "<script>steal()</script>",
    '<script nonce="">steal()</script>',
    '<script nonce="guessed">steal()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    `<p title="<script nonce=&quot;${MARK}&quot;>">steal()</p>`,
  ].join("");

  const { page, hashes } = ownScripts(`${smuggled}<script nonce="${MARK}">own()</script>`, MARK);

  expect(hashes).toEqual([hashOf("own()")]);
  expect(page).toBe(`${smuggled}<script>own()</script>`);
});

test("a file's script tag is allowed by its address and needs no fingerprint", () => {
  const { page, hashes } = ownScripts(`<script nonce="${MARK}" src="/a.js"></script>`, MARK);

  expect(hashes).toEqual([]);
  expect(page).toBe('<script src="/a.js"></script>');
});
