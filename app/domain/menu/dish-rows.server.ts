import { asc, desc, type SQL, sql } from "drizzle-orm";
import { columnsExcept } from "#db/columns-except.ts";
import { products } from "#db/schema/products.ts";
import {
  isOffered,
  isOffHours,
  isSized,
  needsChoices,
  portionsLeft,
} from "../availability/dish-state.server.ts";
import { isSoldOut } from "../availability/sold-out.ts";
import { localIngredients, localName, localText } from "../translations/local-texts.server.ts";
import { averageRating, type Dish } from "./dish.ts";
import type { MenuSort } from "./schema.ts";

function orOfSection(own: SQL, ofSection: SQL): SQL {
  return sql`coalesce(${own}, (
    select ${ofSection} from menu_sections section where section.id = products.category))`;
}

/** The dish's own hours, or else those of its section. */
export const hoursColumns = {
  saleDays: sql<string>`coalesce(${orOfSection(sql`nullif(products.sale_days, '')`, sql`sale_days`)}, '')`,
  saleFromMinutes: orOfSection(sql`products.sale_from_minutes`, sql`sale_from_minutes`) as SQL<
    number | null
  >,
  saleUntilMinutes: orOfSection(sql`products.sale_until_minutes`, sql`sale_until_minutes`) as SQL<
    number | null
  >,
};

/** Contains the placeholders of `ServingTime`. */
export const dishColumns = {
  ...columnsExcept(products, ["seq", "position", "soldCount", "deletedAt"]),
  isOffered: isOffered().mapWith(Boolean),
  portionsLeft: portionsLeft(),
  isSized: isSized.mapWith(Boolean),
  needsChoices: needsChoices.mapWith(Boolean),
  isOffHours: isOffHours().mapWith(Boolean),
  hours: hoursColumns,
};

const sectionPosition = sql`(select position from menu_sections section where section.id = ${products.category})`;

/** `ranks` is a placeholder for `RankedDishes` as JSON. */
const rank = sql`${sql.placeholder("ranks")} ->> ${products.id}`;

const board = [
  sectionPosition,
  asc(products.position),
  desc(products.isPopular),
  asc(products.name),
  asc(products.id),
];

/** The id makes the order unique, so that pages neither repeat nor skip a dish. */
export const dishOrder: Record<MenuSort | "board" | "best", SQL[]> = {
  board,
  best: [rank, ...board],
  name: [asc(products.name), asc(products.id)],
  "price-low": [asc(products.pricePaise), asc(products.id)],
  "price-high": [desc(products.pricePaise), desc(products.id)],
};

type DishRow = Omit<Dish, "soldOut" | "rating" | "reviewCount"> & {
  ratingTotal: number;
  ratingCount: number;
};

/** The name in Devanagari is only for pages that show the English name. */
function localTexts(
  row: Pick<DishRow, "id" | "name" | "nameDevanagari" | "description" | "ingredients" | "foodNote">,
) {
  const { id } = row;
  const name = localName("dish", id, row.name);
  const description = localText("dish", id, "description", row.description);
  const ingredients = localIngredients(id, row.ingredients);
  const foodNote = localText("dish", id, "foodNote", row.foodNote);
  return {
    ...name,
    nameDevanagari: name.englishName === undefined ? row.nameDevanagari : "",
    description: description.text,
    englishDescription: row.description,
    ...(description.lang && { descriptionLang: description.lang }),
    ingredients: ingredients.words,
    ...(ingredients.lang && { ingredientsLang: ingredients.lang }),
    foodNote: foodNote.text,
    ...(foodNote.lang && { foodNoteLang: foodNote.lang }),
  };
}

export function toDish({ ratingTotal, ratingCount, ...row }: DishRow, at: number): Dish {
  return {
    ...row,
    ...localTexts(row),
    soldOut: isSoldOut(row, at),
    rating: averageRating(ratingTotal, ratingCount),
    reviewCount: ratingCount,
  };
}
