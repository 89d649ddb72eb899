import { expect, test } from "vitest";
import { hydrationData, takeProgram } from "./page-program.server.ts";

const MARK = "d2hvIGtub3dz";
const nasty = `</script><script>alert(1)</script><!-- \u2028 & "quotes"`;

test("what a visitor typed reaches the browser as the loaders answered it", async () => {
  const statement = await hydrationData(new Response(nasty).body ?? undefined);
  const received: string[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close() {} };
  new Function("window", statement)({ __remixContext: { streamController } });
  expect(received).toEqual([nasty]);
  // Also where it stands within a page, as it does while the shop is developed.
  expect(statement).not.toMatch(/<|\u2028/);
});

test("a page without loader data hands nothing over", async () => {
  expect(await hydrationData(undefined)).toBe("");
});

test("a page goes out without its scripts and preloads, and its program has them all", () => {
  const page = [
    `<head><link rel="modulepreload" href="/assets/menu.js"/><title>Menu</title></head><body><h1>Menu</h1>`,
    `<script nonce="${MARK}">window.context = 1;</script>`,
    `<script nonce="${MARK}" type="module" async="">import * as route0 from "/assets/root.js";\nwindow.modules = {"root":route0};\nimport("/assets/entry.js");</script>`,
    "</body>",
  ].join("");

  const taken = takeProgram(page, MARK, "hand(over);");

  expect(taken.page).toBe("<head><title>Menu</title></head><body><h1>Menu</h1></body>");
  const order = [
    '"/assets/menu.js"',
    "window.context = 1;",
    "hand(over);",
    'const route0 = await import("/assets/root.js");',
    'window.modules = {"root":route0};',
    'import("/assets/entry.js");',
  ].map((part) => taken.program.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test("a script that somebody smuggled in is not taken for the page's own", () => {
  const smuggled = [
    "<script>steal()</script>",
    '<script nonce="guessed">steal()</script>',
    `<p title="<script nonce=&quot;${MARK}&quot;>">steal()</p>`,
  ].join("");

  const { page, program } = takeProgram(
    `${smuggled}<script nonce="${MARK}">own()</script>`,
    MARK,
    "",
  );

  expect(program).toContain("own()");
  expect(program).not.toContain("steal");
  expect(page).toBe(smuggled);
});
