import { beforeEach, expect, test } from "vitest";
import { sqlite, watchStatements, write } from "#db/client.server.ts";
import { groupCommit } from "./group-commit.server.ts";

sqlite.exec("create table notes (text text primary key)");
const insert = sqlite.prepare("insert into notes values (?)");
const notes = () => sqlite.prepare("select text from notes order by text").pluck().all();
const note = (text: string) => write(() => insert.run(text) && { ok: true, text });

let statements: string[] = [];
watchStatements((sql) => statements.push(sql));
const commits = () => statements.filter((sql) => /^commit/i.test(sql)).length;

beforeEach(() => {
  sqlite.exec("delete from notes");
  statements = [];
});

test("writes of the same moment share one commit, and each returns its own outcome", async () => {
  const outcomes = await Promise.all(["a", "b", "c"].map((text) => groupCommit(() => note(text))));

  expect(outcomes.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  expect(notes()).toEqual(["a", "b", "c"]);
  expect(commits()).toBe(1);
});

test("a write is answered after the commit", async () => {
  const written = groupCommit(() => note("a")).then(() => commits());
  expect(notes()).toEqual([]);
  expect(await written).toBe(1);
});

test("a refused write leaves no trace and does not affect the others", async () => {
  const refused = () =>
    write(() => {
      insert.run("refused");
      return { ok: false, code: "conflict" };
    });
  const [, refusal] = await Promise.all([
    groupCommit(() => note("a")),
    groupCommit(refused),
    groupCommit(() => note("b")),
  ]);

  expect(refusal).toEqual({ ok: false, code: "conflict" });
  expect(notes()).toEqual(["a", "b"]);
});

test("a write that throws leaves no trace and does not affect the others", async () => {
  const outcomes = await Promise.allSettled([
    groupCommit(() => note("a")),
    groupCommit(() => write(() => [insert.run("lost"), insert.run("a")])),
    groupCommit(() => note("b")),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(notes()).toEqual(["a", "b"]);
});

test("when one write ends the transaction, as on a full disk, all writes of the group fail", async () => {
  const ending = () => {
    sqlite.exec("rollback");
    throw new Error("The disk is full");
  };
  const outcomes = await Promise.allSettled([
    groupCommit(() => note("a")),
    groupCommit(ending),
    groupCommit(() => note("b")),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(notes()).toEqual([]);
  expect((await groupCommit(() => note("later"))).text).toBe("later");
});

test("when the commit fails, all writes of the group fail", async () => {
  sqlite.exec(
    "create table ends (at integer references notes (rowid) deferrable initially deferred)",
  );
  const outcomes = await Promise.allSettled([
    groupCommit(() => note("a")),
    // Its foreign key is checked at the commit.
    groupCommit(() => sqlite.prepare("insert into ends values (99)").run()),
  ]);
  sqlite.exec("drop table ends");

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(notes()).toEqual([]);
});
