import { describe, expect, test } from "vitest";
import { withoutOwnScripts } from "#tests/support/http/own-scripts.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

async function pageOf(overrides: Parameters<typeof addPost>[1]) {
  const { slug } = addPost(shop.database, overrides);
  const page = await shop.visitor().get(`/blog/${slug}`);
  expect(page.status).toBe(200);
  return page;
}

describe("scripts in a post's content never run", () => {
  test.each([
    ["a script", "<script>alert(7)</script>"],
    ["a script that closes another", "</script><script>alert(7)</script>"],
    ["an event handler", "<img src=x onerror=alert(7)>"],
    ["a javascript: link", "[tap](javascript:alert(7))"],
    ["an encoded javascript: link", "[tap](&#106;avascript:alert(7))"],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a style", "<style>body{display:none}</style><p style='color:red'>x</p>"],
    ["a form", "<form action='https://evil.example'><input name=password></form>"],
    ["closing tags of the page", "</div></article></main></body></html><script>alert(7)</script>"],
  ])("%s", async (_, attack) => {
    const page = withoutOwnScripts(
      await pageOf({ content: `Before it.\n\n${attack}\n\nAfter it.` }),
    );
    expect(page).not.toMatch(/<script/i);
    const content = /<div class="prose post-content">(.*?)<\/div>/s.exec(page)?.[1] ?? "";
    expect(content).toContain("Before it.");
    expect(content).not.toMatch(/\son\w+=|javascript:|<iframe|<style|style=|<form|<input/i);
    expect(page).not.toContain("evil.example");
    expect(visibleText(page)).toContain("Written by");
  });

  test("adds rel to external links and starts headings at level two", async () => {
    const { text } = await pageOf({ content: "# Big\n\n[away](https://other.example)" });
    expect(text).toContain("<h2>Big</h2>");
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain('<a href="https://other.example" rel="noopener nofollow ugc">away</a>');
  });
});

const hostile = `</script><script>alert(7)</script>"><img src=x onerror=alert(7)>' & <b>`;

describe("markup in a post's other fields is shown as text", () => {
  test("on the post's page, in its head and in its structured data", async () => {
    const page = await pageOf({
      title: hostile,
      excerpt: hostile,
      tags: [hostile],
      authorName: hostile,
      authorEmail: hostile,
      featuredImage: "javascript:alert(7)",
    });
    const { text } = page;
    expect(withoutOwnScripts(page)).not.toMatch(/<script|<img src=x|<b>/i);
    expect(visibleText(text)).toContain(hostile);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    expect(JSON.parse(json).headline).toBe(hostile);
    expect(text).not.toMatch(/content="javascript:/);
  });

  test("in the list of posts", async () => {
    addPost(shop.database, { title: hostile, excerpt: hostile, tags: [hostile] });
    const page = await shop.visitor().get("/blog");
    expect(withoutOwnScripts(page)).not.toMatch(/<script|<img src=x|<b>/i);
    expect(page.visibleText).toContain(hostile);
  });

  test("in a search term", async () => {
    const page = await shop
      .visitor()
      .get(`/blog?q=${encodeURIComponent(`zebra ${hostile}`)}&category=%22%3E%3Cscript%3E`);
    expect(page.status).toBe(200);
    expect(withoutOwnScripts(page)).not.toMatch(/<script|<img src=x|<b>/i);
    expect(page.text).toContain("No posts found");
  });
});
