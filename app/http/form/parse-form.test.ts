import { describe, expect, test } from "vitest";
import { z } from "zod";
import { addLineInput } from "#app/domain/cart/schema.ts";
import { MAX_PROBLEMS } from "../limits/input-budget.ts";
import { parseForm, shownAfterFailure, typedValues } from "./parse-form.server.ts";

const schema = z.object({
  title: z.string().max(20),
  tags: z.array(z.string()).default([]),
  menu: z.object({ packages: z.array(z.object({ name: z.string() })).default([]) }),
  counts: z.record(z.string(), z.coerce.number()).default({}),
});

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

const typed = {
  title: "Bhel",
  tags: ["sev", "oil"],
  "menu.packages[0].name": "Basic",
  "counts.first": "2",
};
const unknown = {
  other: "x",
  "menu.other": "x",
  "menu.packages[0].other": "x",
  "title.other": "x",
};

test("values are nested by their names, without files and unknown fields", () => {
  const form = formOf({ ...typed, ...unknown });
  form.append("title", new File(["x"], "puri.png"));

  expect(typedValues(form, schema)).toEqual({
    title: "Bhel",
    tags: ["sev", "oil"],
    menu: { packages: [{ name: "Basic" }] },
    counts: { first: "2" },
  });
});

describe("a reply", () => {
  test("repeats what the schema has, and nothing else", () => {
    const { initialValue, fields } = parseForm(formOf({ ...typed, ...unknown }), schema).reply();

    expect(initialValue).toEqual({
      title: "Bhel",
      tags: ["sev", "oil"],
      menu: { packages: [{ name: "Basic" }] },
      counts: { first: "2" },
    });
    expect(fields).toEqual(["title", "tags", "menu.packages[0].name", "counts.first"]);
  });

  test("repeats the choices of a dish, whatever the form calls them", () => {
    const choices = {
      product: "dish",
      "options.spice": "hot",
      "options.more.sev": "2",
      "parts.first[0].product": "puri",
      "parts.first[0].options.group.oil": "1",
    };

    expect(parseForm(formOf(choices), addLineInput).reply().initialValue).toEqual({
      product: "dish",
      options: { spice: "hot", more: { sev: "2" } },
      parts: { first: [{ product: "puri", options: { group: { oil: "1" } } }] },
    });
  });

  test("says that a text is too long, and repeats it unless it is far too long", () => {
    const long = parseForm(formOf({ title: "x".repeat(5_000) }), schema).reply();
    const endless = parseForm(formOf({ ...typed, title: "x".repeat(5_001) }), schema).reply();

    expect(long.initialValue).toEqual({ title: "x".repeat(5_000) });
    expect(endless.error?.title).toEqual(long.error?.title);
    expect(endless.error?.title).toHaveLength(1);
    expect(endless.initialValue).toEqual({
      tags: ["sev", "oil"],
      menu: { packages: [{ name: "Basic" }] },
      counts: { first: "2" },
    });
  });

  test("has at most fifty problems", () => {
    const counts = Array.from({ length: 60 }, (_, at) => [`counts.c${at}`, "many"]);
    const submission = parseForm(formOf(Object.fromEntries(counts)), schema);

    expect(submission.status).toBe("error");
    expect(Object.keys(submission.reply().error ?? {})).toHaveLength(MAX_PROBLEMS);
  });
});

test("after an unexpected error, a form that was parsed shows its schema's fields", () => {
  const form = formOf({ ...typed, ...unknown });

  expect(shownAfterFailure(form)).toEqual({});
  parseForm(form, schema);
  expect(shownAfterFailure(form)).toEqual(typedValues(form, schema));
});
