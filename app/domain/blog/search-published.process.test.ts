import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMillionOrderStatistics, planOf } from "#tests/support/shop/query-plans.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";

const prepare = vi.spyOn(Database.prototype, "prepare");
const { sqlite } = await import("#db/client.server.ts");
const { listPosts, listPublishedPosts } = await import("./queries.server.ts");

const DAY_MS = 24 * 60 * 60 * 1000;

const insert = sqlite.prepare(
  `insert into posts (id, slug, title, excerpt, content, category, tags, status, seo_keywords, author_name, author_email,
    published_at, created_at, updated_at)
   values (:slug, :slug, :slug, '', :content, :category, '[]', :status, '[]', 'Ketaki', 'ketaki@chatpata.test', :day, 0, 0)`,
);

type PostFields = { content?: string; category?: string; status?: string; day?: number | null };

function write(slug: string, fields: PostFields = {}): void {
  const { content = "Tamarind", category = "food", status = "published", day = 1 } = fields;
  insert.run({ slug, content, category, status, day: day === null ? null : day * DAY_MS });
}

const view = { q: "tamarind", category: null, page: 1, limit: 9 };

function found(changes: Partial<Parameters<typeof listPublishedPosts>[0]> = {}): string[] {
  return listPublishedPosts({ ...view, ...changes }).items.map(({ slug }) => slug);
}

function total(changes: Partial<Parameters<typeof listPublishedPosts>[0]> = {}): number {
  return listPublishedPosts({ ...view, ...changes }).pagination.totalItems;
}

/** Throws if the search table differs from the posts. */
function checkSearchTable(): void {
  sqlite.exec("insert into posts_fts (posts_fts, rank) values ('integrity-check', 1)");
}

beforeEach(() => {
  sqlite.exec("delete from posts");
});
afterEach(checkSearchTable);

test("a search lists posts by publication date, newest first, whenever they were written", () => {
  write("second", { day: 2 });
  write("third", { day: 3 });
  write("first", { day: 1 });
  write("of the same day, written later", { day: 2 });

  expect(found()).toEqual(["third", "of the same day, written later", "second", "first"]);
  expect(found({ page: 2, limit: 3 })).toEqual(["first"]);
});

test("a reader's search neither finds nor counts drafts and archived posts", () => {
  write("published");
  write("draft", { status: "draft", day: null });
  write("archived", { status: "archived" });

  expect(found()).toEqual(["published"]);
  expect(total()).toBe(1);
  expect(listPosts({ ...view, status: null }).pagination.totalItems).toBe(3);
});

test("a post is found while it is published", () => {
  write("post", { status: "draft", day: null });
  expect(found()).toEqual([]);

  sqlite.exec(`update posts set status = 'published', published_at = ${DAY_MS}`);
  expect(found()).toEqual(["post"]);

  sqlite.exec("update posts set status = 'archived'");
  expect(found()).toEqual([]);

  sqlite.exec("update posts set status = 'published'");
  expect(found()).toEqual(["post"]);

  sqlite.exec("delete from posts");
  expect(found()).toEqual([]);
});

test("a changed post is found by its new text and in its new position", () => {
  write("one", { day: 1 });
  write("two", { day: 2 });
  sqlite.exec(`update posts set published_at = ${3 * DAY_MS} where slug = 'one'`);
  expect(found()).toEqual(["one", "two"]);

  sqlite.exec("update posts set content = 'Jaggery' where slug = 'one'");
  expect(found()).toEqual(["two"]);
  expect(found({ q: "jaggery" })).toEqual(["one"]);

  sqlite.exec("update posts set content = 'Mint', status = 'draft' where slug = 'two'");
  expect(found()).toEqual([]);
  expect(found({ q: "mint" })).toEqual([]);
});

test("a published post without a publication date comes last", () => {
  write("without", { day: null });
  write("with");

  expect(found()).toEqual(["with", "without"]);
});

test("a search within a category finds and counts only its posts", () => {
  write("food", { day: 1 });
  write("tips", { category: "tips", day: 2 });
  write("a draft of tips", { category: "tips", status: "draft", day: null });

  expect(found({ category: "tips" })).toEqual(["tips"]);
  expect(total({ category: "tips" })).toBe(1);
  expect(found({ category: "news" })).toEqual([]);
});

test("a search shows at most the thousand posts published last", () => {
  sqlite.transaction(() => {
    for (let day = MAX_SEARCH_RESULTS + 10; day > 0; day -= 1) write(`post-${day}`, { day });
  })();

  expect(total()).toBe(MAX_SEARCH_RESULTS);
  expect(found({ limit: 2 })).toEqual([
    `post-${MAX_SEARCH_RESULTS + 10}`,
    `post-${MAX_SEARCH_RESULTS + 9}`,
  ]);
  expect(found({ page: 10, limit: 100 }).at(-1)).toBe("post-11");
  expect(found({ page: 11, limit: 100 })).toEqual([]);
});

test.each([
  ["all categories", null, "posts_by_status"],
  ["a category", "food", "posts_by_category"],
] as const)(
  "a page of %s walks the published posts newest first and sorts nothing",
  (_, category, index) => {
    write("post");
    expect(found({ category })).toEqual(["post"]);
    const page = prepare.mock.calls
      .map(([statement]) => statement)
      .find(
        (statement) =>
          /posts_fts match.* order by "posts"\."published_at" desc/s.test(statement) &&
          statement.includes('"category" = ?') === (category !== null),
      );
    loadMillionOrderStatistics(sqlite);

    const [walk, ...others] = planOf(sqlite, page ?? "");
    expect(walk).toMatch(new RegExp(`^SEARCH posts USING INDEX ${index} \\(status=\\?`));
    expect(others.join("\n")).not.toContain("ORDER BY");
  },
);
