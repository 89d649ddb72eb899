/**
 * Aborts if the installed SQLite is unsafe to use: prepares many statements that become garbage at
 * once and keeps memory under pressure, so that they are collected while no JavaScript runs. See
 * docs/decisions/node-of-the-image.md. A PerformanceObserver of garbage collections would hide the
 * fault.
 */
import { argv } from "node:process";
import Database from "better-sqlite3";

const statements = Number(argv[2] ?? 150_000);
const database = new Database(":memory:");
/** @type {Buffer[]} */
const buffers = [];
/** @type {WeakRef<Database.Statement>[]} */
const watched = [];
let prepared = 0;

const timer = setInterval(() => {
  // A different text each time, so that each becomes a separate statement.
  watched.push(new WeakRef(database.prepare(`select ${prepared} as watched`)));
  for (let count = 0; count < 3_000; count += 1) {
    database.prepare(`select ${prepared}`);
    prepared += 1;
    buffers[prepared % 60_000] = Buffer.alloc(1_024);
  }
  if (prepared < statements) return;
  clearInterval(timer);
  const collected = watched.filter((statement) => !statement.deref()).length / watched.length;
  console.log(
    `SQLite works: ${Math.round(collected * 100)} % of ${prepared} statements were collected.`,
  );
}, 5);
