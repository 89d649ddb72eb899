import type { DishCardData } from "./dish.ts";

export type SpecialOffer = Pick<
  DishCardData,
  "id" | "slug" | "name" | "nameLang" | "image" | "saleHours"
> & {
  pricePaise: number;
  /** Less than its dishes cost by themselves. */
  savePaise: number;
  contents: string[];
  soldOut: boolean;
  /** The name of the part that cannot be filled; null unless that is why it is sold out. */
  missingPart: string | null;
};
