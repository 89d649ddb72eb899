import { beforeAll, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { partsOfCombo, starterGroups } from "#db/starter/options.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { dishTexts } from "#db/starter/translations/dishes.ts";
import { postTexts } from "#db/starter/translations/posts.ts";
import { words } from "#db/starter/translations/words.ts";
import { inLanguage } from "../language/in-language.server.ts";
import type { Language } from "../language/language.ts";
import { fillStarterMenu } from "../menu/fill-starter-menu.server.ts";
import { listMenu } from "../menu/list-dishes.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { boardView } from "../menu/schema.ts";
import { offerOf } from "../options/queries.server.ts";
import { localIngredients, localName, localText } from "./local-texts.server.ts";

beforeAll(() => fillStarterMenu());

const [classic] = starterMenu;
if (!classic) throw new Error("The starter menu is empty");
const combo = starterMenu.find(({ kind }) => kind === "combo");

const dishIn = (language: Language) => inLanguage(language, () => findDish(classic.id, null));

test("a dish has the texts of the language, and keeps the English name for the kitchen", () => {
  expect(dishIn("mr")).toMatchObject({
    name: "क्लासिक पाणीपुरी",
    englishName: "Classic Pani Puri",
    nameDevanagari: "",
    foodNote: "जैन: बटाट्याऐवजी कच्ची केळी.",
  });
  expect(dishIn("hi")).toMatchObject({ name: "क्लासिक पानी पूरी" });
  const english = dishIn("en");
  expect(english).toMatchObject({ name: classic.name, nameDevanagari: "पाणीपुरी" });
  expect(english).not.toHaveProperty("englishName");
  expect(english).not.toHaveProperty("nameLang");
});

test("a text without a translation is English and says so, until it has one", () => {
  const remove = sqlite.prepare(
    "delete from translations where kind = 'dish' and subject_id = ? and language = 'hi'",
  );
  expect(remove.run(classic.id).changes).toBe(4);
  expect(dishIn("hi")).toMatchObject({
    name: classic.name,
    nameLang: "en",
    description: classic.description,
    descriptionLang: "en",
    ingredients: classic.ingredients,
    ingredientsLang: "en",
    nameDevanagari: "पाणीपुरी",
  });
  expect(dishIn("mr")).not.toHaveProperty("nameLang");
  sqlite
    .prepare("insert into translations values ('dish', ?, 'name', 'hi', 'पानी पूरी', 0, 1)")
    .run(classic.id);
  expect(dishIn("hi")?.name).toBe("पानी पूरी");
});

test("what the owner edits is as it was typed, whatever language the messages are in", () => {
  const edited = inLanguage("mr", () => findDish(classic.id, null), { ownTexts: "en" });
  expect(edited?.name).toBe(classic.name);
});

test("options and the parts of a combo are translated as well", () => {
  const offer = inLanguage("hi", () => offerOf({ id: classic.id, kind: "dish" }));
  expect(offer.groups[0]).toMatchObject({ name: "तीखापन", englishName: "Spice level" });
  expect(offer.groups[0]?.choices[2]?.name).toBe("ज़्यादा तीखा");
  const parts = inLanguage("mr", () => offerOf({ id: combo?.id ?? "", kind: "combo" }).parts);
  expect(parts.map(({ name }) => name)).toEqual(["पाणीपुरी", "दहीपुरी"]);
  expect(parts[1]?.dishes[0]).toMatchObject({ name: "छोटी दहीपुरी" });
});

test("an empty text needs no translation", () => {
  inLanguage("hi", () => {
    expect(localText("zone", "camp", "note", "")).toEqual({ text: "" });
    expect(localName("zone", "camp", "Camp")).toEqual({ name: "Camp", nameLang: "en" });
    expect(localIngredients("x", [])).toEqual({ words: [] });
  });
});

test("a removed dish takes its translations with it", () => {
  const left = sqlite.prepare("select count(*) from translations where subject_id = ?").pluck();
  const id = starterMenu[1]?.id;
  expect(left.get(id)).toBe(8);
  sqlite.prepare("update products set deleted_at = 1 where id = ?").run(id);
  expect(left.get(id)).toBe(0);
});

test("the whole starter menu and the posts' titles are translated", () => {
  const dishes = starterMenu.map(({ name }) => name);
  expect(Object.keys(dishTexts).sort()).toEqual(dishes.toSorted());
  const used = new Set([
    ...starterMenu.flatMap(({ ingredients, foodNote }) => [
      ...ingredients,
      ...(foodNote ? [foodNote] : []),
    ]),
    ...starterGroups.flatMap(({ name, choices }) => [name, ...choices.map((one) => one.name)]),
    ...Object.values(partsOfCombo).flatMap((parts) => parts.map(({ name }) => name)),
  ]);
  expect(Object.keys(words).sort()).toEqual([...used].sort());
  expect(Object.keys(postTexts).sort()).toEqual(starterPosts.map(({ slug }) => slug).sort());
  const menu = inLanguage("hi", () => listMenu(boardView(new URLSearchParams())).items);
  expect(menu.length).toBeGreaterThan(30);
});

test("common names of dishes are written joined in Marathi", () => {
  const marathi = [
    ...starterMenu.map(({ nameDevanagari }) => nameDevanagari),
    ...Object.values(dishTexts).flatMap(({ mr }) => Object.values(mr)),
    ...Object.values(postTexts).flatMap(({ mr }) => Object.values(mr)),
    ...Object.values(words).map(([, mr]) => mr),
  ];
  const separate = /(?:पाणी|दही|शेव|भेळ|मसाला|रगडा) पु(?:री|ऱ)|मिसळ पाव|वडा पाव|पाव भाजी/;
  expect(marathi.filter((text) => separate.test(text))).toEqual([]);
  expect(marathi).toEqual(expect.arrayContaining(["दहीपुरी", "मिसळपाव", "वडापाव"]));
});
