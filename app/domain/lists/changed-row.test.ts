import { expect, test } from "vitest";
import { changedRow, keepInPlace, listAfterChange } from "./changed-row.ts";

const keep = (rows: string[], ...kept: [row: string, place: number][]) =>
  keepInPlace(
    rows,
    kept.map(([row, place]) => ({ row, place })),
    (row) => row[0] ?? "",
  ).join(" ");

test("rows that a button changed keep their place, whether or not they left the list", () => {
  expect(keep(["a", "c"], ["b", 1])).toBe("a b c");
  expect(keep(["a", "b", "c"], ["b", 0])).toBe("b a c");
  expect(keep(["c", "d"], ["b*", 1], ["a*", 0])).toBe("a* b* c d");
  expect(keep([], ["a", 4])).toBe("a");
  expect(keep(["a", "b"])).toBe("a b");
});

test("the URL of a list names the row that was changed and its place", () => {
  const url = listAfterChange("/admin/orders?status=open&changed=old&place=9", "new", 0);
  expect(url).toBe("/admin/orders?status=open&changed=new&place=0#row-new");
  expect(changedRow(new URL(url, "http://shop.test").searchParams)).toEqual({
    id: "new",
    place: 0,
  });
  expect(changedRow(new URLSearchParams("place=3"))).toBeNull();
  expect(changedRow(new URLSearchParams("changed=x&place=-7"))?.place).toBe(1);
});
