import { isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { UnfinishedList } from "./unfinished-list.tsx";

/** The keys of each list in an element. */
function keysIn(node: ReactNode): (string | null)[][] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((one: ReactNode) => (isValidElement(one) ? [one.key] : []));
    return [keys.filter((key) => key !== null), ...node.flatMap(keysIn)];
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return keysIn(node.props.children);
}

test("two riders with the same name are two lines", () => {
  const rider = { name: "Ravi Patil", amountPaise: 10_000 };
  const carried = [
    { ...rider, id: "first" },
    { ...rider, id: "second" },
  ];

  const keys = keysIn(
    UnfinishedList({
      unfinished: { orders: [], carried, refunds: { count: 0, paise: 0 }, key: "" },
    }),
  );

  expect(keys.flat()).toHaveLength(2);
  expect(new Set(keys.flat()).size).toBe(2);
});
