import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { version } from "react-dom/server";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { languages } from "#app/domain/language/language.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function builtScripts(): string[] {
  const folder = join(root, "build/client/assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

test("the list of common passwords is not sent to browsers", () => {
  const scripts = builtScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(dictionary["passwords-common"]).toContain("letmein");
  expect(scripts.filter((script) => script.includes("letmein"))).toEqual([]);
});

test("browsers run the version of React that the server renders with, and no Preact", () => {
  const renderers = builtScripts().flatMap((script) =>
    [...script.matchAll(/reconcilerVersion:"([\d.]+)/g)].map(([, found]) => found),
  );

  // One per language, because the texts are in the same file.
  expect(renderers).toEqual(languages.map(() => version));
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain("preact");
});

test.each(["br", "gzip"])(
  "scripts and styles are sent with %s as the build compressed them",
  async (encoding) => {
    const { text } = await shop.visitor().get("/menu");
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g))];
    expect(files.length).toBeGreaterThan(3);

    for (const file of files) {
      const content = readFileSync(join(root, "build/client", file));
      const headers = { "accept-encoding": encoding };
      const reply = await fetch(`${shop.server.baseUrl}${file}`, { headers });
      expect(Buffer.from(await reply.arrayBuffer()).equals(content)).toBe(true);
      expect(reply.headers.get("cache-control")).toContain("immutable");
      if (content.length < 1_000) continue;
      const extension = encoding === "br" ? "br" : "gz";
      const compressed = readFileSync(join(root, `build/client${file}.${extension}`));
      expect(reply.headers.get("content-encoding")).toBe(encoding);
      expect(reply.headers.get("vary")).toContain("Accept-Encoding");
      expect(reply.headers.get("content-length")).toBe(String(compressed.length));
      expect(reply.headers.get("content-type")).toMatch(/^(application\/javascript|text\/css)/);
    }
  },
);

test.each(["/", "/menu", "/cart", "/no-such-page"])(
  "%s names its stylesheets in its headers, so that they are requested with the first byte",
  async (path) => {
    const { headers, text } = await shop.visitor().get(path);
    const used = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(used).not.toEqual([]);

    const named = [...(headers.get("link") ?? "").matchAll(/<([^>]+)>; rel=preload; as=style/g)];
    expect(named.map(([, href]) => href).sort()).toEqual(used.sort());
  },
);
