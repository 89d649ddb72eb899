import "#tests/support/temporary-database.ts";
import { beforeEach, expect, test } from "vitest";
import { sqlite, watchStatements, write } from "./client.server.ts";
import { groupCommit } from "./group-commit.server.ts";

sqlite.exec("create table notes (words text primary key)");
const insert = sqlite.prepare("insert into notes values (?)");
const kept = () => sqlite.prepare("select words from notes order by words").pluck().all();
const note = (words: string) => write(() => insert.run(words) && { ok: true, words });

let statements: string[] = [];
watchStatements((sql) => statements.push(sql));
const commits = () => statements.filter((sql) => /^commit/i.test(sql)).length;

beforeEach(() => {
  sqlite.exec("delete from notes");
  statements = [];
});

test("writes of the same moment share one commit, and each is told what it wrote", async () => {
  const told = await Promise.all(["a", "b", "c"].map((words) => groupCommit(() => note(words))));

  expect(told.map(({ words }) => words)).toEqual(["a", "b", "c"]);
  expect(kept()).toEqual(["a", "b", "c"]);
  expect(commits()).toBe(1);
});

test("nobody is told before it is committed", async () => {
  const written = groupCommit(() => note("a")).then(() => commits());
  expect(kept()).toEqual([]);
  expect(await written).toBe(1);
});

test("a write that is refused leaves no trace, and the others alone", async () => {
  const refused = () =>
    write(() => {
      insert.run("refused");
      return { ok: false, code: "conflict" };
    });
  const [, told] = await Promise.all([
    groupCommit(() => note("a")),
    groupCommit(refused),
    groupCommit(() => note("b")),
  ]);

  expect(told).toEqual({ ok: false, code: "conflict" });
  expect(kept()).toEqual(["a", "b"]);
});

test("a write that throws leaves no trace, and the others alone", async () => {
  const told = await Promise.allSettled([
    groupCommit(() => note("a")),
    groupCommit(() => write(() => [insert.run("lost"), insert.run("a")])),
    groupCommit(() => note("b")),
  ]);

  expect(told.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(kept()).toEqual(["a", "b"]);
});

test("where one write ends the transaction of all, such as on a full disk, none is told that it was kept", async () => {
  const ending = () => {
    sqlite.exec("rollback");
    throw new Error("The disk is full");
  };
  const told = await Promise.allSettled([
    groupCommit(() => note("a")),
    groupCommit(ending),
    groupCommit(() => note("b")),
  ]);

  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(kept()).toEqual([]);
  expect((await groupCommit(() => note("later"))).words).toBe("later");
});

test("where the commit fails, nobody is told that it was kept", async () => {
  sqlite.exec(
    "create table ends (at integer references notes (rowid) deferrable initially deferred)",
  );
  const told = await Promise.allSettled([
    groupCommit(() => note("a")),
    // Its promise to the other table is looked at when all is committed.
    groupCommit(() => sqlite.prepare("insert into ends values (99)").run()),
  ]);
  sqlite.exec("drop table ends");

  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(kept()).toEqual([]);
});
