import { beforeAll, describe, expect, test } from "vitest";
import { directionsTo, placeOf } from "#app/domain/content/place.ts";
import { openingAt } from "#app/domain/opening-hours.ts";
import { defaultSettings } from "#app/domain/settings/shop-settings.ts";
import { drawnMapView } from "#app/domain/shop/map-projection.ts";
import { tableRows, visibleText } from "#tests/support/http/page-text.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { starterTexts } from "#tests/support/records/starter-texts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

/** The texts of a page's headings of this level. */
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}\\b.*?</h${level}>`, "gs"))].map(([heading]) =>
    visibleText(heading).trim(),
  );
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
const titlesOf = (subject: string) => starterTexts(subject).map(({ title }) => title);
const namesOf = (subject: string) => starterTexts(subject).map(({ name }) => name);

test.each([
  ["/about", "About Chatpata", "Our Story"],
  ["/contact", "Contact", "Write to us"],
  ["/faqs", "Frequently Asked Questions", "Delivery and takeaway"],
  ["/order", "Order", "Home Delivery"],
  ["/delivery", "Delivery", "What it costs"],
  ["/takeaway", "Takeaway", "Where to pick up"],
  ["/corporate", "Chaat at the office", "Packages"],
  ["/wedding", "The counter your guests will remember", "Packages"],
  ["/privacy", "Privacy Policy", "Cookies"],
  ["/terms", "Terms of Service", "Cancelling and refunds"],
  ["/sitemap", "Sitemap", "Your account"],
  ["/preferences", "Preferences", "How the shop looks to you"],
])("%s has the title %s and the section %s", async (path, title, section) => {
  const { status, text } = await shop.visitor().get(path);
  expect(status).toBe(200);
  expect(headings(text, 1)).toEqual([title]);
  expect(headings(text, 2)).toContain(section);
});

test.each([
  ["/", [...titlesOf("reason"), ...namesOf("testimonial"), "10K+", "5+", "5-10 min", "15 min"]],
  ["/about", [...titlesOf("value"), ...titlesOf("milestone"), ...namesOf("person"), "10K+"]],
  ["/about", starterTexts("person").map(({ role = "" }) => role)],
  ["/faqs", starterTexts("faq").map(({ question = "" }) => question)],
  // An answer may name a fact of the shop.
  ["/faqs", starterTexts("faq").map(({ answer = "" }) => answer.split("{")[0] ?? "")],
  ["/corporate", ["10 to 500 guests"]],
])("%s has all of its texts", async (path, texts) => {
  const page = await shop.visitor().read(path);
  for (const text of texts) expect(page).toContain(text);
  expect(page).not.toContain("{");
});

test.each([
  ["/", ["/menu", "/about", "/reviews", "/contact"]],
  ["/order", ["/delivery", "/takeaway", "/menu"]],
  ["/corporate", ["/catering/book?type=corporate"]],
  ["/wedding", ["/catering/book?type=wedding"]],
  ["/contact", ["/faqs", "/menu", "/catering", "/about"]],
  ["/no-such-page", ["/", "/menu"]],
])("%s leads to %j", async (path, targets) => {
  const main = mainOf((await shop.visitor().get(path)).text);
  for (const target of targets) expect(main).toContain(`href="${target}"`);
});

test.each([
  ["/home", "/"],
  ["/order-online", "/menu"],
])("%s redirects to %s", async (path, target) => {
  expect((await shop.visitor().get(path)).location).toBe(target);
});

test("the home page sells three dishes and leads to the shop's networks", async () => {
  const main = mainOf((await shop.visitor().get("/")).text);
  expect(main.match(/aria-label="Add to Cart: /g)).toHaveLength(3);
  for (const network of ["Instagram", "Facebook", "YouTube", "WhatsApp"]) {
    expect(main).toMatch(new RegExp(`<a [^>]*href="https:[^>]*aria-label="${network}"`));
  }
});

test("a photo of the gallery has an address, with its neighbours", async () => {
  const gallery = starterTexts("photo");
  const [first, second] = gallery;
  const last = gallery.at(-1);
  const page = await shop.visitor().get(`/?photo=${first?.id}`);
  const dialog = /<dialog\b.*?<\/dialog>/s.exec(page.text)?.[0] ?? "";
  expect(visibleText(dialog)).toContain(first?.title);
  expect(visibleText(dialog)).toContain(first?.text);
  for (const neighbour of [second, last])
    expect(dialog).toContain(`href="/?photo=${neighbour?.id}`);
  expect((await shop.visitor().get("/?photo=nothing-like-it")).text).not.toContain("<dialog");
});

test("the order page says whether the shop is open", async () => {
  const before = openingAt(new Date(), defaultSettings).sentence;
  const page = await shop.visitor().read("/order");
  const after = openingAt(new Date(), defaultSettings).sentence;
  expect([before, after].some((sentence) => page.includes(sentence))).toBe(true);
});

test("the delivery page shows the fee that the cart charges", async () => {
  const rows = tableRows((await shop.visitor().get("/delivery")).text);
  expect(rows).toEqual(["₹100 ₹30 ₹130", "₹200 ₹30 ₹230", "₹201 Free ₹201"]);
});

test("the takeaway page lists the open branches only", async () => {
  const page = mainOf((await shop.visitor().get("/takeaway")).text);
  for (const { name, comingSoon } of starterTexts("branch")) {
    expect(page.includes(name), name).toBe(!comingSoon);
  }
});

test("for a customer, the contact form is filled in, and lists lead on from where they are empty", async () => {
  const person = await registerCustomer(shop.api, { phone: "+919822011223" });
  const { name, email, phone } = person;
  const visitor = await shop.signedIn(person);
  const form = await visitor.formOn("/contact");
  expect(form).toMatchObject({ name, email, phone });
  for (const [path, label, target] of [
    ["/my-orders", "No orders yet", "/menu"],
    ["/wishlist?tab=reviews", "Browse Reviews", "/reviews"],
    ["/wishlist?tab=posts", "Read the Blog", "/blog"],
    ["/wishlist?tab=dishes", "Browse Menu", "/menu"],
  ] as const) {
    const main = mainOf((await visitor.get(path)).text);
    expect(visibleText(main)).toContain(label);
    expect(main).toContain(`href="${target}"`);
  }
});

describe("the map drawn without scripts", () => {
  const branches = starterTexts("branch").map(({ id, name, place = "", address = "" }) => {
    const coordinates = placeOf(place);
    if (!coordinates) throw new Error(`${name} is nowhere.`);
    return { id, name, address, coordinates };
  });
  const viewBox = (html: string) => /class="map-drawn[^>]*viewBox="([^"]*)"/.exec(html)?.[1];

  test("shows all branches, also for an unknown one, with directions to each", async () => {
    for (const path of ["/", "/contact", "/contact?branch=%3Cscript%3E"]) {
      const { text } = await shop.visitor().get(path);
      expect(viewBox(text), path).toBe(drawnMapView(branches, null));
      expect(text.match(/class="pin"/g), path).toHaveLength(branches.length);
      for (const branch of branches) {
        expect(text).toContain(`href="${directionsTo(branch).replaceAll("&", "&amp;")}"`);
      }
    }
  });

  test("zooms to the branch that the URL names, and shows its phone and hours", async () => {
    const phone = starterTexts("branch").find(({ id }) => id === "sadashiv-peth")?.phone;
    for (const path of ["/", "/contact"]) {
      const whole = await shop.visitor().get(path);
      expect(whole.text).toContain(`href="${path}?branch=sadashiv-peth#locations"`);
      const { text } = await shop.visitor().get(`${path}?branch=sadashiv-peth`);
      const chosen = branches.find(({ id }) => id === "sadashiv-peth")?.coordinates ?? null;
      expect(viewBox(text), path).toBe(drawnMapView(branches, chosen));
      expect(text).toMatch(/<a [^>]*aria-label="Show Sadashiv Peth Branch[^>]*pin-selected/);
      expect(visibleText(text)).toContain("Monday to Sunday, 3:00 PM to 11:00 PM");
      expect(visibleText(text)).toContain(phone);
    }
  });
});

describe("the blog", () => {
  const titles = (html: string) =>
    [...html.matchAll(/<article class="card media.*?<\/article>/gs)].flatMap(([card]) =>
      headings(card, 2).concat(headings(card, 3)),
    );
  const numbered = (count: number) => `Zest ${count}`;
  beforeAll(() => {
    for (let count = 1; count <= 11; count += 1) {
      const tags = ["hot", "sour", "sweet", "fourth"];
      const category = count === 3 ? "tips" : "news";
      addPost(shop.database, { title: numbered(count), category, tags, publishedAt: count });
    }
  });

  test("shows nine posts per page, newest first, with at most three tags each", async () => {
    const page = await shop.visitor().get("/blog?q=zest");
    expect(titles(page.text)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map(numbered));
    expect(page.visibleText).toContain("11 posts");
    expect(page.visibleText.match(/\bsweet\b/g)).toHaveLength(9);
    expect(page.visibleText).not.toContain("fourth");
    expect(page.text).toContain('href="/blog?q=zest&amp;page=2"');
    const last = await shop.visitor().get("/blog?q=zest&page=2");
    expect(titles(last.text)).toEqual([2, 1].map(numbered));
    expect((await shop.visitor().get("/blog?q=zest&page=99")).location).toBe("/blog?q=zest&page=2");
  });

  test("is filtered by words and category, which the form keeps", async () => {
    const page = await shop.visitor().get("/blog?q=zest&category=tips");
    expect(titles(page.text)).toEqual([numbered(3)]);
    expect(page.form("/blog")).toMatchObject({ q: "zest", category: "tips" });
    const nothing = await shop.visitor().get("/blog?q=pizza&category=tips");
    expect(headings(nothing.text, 2).concat(headings(nothing.text, 3))).toContain("No posts found");
    expect(mainOf(nothing.text)).toMatch(
      /<a [^>]*href="\/blog"[^>]*>(?:(?!<\/a>).)*Show all posts/s,
    );
  });

  test("leads to a post, which says who wrote it and how long it takes, and can be shared", async () => {
    const path = "/blog/pani-puri-history";
    const title = "Pani Puri, Golgappa, Puchka: One Mouthful, Many Names";
    expect((await shop.visitor().get("/blog?q=puchka")).text).toContain(`href="${path}"`);
    const { text, visibleText: shown } = await shop.visitor().get(path);
    expect(headings(text, 1)).toEqual([title]);
    expect(headings(text, 2)).toContain("What Pune did with it");
    expect(shown).toMatch(/\d min read/);
    for (const part of ["Ujwala Deshmukh", "ujwala@chatpata.example"]) {
      expect(shown).toContain(part);
    }
    expect(text).toContain('href="/blog"');
    const url = shop.server.baseUrl + path;
    expect(text).toContain(`value="${url}"`);
    const message = encodeURIComponent(`${title} ${url}`);
    expect(text).toContain(`https://wa.me/?text=${message}`);
  });
});

test("the rating panel and the filters are there before the first review", async () => {
  expect(shop.database.value("select count(*) from reviews")).toBe(0);
  const { text, visibleText } = await shop.visitor().get("/reviews");
  expect(visibleText).toMatch(/0(\.0)? .*5 0 .*4 0 .*3 0 .*2 0 .*1 0/);
  for (const filter of ["rating=4", "featured=true", "verified=true"]) {
    expect(text).toContain(`href="/reviews?${filter}"`);
  }
});

test("the filters of the reviews combine, and lead back when nothing matches", async () => {
  const { api } = await registerCustomer(shop.api);
  const three = await writeReview(api, { rating: 3, title: "Three stars" });
  await writeReview(api, { rating: 5, title: "Five stars" });
  shop.database.change("update reviews set is_featured = 1 where id = ?", three.id);
  const read = (query: string) => shop.visitor().get(`/reviews${query}`);

  const good = await read("?rating=4");
  expect(good.visibleText).toContain("Five stars");
  expect(good.visibleText).not.toContain("Three stars");
  expect(good.text).toMatch(
    /aria-current="page"[^>]*href="\/reviews\?rating=4"|href="\/reviews\?rating=4"[^>]*aria-current="page"/,
  );
  const featured = await read("?rating=3&featured=true");
  expect(featured.visibleText).toContain("Three stars");
  expect(featured.visibleText).not.toContain("Five stars");
  expect(featured.text).toContain('href="/reviews?rating=3&amp;featured=true&amp;verified=true"');
  const nothing = await read("?rating=3&featured=true&verified=true");
  expect(nothing.visibleText).toContain("No matching reviews");
  expect(nothing.text).toMatch(/<a [^>]*href="\/reviews"[^>]*>(?:(?!<\/a>).)*Show all reviews/s);
});
