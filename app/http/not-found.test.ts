import { expect, test } from "vitest";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { notFound } from "./not-found.server.ts";

test("scripts show what was not found in the visitor's language", async () => {
  expect(await notFound().text()).toBe("Oops! Page Not Found");
  expect(await inLanguage("mr", notFound).text()).not.toMatch(/[a-z]/i);
});
