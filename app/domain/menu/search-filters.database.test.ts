import { beforeAll, describe, expect, test } from "vitest";
import { starterMenu } from "#db/starter/menu.ts";
import { groupsOfStarterDish, starterGroups } from "#db/starter/options.ts";
import { type Diet, diets } from "../food/diet.ts";
import { type Food, foodLabels } from "../food/food.ts";
import { fillStarterMenu } from "./fill-starter-menu.server.ts";
import { listMenu } from "./list-dishes.server.ts";
import { readSearch } from "./read-search.ts";
import { boardView } from "./schema.ts";
import { foodNote } from "./suitable-dishes.server.ts";

beforeAll(fillStarterMenu);

function found(query: Record<string, string>) {
  return listMenu({ ...boardView(new URLSearchParams(query)), limit: 1000 }).items;
}

const slugs = (q: string) => found({ q }).map(({ slug }) => slug);

/** What each kind of search must find first, and what it must never find. */
const searches: { first: string; never: string[]; typed: string[] }[] = [
  {
    first: "classic-pani-puri",
    never: ["kanda-bhaji", "kanda-pohe", "misal-pav", "pav-bhaji", "ragda-pattice"],
    typed: [
      ...["no onion", "without onions", "onion free", "onion-free", "onionless", "dont want onion"],
      ...["don't add onion", "no onion please", "bina pyaaz", "bina pyaz", "pyaaz ke bina"],
      ...["kanda nako", "nako kanda", "kanda nahi", "कांदा नको", "कांद्याशिवाय", "कांदा नसलेले"],
      ...["w/o onion", "zero onion", "minus onion", "प्याज रहित"],
      ...["बिना प्याज", "बिना प्याज़", "प्याज के बिना", "प्याज नहीं चाहिए"],
      ...["onion no", "कांदा no", "no no onion", "with no onion", "I don't eat onion"],
      ...["pyaaz mat dalo", "pyaz nahi dalna", "प्याज मत डालना", "onion nahi hona chahiye"],
      ...["कांदा घालू नका", "kanda ghalu naka", "कांदा न घालता", "pyaz na dalo", "bina kandyachi"],
    ],
  },
  {
    first: "classic-pani-puri",
    never: ["kanda-bhaji", "vada-pav", "batata-vada", "misal-pav", "pav-bhaji"],
    typed: [
      ...[
        "no onion no garlic",
        "no onion, garlic",
        "without onion and garlic",
        "bina pyaaz lahsun",
      ],
      ...["कांदा लसूण नको", "कांदा-लसूण नको", "बिना प्याज लहसुन", "प्याज और लहसुन नहीं"],
      ...["neither onion nor garlic", "onion no garlic no", "no onion and no garlic"],
    ],
  },
  {
    first: "masala-chai",
    never: ["lassi", "gulab-jamun", "jalebi", "kesar-shrikhand", "dahi-puri", "kokum-sharbat"],
    typed: [
      ...["without sugar", "no sugar", "sugar free", "sugarfree chai", "chai without sugar"],
      ...["bina cheeni", "चाय बिना चीनी", "बिना शक्कर", "साखर नको", "चहा साखर नको", "साखरेशिवाय"],
    ],
  },
  {
    first: "dahi-puri-bites",
    never: ["vada-pav", "batata-vada", "samosa-chaat", "kanda-bhaji", "pav-bhaji", "masala-chai"],
    typed: ["jain", "Jain food", "जैन", "जैन खाना", "जैन पदार्थ", "no onion, garlic or potato"],
  },
  {
    first: "classic-pani-puri",
    never: ["vada-pav", "kanda-bhaji", "misal-pav"],
    typed: ["jain pani puri", "pani puri jain", "जैन पाणीपुरी", "जैन पानी पूरी"],
  },
  {
    first: "bhel-puri",
    never: ["suki-bhel", "mix-bhel", "kanda-bhaji"],
    typed: ["bhel without peanuts", "bhel no peanuts", "भेळ शेंगदाणे नको", "बिना मूंगफली की भेल"],
  },
  {
    first: "classic-pani-puri",
    never: ["suki-bhel", "dabeli", "sabudana-vada", "misal-pav", "spice-lover", "family-pack"],
    typed: [
      "no peanuts",
      "peanut free",
      "peanut allergy",
      "allergic to peanuts",
      "शेंगदाणे नको",
      "can not eat peanuts",
      "peanut se allergy",
      "मूंगफली से एलर्जी",
      "शेंगदाण्याची ॲलर्जी",
      "peanut allergies",
      "withot peanuts",
      "मुझे मूंगफली से एलर्जी है",
    ],
  },
  {
    first: "classic-pani-puri",
    never: ["malai-kulfi", "lassi", "gulab-jamun", "suki-bhel", "mango-mastani"],
    typed: ["nut free", "nut-free", "no nuts", "I am allergic to nuts", "I'm allergic to nuts"],
  },
  {
    first: "classic-pani-puri",
    never: ["malai-kulfi", "lassi", "gulab-jamun", "mango-mastani"],
    typed: ["no dry fruits", "no dry fruit", "no cashewnut", "no cashewnuts"],
  },
  {
    first: "classic-pani-puri",
    never: ["pav-bhaji", "samosa-chaat", "vada-pav", "misal-pav"],
    typed: ["garlic no", "लहसुन नहीं डालना", "I can't eat garlic", "lasun nako"],
  },
  {
    first: "bhel-puri",
    never: ["kanda-bhaji"],
    typed: ["बिनकांद्याची भेळ", "bhel no onion"],
  },
  {
    first: "classic-pani-puri",
    never: ["dahi-puri", "spdp", "masala-taak", "gulab-jamun", "pav-bhaji", "masala-chai"],
    typed: [
      "vegan",
      "वीगन",
      "व्हीगन",
      "no milk",
      "dairy free",
      "non dairy",
      "दूध नको",
      "बिना दूध",
      "lactose intolerance",
      "no milk product",
      "no milk products",
    ],
  },
  {
    first: "dahi-vada",
    never: ["classic-pani-puri", "vada-pav", "puran-poli", "samosa-chaat"],
    typed: ["gluten free", "without wheat", "गहू नको", "बिना गेहूं", "celiac", "coeliac disease"],
  },
  {
    first: "classic-pani-puri",
    never: [],
    typed: [
      "not spicy",
      "non-spicy",
      "mild",
      "less spicy",
      "कम तीखा",
      "कमी तिखट",
      "तिखट नको",
      "kam teekha",
      "teekha kam",
      "jyada teekha nahi",
      "ज्यादा तीखा नहीं",
      "not too spicy",
      "not very spicy",
      "mirchi kam",
      "तिखट कमी",
    ],
  },
  {
    first: "sabudana-vada",
    never: ["lassi", "classic-pani-puri"],
    typed: ["peanut"],
  },
  {
    first: "suki-bhel",
    never: ["lassi", "classic-pani-puri"],
    typed: ["peanuts", "मूंगफली", "शेंगदाणे", "with peanuts", "containing peanuts", "contains peanuts"],
  },
  { first: "kanda-bhaji", never: [], typed: ["kanda bhaji", "कांदा भजी", "pyaz pakora"] },
];

const table = searches.flatMap(({ typed, ...expected }) => typed.map((q) => ({ q, ...expected })));

test("the table has at least 130 searches", () => {
  expect(new Set(table.map(({ q }) => q)).size).toBeGreaterThanOrEqual(130);
});

test.each(table)("$q finds first $first, and nothing that it must not", ({ q, first, never }) => {
  const all = slugs(q);
  expect(all[0]).toBe(first);
  for (const slug of never) expect(all).not.toContain(slug);
});

test("non-veg is no filter, because the shop has none", () => {
  expect(readSearch("non-veg")).toMatchObject({ wanted: "non-veg", avoided: [] });
});

test.each([
  ...["no tomato", "बिना टमाटर", "टमाटर के बिना", "tomato mat dalo", "no chilli", "bina mirchi"],
  ...["मिरची नको", "chilli free", "no ice cream"],
  ...["no onion and tomato", "no onion, tomato", "without onion or tomato", "no garlic and mint"],
  ...["bina pyaaz aur tamatar", "bina pyaaz tamatar", "tamatar aur pyaaz ke bina"],
  ...["बिना प्याज और टमाटर", "टमाटर और प्याज के बिना", "प्याज और पुदीना नहीं"],
  ...["कांदा आणि टोमॅटो नको", "टोमॅटो आणि कांदा नको", "पुदिना आणि लसूण नको"],
  ...["bhel without onion and tomato", "bina pyaaz aur tamatar ki bhel"],
])("%s, which the shop does not check, is promised of no dish", (q) => {
  expect(slugs(q)).toEqual([]);
});

test.each([
  ...["veg", "pure veg", "shudh shakahari", "शाकाहारी", "eggless", "no egg", "bina anda"],
  ...["no meat", "no chicken", "egg allergy"],
])("%s finds all that is marked as vegetarian, which is the whole starter menu", (q) => {
  expect(found({ q })).toHaveLength(starterMenu.length);
});

test.each(["onion fry", "anda bhurji", "chai", "tikki", "matha"])("%s filters nothing", (q) => {
  expect(readSearch(q)).toMatchObject({ wanted: q, avoided: [], diets: [] });
});

test.each<[typed: string, Food]>([
  ...(["garlic", "lahsun", "लसूण", "with garlic", "garlic wali dish"] as const).map(
    (q) => [q, "garlic"] as [string, Food],
  ),
  ["onion", "onion"],
  ["milk", "dairy"],
  ["peanut", "peanuts"],
])("%s finds all that contains it, says so, and finds nothing that is free of it", (q, food) => {
  const items = found({ q });
  const containing = starterMenu.filter(({ contains }) => contains.includes(food));
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(containing.map(({ id }) => id)));
  for (const { id } of items) expect(foodNote(id, readSearch(q))).toContain(foodLabels[food]);
});

test.each(["ghee", "butter", "curd", "dahi", "दही"])("%s says what contains milk", (q) => {
  const items = found({ q });
  expect(items.length).toBeGreaterThan(0);
  const containing = items.filter(({ contains }) => contains.includes("dairy"));
  for (const { id } of containing) expect(foodNote(id, readSearch(q))).toContain(foodLabels.dairy);
});

/** The foods that each diet avoids, derived independently from the starter menu. */
const avoidedFoods: Record<Exclude<Diet, "mild">, Food[]> = {
  jain: ["onion", "garlic", "root"],
  "no-onion-garlic": ["onion", "garlic"],
  vegan: ["dairy"],
  "no-nuts": ["nuts", "peanuts"],
  "no-dairy": ["dairy"],
  "no-gluten": ["gluten"],
};

describe.each(diets)("the filter %s", (diet) => {
  const listed = () => new Set(found({ diet, sort: "name" }).map(({ id }) => id));

  test.each(starterMenu.filter(({ kind }) => kind !== "combo"))("judges $name", (dish) => {
    const groups = groupsOfStarterDish(dish.id, dish.category).map(({ group }) => group);
    const choices = starterGroups.filter(({ id }) => groups.includes(id)).flatMap((g) => g.choices);
    const present =
      diet === "mild"
        ? dish.isSpicy && !choices.some(({ name }) => name === "Mild spice")
        : avoidedFoods[diet].some(
            (food) =>
              dish.contains.includes(food) &&
              !choices.some(({ leavesOut = [] }) => leavesOut.includes(food)),
          );
    expect(listed().has(dish.id)).toBe(!present);
  });
});
