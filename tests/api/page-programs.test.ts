import { expect, test } from "vitest";
import { customerWith } from "#tests/support/checkout.ts";
import { programOf } from "#tests/support/own-scripts.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

test("a newcomer's page names its program, and the same page the same one", async () => {
  const [page, again] = [await shop.visitor().get("/blog"), await shop.visitor().get("/blog")];
  const program = await shop.visitor().get(programOf(page));

  expect(programOf(again)).toBe(programOf(page));
  expect(program.status).toBe(200);
  expect(program.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(program.headers.get("cache-control")).toBe("no-store");
  expect(program.text).toContain("window.__remixRouteModules");
  // One after the other, static imports would each cost a round trip.
  expect(program.text).not.toMatch(/^import /m);
});

test("a program with what a customer has is for the session that the page was made for, and for nobody else", async () => {
  const { visitor, email } = await customerWith(shop, []);
  const other = await customerWith(shop, []);
  const address = programOf(await visitor.get("/profile"));

  const own = await visitor.get(address);
  expect(own.status).toBe(200);
  expect(own.text).toContain(email);
  for (const stranger of [shop.visitor(), other.visitor]) {
    const reply = await stranger.get(address);
    expect(reply.status).toBe(404);
    expect(reply.text).toBe("Not Found");
  }
});

test("a name that was never given answers 404", async () => {
  for (const name of ["x", "a".repeat(22), "..%2F..%2Fserver"]) {
    expect((await shop.visitor().get(`/page-programs/${name}`)).status).toBe(404);
  }
});

test("a form that was refused comes to life with what was typed", async () => {
  const refused = await shop.visitor().postForm("/contact", { name: "Asha Typed-This" });
  const program = await shop.visitor().get(programOf(refused));

  expect(refused.status).toBe(400);
  expect(program.text).toContain("Asha Typed-This");
});
