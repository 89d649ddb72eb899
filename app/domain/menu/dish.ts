import { type SaleHours, saleHoursText } from "../availability/sale-hours.ts";
import { isMarkedSoldOut } from "../availability/sold-out.ts";
import { formatDateTime } from "../clock.ts";
import type { Diet, Suitability } from "../food/diet.ts";
import type { FoodFacts } from "../food/food.ts";
import { pick } from "../pick.ts";

/** By field: `lang` is set for an English text on a page in another language. */
type DishTextLanguages = {
  nameLang?: "en";
  descriptionLang?: "en";
  ingredientsLang?: "en";
  foodNoteLang?: "en";
};

export type Dish = DishTextLanguages &
  FoodFacts & {
    id: string;
    /** Like the other texts, in the language of the page. */
    name: string;
    englishName?: string;
    englishDescription?: string;
    nameDevanagari: string;
    otherNames: string;
    slug: string;
    kind: "dish" | "combo";
    category: string;
    description: string;
    /** The lowest price if it comes in several sizes. */
    pricePaise: number;
    isSized: boolean;
    image: string;
    isVeg: boolean;
    isSpicy: boolean;
    isPopular: boolean;
    isAvailable: boolean;
    /** Whether neither the dish nor its section is turned off. */
    isOffered: boolean;
    ingredients: string[];
    /** For example, the ingredient that replaces potato in a Jain portion. */
    foodNote: string;
    /** The number that the owner set; ignored for a combo. */
    stock: number;
    /** How many plates it counts as in the capacity of a time slot. */
    plates: number;
    /** In hundredths of a percent; null to use the category's rate. */
    taxBasisPoints: number | null;
    /** HSN or SAC; empty to use the category's code. */
    taxCode: string;
    /** The dish's own station; null to use the category's. */
    stationId: string | null;
    /** Portions that can be ordered: 0 if a required group or a part of a combo cannot be filled. */
    portionsLeft: number;
    /** Whether something must be chosen before it can be ordered. */
    needsChoices: boolean;
    /** Whether it is outside the hours at which it is sold. */
    isOffHours: boolean;
    /** The dish's own hours, or else those of its section. */
    hours: SaleHours;
    saleDays: string;
    saleFromMinutes: number | null;
    saleUntilMinutes: number | null;
    /** The end of "Sold out today"; null if it was never set. */
    soldOutUntil: Date | null;
    soldOut: boolean;
    /** The average with one decimal; null without reviews. */
    rating: number | null;
    reviewCount: number;
    createdAt: Date;
    updatedAt: Date;
  };

export function averageRating(ratingTotal: number, ratingCount: number): number | null {
  return ratingCount === 0 ? null : Math.round((ratingTotal / ratingCount) * 10) / 10;
}

export function dishUrl({ slug }: Pick<Dish, "slug">): string {
  return `/menu/${encodeURIComponent(slug)}`;
}

/** A dish's card has the id `dish-ID` on the pages that list dishes. */
export const DISH_ANCHOR = "#dish-";

const cardFields = [
  "id",
  "name",
  "nameLang",
  "nameDevanagari",
  "slug",
  "description",
  "descriptionLang",
  "pricePaise",
  "isSized",
  "needsChoices",
  "image",
  "isVeg",
  "isSpicy",
  "isPopular",
  "soldOut",
  "rating",
  "reviewCount",
] as const satisfies (keyof Dish)[];

/** Only what a card shows, to keep the page small. */
export type DishCardData = Pick<Dish, (typeof cardFields)[number]> & {
  /** When it is sold, if not now. */
  saleHours: string | null;
  /** Shown under the description: what somebody on a diet must ask for, or which allergens it contains. */
  note?: string;
  noteLang?: "en";
};

export function dishCardData(dish: Dish): DishCardData {
  return {
    ...pick(dish, cardFields),
    saleHours: dish.isOffHours ? saleHoursText(dish.hours) : null,
  };
}

export const dishPageFields = [
  "kind",
  "ingredients",
  "ingredientsLang",
  "foodNote",
  "foodNoteLang",
  "portionsLeft",
  "isOffHours",
] as const satisfies (keyof Dish)[];

/** The data that the page of a dish shows. */
export type DishPageData = DishCardData &
  Pick<Dish, (typeof dishPageFields)[number]> &
  FoodFacts & {
    hours: string | null;
    /** The diets that it suits, and how. */
    diets: { diet: Diet; how: Suitability }[];
  };

/** A combo as the menu advertises it. */
export type SpecialOffer = Pick<
  DishCardData,
  "id" | "slug" | "name" | "nameLang" | "image" | "saleHours" | "pricePaise" | "soldOut"
> & {
  /** How much cheaper it is than its dishes bought separately. */
  savePaise: number;
  contents: string[];
  /** The name of the part that cannot be filled; null unless that is why the combo is sold out. */
  missingPart: string | null;
};

const rowFields = [
  "id",
  "name",
  "pricePaise",
  "image",
  "isVeg",
  "isSpicy",
  "isPopular",
  "isAvailable",
  "stock",
  "soldOut",
  "kind",
  "isSized",
  "portionsLeft",
] as const satisfies (keyof Dish)[];

/** A dish in the admin's list; `category` is its name. */
export type ProductRow = Pick<Dish, (typeof rowFields)[number]> & {
  category: string;
  /** How many kinds of options it has. */
  optionCount: number;
  /** The end of "Sold out today" as text; null once it has ended. */
  soldOutUntil: string | null;
};

export function productRow(
  dish: Dish,
  category: string,
  optionCount: number,
  at: Date,
): ProductRow {
  const { soldOutUntil } = dish;
  return {
    ...pick(dish, rowFields),
    optionCount,
    category,
    soldOutUntil:
      soldOutUntil && isMarkedSoldOut(dish, at.getTime()) ? formatDateTime(soldOutUntil) : null,
  };
}
