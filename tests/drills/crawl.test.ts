import { describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const MAX_PAGES = 2_000;
const DEADLINE_MS = 120_000;

type Seen = { path: string; from: string; status: number; html: string; isPage: boolean };

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  );
}

function markupOf(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, "").replace(/<!--.*?-->/gs, "");
}

// Links that crawlers may follow, plus images, icons and stylesheets within the shop.
function linksOf({ html, path }: Pick<Seen, "html" | "path">): string[] {
  const markup = markupOf(html);
  const links = attributes(markup, /<a\b(?![^>]*\srel="nofollow")[^>]*\shref="([^"]*)"/g);
  const assets = [
    ...attributes(markup, /<(?:img|source)\b[^>]*\ssrc="([^"]*)"/g),
    ...attributes(markup, /<use\b[^>]*\shref="([^"]*)"/g),
    ...attributes(markup, /<link\b[^>]*\shref="([^"]*)"/g),
  ];
  const base = new URL(path, shop.server.baseUrl);
  return [...links, ...assets]
    .map((link) => new URL(link, base))
    .filter((url) => url.origin === base.origin)
    .map((url) => `${url.pathname}${url.search}`);
}

async function open(visitor: FormVisitor, path: string, from: string): Promise<Seen> {
  let reply = await visitor.get(path);
  for (let hops = 0; reply.location?.startsWith("/") && hops < 5; hops += 1) {
    reply = await visitor.follow(reply);
  }
  const isPage = reply.headers.get("content-type")?.startsWith("text/html") ?? false;
  return { path, from, status: reply.status, html: reply.text, isPage };
}

async function crawl(visitor: FormVisitor, isFollowed = (_: string) => true): Promise<Seen[]> {
  const queue = new Map([["/", "the start"]]);
  const seen = new Map<string, Seen>();
  for (const [path, from] of queue) {
    if (seen.size > MAX_PAGES) throw new Error(`Too many pages: ${path} (on ${from}).`);
    const opened = await open(visitor, path, from);
    seen.set(path, opened);
    if (!opened.isPage) continue;
    for (const link of linksOf(opened)) {
      if (!queue.has(link) && isFollowed(link)) queue.set(link, path);
    }
  }
  return [...seen.values()];
}

function problemsOf({ path, from, status, html, isPage }: Seen): string[] {
  if (status !== 200) return [`${path} answers ${status} (linked from ${from})`];
  if (!isPage) return [];
  const markup = markupOf(html);
  const problems: string[] = [];
  if (!/<title>[^<]*\S[^<]* · (?:Chatpata|चटपटा)<\/title>/.test(markup)) problems.push("no title");
  if (!/<meta name="description" content="[^"]{20,}"/.test(markup)) problems.push("no description");
  const headings = markup.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) problems.push(`${headings} h1`);
  const ids = new Set(attributes(markup, /\sid="([^"]*)"/g));
  const targets = attributes(markup, /<a\b[^>]*\shref="#([^"]+)"/g);
  problems.push(...targets.filter((id) => !ids.has(id)).map((id) => `nothing at #${id}`));
  return problems.map((problem) => `${path}: ${problem} (linked from ${from})`);
}

// The pages that the specification requires to be public.
const publicPaths = [
  "/menu",
  "/about",
  "/contact",
  "/order",
  "/cart",
  "/login",
  "/register",
  "/blog",
  "/reviews",
  "/catering",
  "/delivery",
  "/takeaway",
  "/corporate",
  "/wedding",
  "/privacy",
  "/terms",
  "/faqs",
  "/sitemap",
];

describe("following all links", () => {
  test(
    "finds no broken links as a guest; each page has a title, a description and one h1",
    async () => {
      const seen = await crawl(shop.visitor());
      const pages = seen.filter(({ isPage }) => isPage).map(({ path }) => path);
      expect(pages).toEqual(expect.arrayContaining(publicPaths));
      expect(seen.flatMap(problemsOf)).toEqual([]);
    },
    DEADLINE_MS,
  );

  test(
    "finds no broken links as a customer, including the account pages",
    async () => {
      const visitor = shop.visitor();
      await visitor.signInAs(await registerCustomer(shop.api));
      // The guest has already visited the public pages in the other languages.
      const seen = await crawl(visitor, (link) => !/^\/(hi|mr)\b/.test(link));
      const paths = seen.map(({ path }) => path);
      expect(paths).toEqual(
        expect.arrayContaining(["/profile", "/my-orders", "/my-events", "/wishlist"]),
      );
      expect(seen.flatMap(problemsOf)).toEqual([]);
    },
    DEADLINE_MS,
  );
});

describe("metadata for search engines and browsers", () => {
  test("every URL of sitemap.xml is a page of the requested origin", async () => {
    const reply = await shop.visitor().get("/sitemap.xml");
    expect(reply.headers.get("content-type")).toMatch(/^application\/xml/);
    const urls = attributes(reply.text, /<loc>([^<]*)<\/loc>/g);
    expect(urls.length).toBeGreaterThan(publicPaths.length);
    for (const url of urls) {
      expect(new URL(url).origin).toBe(shop.server.baseUrl);
      const page = await shop.visitor().get(url.slice(shop.server.baseUrl.length));
      expect(page.status, url).toBe(200);
    }
  });

  test("sitemap.xml lists exactly the published posts with their last change", async () => {
    const newPosts = Array.from({ length: 12 }, () => addPost(shop.database));
    const hidden = [
      addPost(shop.database, { status: "draft" }),
      addPost(shop.database, { status: "archived" }),
    ];
    const { text } = await shop.visitor().get("/sitemap.xml");
    const published = shop.database.rows("select slug from posts where status = 'published'");
    expect(published.length).toBeGreaterThan(newPosts.length);
    for (const { slug } of published) {
      expect(text).toContain(`<loc>${shop.server.baseUrl}/blog/${slug}</loc><lastmod>`);
    }
    for (const { slug } of hidden) expect(text).not.toContain(slug);
  });

  test("robots.txt contains the sitemap and disallows private paths", async () => {
    const { text, headers } = await shop.visitor().get("/robots.txt");
    expect(headers.get("content-type")).toMatch(/^text\/plain/);
    expect(text).toContain(`Sitemap: ${shop.server.baseUrl}/sitemap.xml`);
    expect(text).toMatch(/^Disallow: \/admin$/m);
  });

  test("an empty cart may be indexed, a cart with dishes may not", async () => {
    const visitor = shop.visitor();
    const robots = await visitor.get("/robots.txt");
    expect(robots.text).not.toMatch(/^Disallow: \/cart$/m);
    const empty = await visitor.get("/cart");
    expect(empty.text).toContain(`<link rel="canonical" href="${shop.server.baseUrl}/cart"/>`);
    expect(empty.text).not.toContain("noindex");

    const product = addDish(shop.database).id;
    await visitor.postForm("/cart/lines", { product, quantity: "1" });

    const filled = await visitor.get("/cart");
    expect(filled.text).toContain('<meta name="robots" content="noindex"/>');
    expect(filled.text).not.toContain('rel="canonical"');
  });

  test("the manifest's icons have the stated type and size", async () => {
    const { text, headers } = await shop.visitor().get("/manifest.webmanifest");
    expect(headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const { icons, start_url } = JSON.parse(text);
    expect((await shop.visitor().get(start_url)).status).toBe(200);
    expect(icons.length).toBeGreaterThan(2);
    for (const { src, sizes, type } of [
      ...icons,
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ]) {
      const icon = await fetch(new URL(src, shop.server.baseUrl));
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get("content-type")?.split(";")[0]).toBe(type);
      const bytes = Buffer.from(await icon.arrayBuffer());
      if (type !== "image/png") continue;
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test("structured data describes the restaurant on the home page and the dishes on the menu", async () => {
    const homeData = structuredData((await shop.visitor().get("/")).text);
    expect(homeData).toMatchObject({
      "@type": "Restaurant",
      name: "Chatpata",
      openingHoursSpecification: [{ opens: "15:00", closes: "23:00" }],
      hasMenu: `${shop.server.baseUrl}/menu`,
    });
    expect(homeData.openingHoursSpecification[0].dayOfWeek).toHaveLength(7);

    const menuData = structuredData((await shop.visitor().get("/menu")).text);
    const dishes = menuData.hasMenuSection.flatMap(
      (section: { hasMenuItem: { "@id": string }[] }) => section.hasMenuItem,
    );
    const url = `${shop.server.baseUrl}/menu/classic-pani-puri`;
    expect(dishes).toContainEqual({ "@id": url });
    expect(
      structuredData((await shop.visitor().get("/menu/classic-pani-puri")).text),
    ).toMatchObject({
      "@id": url,
      name: "Classic Pani Puri",
      offers: { price: 80, priceCurrency: "INR" },
    });
  });
});

function structuredData(html: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error("The page carries no structured data.");
  return JSON.parse(json);
}
