import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import { removeProduct, setStock } from "../menu/change-product.server.ts";
import { fillStarterMenu } from "../menu/fill-starter-menu.server.ts";
import { chooseMenu, menuChoiceEffect } from "./choose-menu.server.ts";

const owner = addPerson("owner");

const translations = sqlite.prepare(
  `select subject_id, field, language, text, is_outdated from translations
    where kind = 'dish' order by 1, 2, 3`,
);
const onMenu = sqlite
  .prepare("select id from products where deleted_at is null order by seq")
  .pluck();

test("the sample menu comes back as it was, without what the owner removed or changed", () => {
  fillStarterMenu();
  const [removed, changed] = starterMenu;
  if (!removed || !changed) throw new Error("The starter menu is too short");
  expect(removeProduct(owner, removed.id).ok && setStock(owner, changed.id, 7).ok).toBe(true);
  const before = { menu: onMenu.all(), translated: translations.all() };
  const samples = starterMenu.length - 2;
  expect(before.menu).toHaveLength(samples + 1);
  expect(menuChoiceEffect()).toEqual({ removes: samples, restores: 0 });

  expect(chooseMenu(owner, { menu: "empty" })).toMatchObject({ ok: true });
  expect(onMenu.all()).toEqual([changed.id]);
  expect(menuChoiceEffect()).toEqual({ removes: 0, restores: samples });

  expect(chooseMenu(owner, { menu: "sample" })).toMatchObject({ ok: true });
  expect({ menu: onMenu.all(), translated: translations.all() }).toEqual(before);
});
