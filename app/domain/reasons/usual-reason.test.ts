import { expect, test } from "vitest";
import { takeUsualReasons, usualReasonOf } from "./usual-reason.ts";

test.each([
  ["a chosen reason", { chosen: "Ice", typed: "" }, "Ice"],
  ["a chosen reason without a field beside it", { chosen: "Ice" }, "Ice"],
  ["what was typed, instead of what was chosen before", { chosen: "Ice", typed: "Fans" }, "Fans"],
  ["nothing", { typed: " " }, " "],
])("the reason is %s", (_, { chosen, typed }: { chosen?: string; typed?: string }, reason) => {
  const form = new FormData();
  if (chosen) form.set(usualReasonOf("reason"), chosen);
  if (typed !== undefined) form.set("reason", typed);

  takeUsualReasons(form);

  expect([...form]).toEqual([["reason", reason]]);
});
