import { expect, test } from "vitest";
import { unexpectedErrorsIn } from "./server-log.ts";

test.each([
  ['{"level":50,"msg":"a bug"}'],
  ['{"level":60,"msg":"the end"}'],
  ["TypeError: Cannot read properties of undefined (reading 'name')"],
  ["Error: No such table"],
  ["SqliteError: database is locked"],
  ["Unhandled promise rejection"],
  ["    at placeOrder (file:///shop/build/server/index.js:10:3)"],
  ["GET /menu 500 1024 - 3.2 ms"],
  ['{"level":30,"method":"GET","path":"/menu","status":500,"ms":3}'],
])("reports %s", (line) => {
  expect(unexpectedErrorsIn(`started\n${line}\nGET / 200 12 - 1.0 ms\n`)).toEqual([line]);
});

test.each([
  ['{"level":40,"msg":"slow request"}'],
  ["GET /menu?q=TypeError: 200 1024 - 3.2 ms"],
  ["GET /menu - - - - ms"],
  ["POST /checkout 400 2048 - 3.2 ms"],
  ["[remix-serve] http://localhost:3000"],
  ['{"level":30,"method":"POST","path":"/checkout","status":400,"ms":3}'],
  ["Chatpata is open at http://localhost:3000"],
])("ignores %s", (line) => {
  expect(unexpectedErrorsIn(line)).toEqual([]);
});
