import { expect, test } from "vitest";
import {
  backupMadeAt,
  backupsAmong,
  backupsToRemove,
  isUnfinishedBackup,
  backupName as nameOf,
} from "./backup-names.mjs";

const backupName = (at: Date) => nameOf("Kolhapuri Katta", at);
const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 10, count));

test("the name of a copy contains the shop's name and its time", () => {
  const at = new Date("2026-11-21T08:38:05.042Z");
  expect(backupName(at)).toBe("kolhapuri-katta-2026-11-21T08-38-05-042Z.db");
  expect(backupMadeAt(backupName(at))).toEqual(at);
  expect(nameOf("चटपटा", at)).toMatch(/^shop-2026/);
});

test("copies are ordered by time, whatever the shop was called", () => {
  const [first, second, third] = [
    nameOf("Zaika", minute(1)),
    nameOf("Chatpata", minute(9)),
    nameOf("Kolhapuri Katta", minute(10)),
  ] as const;
  expect(backupsAmong([third, first, second])).toEqual([first, second, third]);
  expect(backupsToRemove([third, first, second], 1)).toEqual([second, first]);
  expect(isUnfinishedBackup(`${first}.part-wal`)).toBe(true);
  expect(isUnfinishedBackup("orders.db.part")).toBe(false);
});

test("other files in the folder are never removed", () => {
  const others = ["shop.db", "chatpata-2026-11-21.db", "chatpata-notes.txt", "x.part"];
  expect(backupsAmong(others)).toEqual([]);
  expect(backupsToRemove(others, 1)).toEqual([]);
});

test("the newest copies of a day are retained", () => {
  const names = [1, 2, 3, 4, 5].map((count) => backupName(minute(count)));
  expect(backupsToRemove(names, 2).sort()).toEqual(names.slice(0, 3));
});

test("the last copy of each of the latest fourteen days is retained as well", () => {
  const days = Array.from({ length: 20 }, (_, day) => [
    backupName(new Date(Date.UTC(2026, 10, day + 1, 6))),
    backupName(new Date(Date.UTC(2026, 10, day + 1, 18))),
  ]);
  const removed = backupsToRemove(days.flat(), 1);
  const retained = days.flat().filter((name) => !removed.includes(name));
  expect(retained).toEqual(days.slice(6).map(([, evening]) => evening));
});
