import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { boardColours, type ColourSet } from "#app/domain/content/colour-sets.ts";

const css = (file: string) => readFileSync(`app/styles/${file}`, "utf8");

/** By token, in light and dark. */
function tokensIn(text: string): Record<string, [light: string, dark: string]> {
  const found = text.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries([...found].map(([, name, light, dark]) => [name, [light, dark]]));
}

const shared = tokensIn(css("tokens.css"));
const sets: [string, typeof shared][] = [
  ["chilli", shared],
  ...[...css("colour-sets.css").matchAll(/data-colours="(\w+)"\] \{([^}]*)\}/g)].map(
    ([, name = "", text = ""]): [string, typeof shared] => [name, { ...shared, ...tokensIn(text) }],
  ),
];

/** As defined in WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The board's colour in header.css after the page is scrolled. */
const boardShare = Number(/--board\) (\d+)%/.exec(css("header.css"))?.[1]) / 100;

function mixed(board: string, below: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(board, at) * boardShare + part(below, at) * (1 - boardShare)),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours on pages, with their backgrounds. */
const pairs: [text: string, ground: string][] = [
  ["chilli", "paper"],
  ["chilli", "card"],
  ["chilli", "sunk"],
  ["on-fill", "fill"],
  ["on-board", "board"],
];

test("there are eight sets, and browsers' bars have the colour of their header", () => {
  expect(sets.map(([name]) => name)).toEqual(Object.keys(boardColours));
  expect(sets).toHaveLength(8);
  for (const [name, tokens] of sets) {
    expect(tokens.board?.[0]).toBe(boardColours[name as ColourSet]);
  }
});

describe.each(sets)("the set %s", (_, tokens) => {
  test.each(pairs)("has readable %s on %s in light and dark", (text, ground) => {
    for (const theme of [0, 1]) {
      expect(contrast(tokens[text]?.[theme] ?? "", tokens[ground]?.[theme] ?? "")).toBeGreaterThan(
        4.5,
      );
    }
  });

  test("has readable text on the translucent header, whatever is below it", () => {
    for (const theme of [0, 1]) {
      const header = mixed(tokens.board?.[theme] ?? "", tokens.card?.[theme] ?? "");
      expect(contrast(tokens["on-board"]?.[theme] ?? "", header)).toBeGreaterThan(4.5);
    }
  });

  test("has a golden name that stands out from the header", () => {
    for (const theme of [0, 1]) {
      expect(contrast(tokens.gold?.[theme] ?? "", tokens.board?.[theme] ?? "")).toBeGreaterThan(3);
    }
  });
});
