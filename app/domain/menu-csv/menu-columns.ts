import { clockTimeOf } from "../availability/sale-hours.ts";
import { weekdays } from "../opening-hours.ts";
import { pick } from "../pick.ts";
import { sectionName } from "../sections/sections.ts";

/** The fields of a dish that an owner edits, as its CSV line has them. */
export type MenuLine = {
  id: string;
  name: string;
  nameDevanagari: string;
  otherNames: string;
  kind: "dish" | "combo";
  category: string;
  position: number;
  pricePaise: number;
  stock: number;
  /** How many plates it counts as in a time slot. */
  plates: number;
  /** In hundredths of a percent; null to use the category's rate. */
  taxBasisPoints: number | null;
  /** HSN or SAC. */
  taxCode: string;
  /** The name of the dish's own station; empty to use the category's. */
  station: string;
  isVeg: boolean;
  isSpicy: boolean;
  isPopular: boolean;
  isAvailable: boolean;
  description: string;
  ingredients: string[];
  contains: string[];
  isFoodChecked: boolean;
  foodNote: string;
  image: string;
  saleDays: string;
  saleFromMinutes: number | null;
  saleUntilMinutes: number | null;
  /** As text: see `groupsCell` and `partsCell`. */
  groups: string;
  parts: string;
};

/** The columns of the menu's CSV by the field that they contain. */
export const menuColumns = {
  id: "ID",
  name: "Name",
  nameDevanagari: "Name in Devanagari",
  otherNames: "Other names",
  kind: "Kind",
  category: "Category",
  position: "Position",
  pricePaise: "Price",
  stock: "Stock",
  plates: "Plates",
  taxBasisPoints: "Tax rate",
  taxCode: "HSN or SAC",
  station: "Station",
  isVeg: "Vegetarian",
  isSpicy: "Spicy",
  isPopular: "Popular",
  isAvailable: "Active",
  description: "Description",
  ingredients: "Ingredients",
  contains: "Contains",
  isFoodChecked: "Food checked",
  foodNote: "Food note",
  image: "Image",
  saleDays: "Days",
  saleFromMinutes: "From",
  saleUntilMinutes: "Until",
  groups: "Options",
  parts: "Combo parts",
} as const satisfies Record<keyof MenuLine, string>;

export type MenuField = keyof typeof menuColumns;
export type MenuCells = Record<MenuField, string>;

export const menuFields = Object.keys(menuColumns) as MenuField[];

const yesOrNo = (value: boolean) => (value ? "yes" : "no");
const list = (items: string[]) => items.join("; ");

export function menuCells(line: MenuLine): MenuCells {
  return {
    ...pick(line, ["id", "name", "nameDevanagari", "otherNames", "kind"]),
    ...pick(line, ["description", "image", "groups", "parts"]),
    category: sectionName(line.category),
    position: String(line.position),
    pricePaise: String(line.pricePaise / 100),
    stock: String(line.stock),
    plates: String(line.plates),
    taxBasisPoints: line.taxBasisPoints === null ? "" : String(line.taxBasisPoints / 100),
    taxCode: line.taxCode,
    station: line.station,
    isVeg: yesOrNo(line.isVeg),
    isSpicy: yesOrNo(line.isSpicy),
    isPopular: yesOrNo(line.isPopular),
    isAvailable: yesOrNo(line.isAvailable),
    ingredients: list(line.ingredients),
    contains: list(line.contains),
    isFoodChecked: yesOrNo(line.isFoodChecked),
    foodNote: line.foodNote,
    saleDays: [...line.saleDays].map((digit) => weekdays[Number(digit)]).join(", "),
    saleFromMinutes: clockTimeOf(line.saleFromMinutes),
    saleUntilMinutes: clockTimeOf(line.saleUntilMinutes),
  };
}

/** The cells of a new dish whose line leaves them empty. */
export const newDishCells: Partial<MenuCells> = {
  kind: "dish",
  position: "0",
  plates: "1",
  isVeg: "no",
  isSpicy: "no",
  isFoodChecked: "no",
  isPopular: "no",
  isAvailable: "yes",
};
