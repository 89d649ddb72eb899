import { latinDigits } from "../digits.ts";

type SearchedDish = { name: string; otherNames: string };

/** Letters of any script, without the diacritics that people leave out. */
const searched = (text: string) => latinDigits(text).toLowerCase().normalize("NFC").trim();

/** A number before the words is the quantity, as in "3 pani", unless a dish's name begins like that, as in "7 Up". */
export function readSearch(
  query: string,
  dishes: Pick<SearchedDish, "name">[],
): { quantity: number; words: string } {
  const text = searched(query);
  const [, number, words] = /^([1-9]\d?)\s+(.+)$/.exec(text) ?? [];
  const isName = dishes.some(({ name }) => searched(name).startsWith(text));
  return number && words && !isName
    ? { quantity: Number(number), words }
    : { quantity: 1, words: text };
}

export function dishesFound<Dish extends SearchedDish>(query: string, dishes: Dish[]): Dish[] {
  const words = readSearch(query, dishes).words.split(/\s+/);
  return dishes.filter(({ name, otherNames }) => {
    const text = searched(`${name} ${otherNames}`);
    return words.every((word) => text.includes(word));
  });
}
