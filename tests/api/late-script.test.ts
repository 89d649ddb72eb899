import { expect, test } from "vitest";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

test("the script that brings a page to life comes after pictures that were asked for later", async () => {
  const { text } = await shop.visitor().get("/menu");
  const [, script = ""] = /src="(\/assets\/late-[^"]+)"/.exec(text) ?? [];
  const [, picture = ""] = /<img src="([^"]+)"/.exec(text) ?? [];
  const came: string[] = [];
  const ask = async (address: string) => {
    const reply = await fetch(shop.server.baseUrl + address);
    expect(reply.status, address).toBe(200);
    await reply.text();
    came.push(address);
  };
  const askInTurn = async (addresses: string[]) => {
    for (const address of addresses) await ask(address);
  };
  const pictures = Array.from({ length: 5 }, () => picture);

  await Promise.all([ask(script), askInTurn(pictures)]);

  expect(came).toEqual([...pictures, script]);
});
