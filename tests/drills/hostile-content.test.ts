import { expect, test } from "vitest";
import { fieldsOf, maxLengths, type SubjectName } from "#app/domain/content/subjects.ts";
import { starterContent } from "#db/starter/content/index.ts";
import { publicFiles, publicPages } from "#tests/support/http/public-pages.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: owner } = shop.owner;

const script = "</title></script><script>alert(1)</script><img src=x onerror=alert(1)>";
const braces = "{nothing} {phone {shop} {{shop}} {__proto__} {constructor}";

/** Fills every text of every subject up to its limit, and removes the pictures. */
async function fillEverything(text: string): Promise<void> {
  for (const { id, subject } of starterContent) {
    const path = `/admin/content/${id}`;
    const page = await owner.get(path);
    // Only one of the two answers about the area exists.
    if (page.status === 404) continue;
    const typed = fieldsOf(subject as SubjectName).flatMap(([field, { kind, isRequired }]) => {
      const isText = kind === "line" || kind === "paragraph" || kind === "markdown";
      // Names of packages and dishes must differ.
      if (isText) return [[field, `${id} ${text.repeat(1000)}`.slice(0, maxLengths[kind])]];
      return kind === "image" && !isRequired ? [[field, ""]] : [];
    });
    const saved = await owner.postForm(path, { ...page.form(path), ...Object.fromEntries(typed) });
    expect(saved.status, `${id}: ${saved.visibleText.slice(0, 300)}`).toBe(303);
  }
}

test.each([
  ["HTML and scripts", script],
  ["text from right to left, braces and line breaks", `\u202eمرحبا\n\n- ${braces} `],
  ["one endless word", "क"],
])(
  "with %s in every text, no page breaks",
  async (_, text) => {
    await fillEverything(text);

    for (const language of ["", "/hi", "/mr"]) {
      for (const path of publicPages) {
        const page = await shop.visitor().get(`${language}${path}`);
        expect(page.status, `${language}${path}`).toBe(path === "/nothing-here" ? 404 : 200);
        expect(page.text).not.toContain("<script>alert(1)");
        expect(page.text).not.toContain("<img src=x");
      }
    }
    for (const path of publicFiles) {
      const file = await shop.visitor().get(path);
      expect(file.status, path).toBeLessThan(400);
      if (/html|xml/.test(file.headers.get("content-type") ?? "")) {
        expect(file.text, path).not.toContain("<script>alert(1)");
      }
    }
    for (const path of ["/admin", "/admin/content", "/admin/translations", "/admin/counter"]) {
      const page = await owner.get(path);
      expect(page.status, path).toBe(200);
      expect(page.text).not.toContain("<script>alert(1)");
    }
  },
  120_000,
);
