import { eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { products } from "#db/schema/products.ts";
import { translations } from "#db/schema/translations.ts";
import { pick } from "../pick.ts";
import { publicVersion } from "../public-version.server.ts";
import { dishSearch, type SearchedDish, searchRanks } from "./search-index.ts";
import { searchKey } from "./search-key.ts";
import { similarWords } from "./spelling.ts";

const dishes = db
  .select({
    ...pick(products, ["id", "name", "nameDevanagari", "otherNames", "description", "ingredients"]),
  })
  .from(products)
  .where(isNull(products.deletedAt))
  .prepare();

const dishTranslations = db
  .select({ id: translations.subjectId, field: translations.field, text: translations.text })
  .from(translations)
  .where(eq(translations.kind, "dish"))
  .prepare();

function searchedTexts(): SearchedDish[] {
  const searched = dishes.all().map((dish) => ({
    id: dish.id,
    names: [dish.name, dish.nameDevanagari],
    otherNames: dish.otherNames.split(","),
    texts: [dish.description, ...dish.ingredients],
  }));
  const byId = new Map(searched.map((dish) => [dish.id, dish]));
  for (const { id, field, text } of dishTranslations.all()) {
    byId.get(id)?.[field === "name" ? "names" : "texts"].push(text);
  }
  return searched;
}

const foundByText = db
  .select({ id: products.id })
  .from(products)
  .where(
    sql`${products.seq} in (select rowid from products_fts where products_fts match ${sql.placeholder("match")})`,
  )
  .prepare();

const wordsOfText = db.select({ word: sql<string>`term` }).from(sql`products_fts_words`).prepare();

let kept = { version: "", texts: "", search: dishSearch([]) };

function currentSearch() {
  const version = publicVersion();
  if (version === kept.version) return kept.search;
  const rows = searchedTexts();
  const texts = JSON.stringify(rows);
  // Every order is a write, but few writes change a dish.
  kept = { version, texts, search: texts === kept.texts ? kept.search : dishSearch(rows) };
  return kept.search;
}

/** With fewer letters, the beginning of a word matches almost anything. */
const MIN_PART_LENGTH = 3;

/** Ranks by dish id; better matches have lower numbers. */
export type RankedDishes = Record<string, number>;

/**
 * Yields the dishes that contain all words of a search, or words that sound like them; then those with words that begin
 * like them; then those with similar words. The later groups are for when the list contains none of the earlier ones.
 */
export function* searchedDishes(typed: string): Generator<RankedDishes> {
  const match = fullTextQuery(typed);
  if (!match) return;
  const search = currentSearch();
  const ranks = search.ranks(typed);
  const ofText = foundByText
    .all({ match })
    .map(({ id }) => [id, ranks.get(id) ?? searchRanks.none]);
  const ofSound = [...ranks].filter(([, rank]) => rank <= searchRanks.wordsAnywhere);
  yield Object.fromEntries([...ofText, ...ofSound]);
  if (searchKey(typed).length >= MIN_PART_LENGTH) yield Object.fromEntries(ranks);

  const known = wordsOfText.all().map(({ word }) => word);
  const corrected = fullTextQuery(typed, (word) => similarWords(word, known)) ?? match;
  const ofCorrected = foundByText.all({ match: corrected }).map(({ id }) => [id, searchRanks.none]);
  yield Object.fromEntries([...ofCorrected, ...search.similarRanks(typed)]);
}
