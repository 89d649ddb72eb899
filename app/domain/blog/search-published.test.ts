import "#tests/support/temporary-database.ts";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMillionOrderStatistics, planOf } from "#tests/support/query-plans.ts";
import { MOST_FOUND } from "../search-limits.ts";

const prepare = vi.spyOn(Database.prototype, "prepare");
const { sqlite } = await import("#db/client.server.ts");
const { listPosts, listPublishedPosts } = await import("./queries.server.ts");

const DAY_MS = 24 * 60 * 60 * 1000;

const insert = sqlite.prepare(
  `insert into posts (id, slug, title, excerpt, content, category, tags, status, seo_keywords, author_name, author_email,
    published_at, created_at, updated_at)
   values (:slug, :slug, :slug, '', :content, :category, '[]', :status, '[]', 'Ketaki', 'ketaki@chatpata.test', :day, 0, 0)`,
);

type Known = { content?: string; category?: string; status?: string; day?: number | null };

function write(slug: string, known: Known = {}): void {
  const { content = "Tamarind", category = "food", status = "published", day = 1 } = known;
  insert.run({ slug, content, category, status, day: day === null ? null : day * DAY_MS });
}

const view = { q: "tamarind", category: null, page: 1, limit: 9 };

function found(changes: Partial<Parameters<typeof listPublishedPosts>[0]> = {}): string[] {
  return listPublishedPosts({ ...view, ...changes }).items.map(({ slug }) => slug);
}

function total(changes: Partial<Parameters<typeof listPublishedPosts>[0]> = {}): number {
  return listPublishedPosts({ ...view, ...changes }).pagination.totalItems;
}

/** Throws when the index of words holds another word, row or place than the posts do. */
function checkIndex(): void {
  sqlite.exec(
    "insert into published_posts_fts (published_posts_fts, rank) values ('integrity-check', 1)",
  );
}

beforeEach(() => {
  sqlite.exec("delete from posts");
});
afterEach(checkIndex);

test("a search shows what was published last first, whenever it was written", () => {
  write("second", { day: 2 });
  write("third", { day: 3 });
  write("first", { day: 1 });
  write("of the same day, written later", { day: 2 });

  expect(found()).toEqual(["third", "of the same day, written later", "second", "first"]);
  expect(found({ page: 2, limit: 3 })).toEqual(["first"]);
});

test("a search of readers finds no drafts and nothing archived, and does not count them", () => {
  write("published");
  write("draft", { status: "draft", day: null });
  write("archived", { status: "archived" });

  expect(found()).toEqual(["published"]);
  expect(total()).toBe(1);
  expect(listPosts({ ...view, status: null }).pagination.totalItems).toBe(3);
});

test("a post is found from the moment it is published until it is archived or removed", () => {
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

test("a changed post is found by its new words, at its new place", () => {
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

test("a published post without a day of publication comes last", () => {
  write("without", { day: null });
  write("with");

  expect(found()).toEqual(["with", "without"]);
});

test("a search within a category finds and counts only what is of it", () => {
  write("food", { day: 1 });
  write("tips", { category: "tips", day: 2 });
  write("a draft of tips", { category: "tips", status: "draft", day: null });

  expect(found({ category: "tips" })).toEqual(["tips"]);
  expect(total({ category: "tips" })).toBe(1);
  expect(found({ category: "news" })).toEqual([]);
});

test("a search that finds more shows the thousand published last and ends there", () => {
  sqlite.transaction(() => {
    for (let day = MOST_FOUND + 10; day > 0; day -= 1) write(`post-${day}`, { day });
  })();

  expect(total()).toBe(MOST_FOUND);
  expect(found({ limit: 2 })).toEqual([`post-${MOST_FOUND + 10}`, `post-${MOST_FOUND + 9}`]);
  expect(found({ page: 10, limit: 100 }).at(-1)).toBe("post-11");
  expect(found({ page: 11, limit: 100 })).toEqual([]);
});

test.each([
  ["all categories", null, []],
  [
    "a category",
    "food",
    [
      "CORRELATED SCALAR SUBQUERY 1",
      expect.stringMatching(
        /^SEARCH kept USING COVERING INDEX \w+ \(status=\? AND category=\? AND seq=\?/,
      ),
    ],
  ],
] as const)(
  "among many posts a page of %s is read in the order of the index of words, and only what it shows is looked up",
  (_, category, ofCategory) => {
    write("post");
    expect(found({ category })).toEqual(["post"]);
    const page = prepare.mock.calls
      .map(([statement]) => statement)
      .find(
        (statement) =>
          /from published_posts_fts.* order by/.test(statement.replaceAll("\n", " ")) &&
          statement.includes("exists") === (category !== null),
      );
    loadMillionOrderStatistics(sqlite);

    expect(planOf(sqlite, page ?? "")).toEqual([
      expect.stringMatching(/^SCAN published_posts_fts VIRTUAL TABLE INDEX \d+:M/),
      ...ofCategory,
      "SEARCH posts USING INTEGER PRIMARY KEY (rowid=?)",
    ]);
  },
);
