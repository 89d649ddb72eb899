import { expect, test } from "vitest";
import { m } from "#messages";
import { inLanguage } from "./in-language.server.ts";
import { translated } from "./translated.ts";

test("the messages of a table are those of the language in which it is read", () => {
  const table = translated({ id: "menu", label: m.shared_menu });

  expect(inLanguage("en", () => ({ ...table }))).toEqual({ id: "menu", label: "Menu" });
  expect(inLanguage("mr", () => table.label)).toBe(inLanguage("mr", () => m.shared_menu()));
  expect(inLanguage("mr", () => table.label)).not.toBe("Menu");
});
