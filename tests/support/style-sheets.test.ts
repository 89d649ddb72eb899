import { expect, test } from "vitest";
import { classUses } from "./class-usage.ts";
import { allStyleRules, classesIn, rulesOf, type StyleRule } from "./style-rules.ts";

const rules = allStyleRules();
const { classes, words } = classUses();
const defined = new Set(rules.flatMap(({ selector }) => classesIn(selector)));

/** Classes in Leaflet's own markup. */
const LEAFLET = /^leaflet-/;

test("style sheets and markup are found", () => {
  expect(rules.length).toBeGreaterThan(500);
  expect(defined).toContain("b-p");
  expect(classes.map(({ name }) => name)).toEqual(expect.arrayContaining(["stack", "card"]));
  expect(rulesOf(".a { x: 1; @media (b) { .c > .d { y: 2 } } }", "a.css")).toMatchObject([
    { selector: ".c > .d", declarations: ["y: 2"] },
  ]);
});

test("every class in a style sheet is used by some markup", () => {
  const whole = new Set(words.filter((word) => !word.isBeginning).map(({ name }) => name));
  const beginnings = words.filter((word) => word.isBeginning && word.name.length > 1);
  const isUsed = (name: string) =>
    whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning.name));

  expect([...defined].filter((name) => !isUsed(name) && !LEAFLET.test(name))).toEqual([]);
});

test("every class of the markup is defined in a style sheet", () => {
  const names = [...defined];
  const unknown = classes.filter(({ name, isBeginning }) =>
    isBeginning ? !names.some((known) => known.startsWith(name)) : !defined.has(name),
  );

  expect(unknown.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});

test("a component is defined in one sheet", () => {
  const homes = new Map<string, Set<string>>();
  for (const { selector, file, within, declarations } of rules) {
    // Other sheets may add rules in a context: `.quiet .card`, print, forced colors.
    const isComponent = /^\.[\w-]+$/.test(selector) && !/print|forced/.test(within.join());
    const setsOnlyTokens = declarations.every((declaration) => declaration.startsWith("--"));
    if (!isComponent || setsOnlyTokens) continue;
    homes.set(selector, (homes.get(selector) ?? new Set()).add(file));
  }
  const twice = [...homes].filter(([, files]) => files.size > 1);

  expect(twice.map(([name, files]) => `${name} in ${[...files].join(" and ")}`)).toEqual([]);
});

test("no rule repeats the declarations of a component in another sheet", () => {
  const seen = new Map<string, StyleRule>();
  const repeats: string[] = [];
  for (const rule of rules.filter(({ declarations }) => declarations.length >= 4)) {
    const block = rule.declarations.join("; ");
    const first = seen.get(block);
    if (!first) seen.set(block, rule);
    else if (first.file !== rule.file && first.selector !== rule.selector) {
      repeats.push(`${rule.file} ${rule.selector} is ${first.file} ${first.selector}: ${block}`);
    }
  }

  expect(repeats).toEqual([]);
});
