import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { keptCard, renderWithKeptCards, withCards } from "./kept-cards.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

test("cards that are kept hold on to none of the pages they came from", () => {
  const before = heapMegabytes();

  for (let count = 0; count < 100; count += 1) {
    const opening = `<article id="${count}">`;
    renderWithKeptCards("mark", () => {
      keptCard(opening, opening);
      return `${opening}<p>A card of ₹${count}, long enough.</p></article>${"₹".repeat(1_000_000)}`;
    });
    const page = renderWithKeptCards("mark", () => keptCard(opening, opening) ?? "none");
    expect(withCards(page.html, page).join("")).toContain(`₹${count},`);
  }

  // All pages together have 200 MB.
  expect(heapMegabytes() - before).toBeLessThan(20);
});
