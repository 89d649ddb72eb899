import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { cachePages } from "./page-cache.ts";

const MB = 1_000_000;
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A shop with pages of this many bytes that counts how often it renders each one. */
async function cached({ bytes = 1_000, publicVersion = (): string => "1" } = {}) {
  const rendered: string[] = [];
  const render: RequestListener = (request, response) => {
    const { url = "", failure } = request as typeof request & { failure?: Error };
    rendered.push(url);
    response.setHeader("Content-Type", "text/html");
    if (failure) response.writeHead(500).end(failure.message);
    else response.end("x".repeat(bytes));
  };
  const cachedUrl = (url: string) =>
    url.startsWith("/admin") ? null : url.replace(/[?&]utm=\w+/, "");
  const cookiesOfAnonymous = () => "";
  const server = createServer(cachePages(render, { publicVersion, cookiesOfAnonymous, cachedUrl }));
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    rendered,
    async get(path: string): Promise<string> {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`);
      await reply.text();
      return String(reply.status);
    },
  };
}

test("parameters that a page does not read neither render nor keep another copy of it", async () => {
  const { get, rendered } = await cached();

  for (const path of ["/menu", "/menu?utm=1", "/menu?utm=2"]) await get(path);
  for (const path of ["/admin?utm=1", "/admin?utm=1"]) await get(path);

  expect(rendered).toEqual(["/menu", "/admin?utm=1", "/admin?utm=1"]);
});

test("any number of searches leaves the other pages in the cache", async () => {
  const { get, rendered } = await cached({ bytes: MB });
  await get("/about");

  for (let search = 0; search < 40; search += 1) await get(`/menu?q=${search}`);
  rendered.length = 0;
  for (const path of ["/about", "/menu?q=39", "/menu?q=1"]) await get(path);

  expect(rendered).toEqual(["/menu?q=1"]);
});

test("a page of more than four megabytes is not kept", async () => {
  const { get, rendered } = await cached({ bytes: 5 * MB });

  await get("/menu");
  await get("/menu");

  expect(rendered).toEqual(["/menu", "/menu"]);
});

test("a failure of the cache is answered with an error, and the next request as always", async () => {
  let isBroken = true;
  const publicVersion = () => {
    if (isBroken) throw new Error("The database is closed");
    return "1";
  };
  const { get } = await cached({ publicVersion });

  expect(await get("/menu")).toBe("500");
  isBroken = false;
  expect(await get("/menu")).toBe("200");
});

test("a page that fails while it is rendered keeps nobody waiting", async () => {
  const failing: RequestListener = (request, response) => {
    if ("failure" in request) response.writeHead(500).end();
    else throw new Error("Broken");
  };
  const shop = {
    publicVersion: () => "1",
    cookiesOfAnonymous: () => "",
    cachedUrl: (url: string) => url,
  };
  const server = createServer(cachePages(failing, shop));
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const replies = await Promise.all(
    Array.from({ length: 3 }, () => fetch(`http://127.0.0.1:${port}/menu`)),
  );

  expect(replies.map(({ status }) => status)).toEqual([500, 500, 500]);
});
