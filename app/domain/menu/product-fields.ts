import { clockTimeOf } from "../availability/sale-hours.ts";
import { paiseToRupees } from "../money.ts";
import type { DishOptionGroup } from "../options/option-group.ts";
import type { Dish } from "./dish.ts";
import { UNCOUNTED_STOCK } from "./limits.ts";

/** How a dish uses a group of options; a group without an id is an empty row. */
export type GroupUseFields = {
  group: string;
  isRequired: boolean | string;
  min: string;
  max: string;
  includedFree: string;
};

export const newGroupUse: GroupUseFields = {
  group: "",
  isRequired: "",
  min: "",
  max: "",
  includedFree: "",
};

export type PartFields = {
  id: string;
  name: string;
  quantity: string;
  category: string;
  dishes: string[];
  covered: string;
};

export const newPart: PartFields = {
  id: "",
  name: "",
  quantity: "1",
  category: "",
  dishes: [],
  covered: "",
};

/** The values of the product form, either typed or stored. */
export type ProductFields = {
  kind: Dish["kind"];
  name: string;
  nameDevanagari: string;
  otherNames: string;
  category: string;
  description: string;
  price: string;
  stock: string;
  isUncounted: boolean;
  plates: string;
  taxPercent: string;
  taxCode: string;
  stationId: string;
  image: string;
  ingredients: string;
  contains: string[];
  isFoodChecked: boolean;
  foodNote: string;
  saleDays: string[];
  saleFrom: string;
  saleUntil: string;
  groups: GroupUseFields[];
  parts: PartFields[];
  isVeg: boolean;
  isSpicy: boolean;
  isPopular: boolean;
  isAvailable: boolean;
};

export const newProduct: ProductFields = {
  kind: "dish",
  name: "",
  nameDevanagari: "",
  otherNames: "",
  category: "",
  description: "",
  price: "",
  stock: "",
  isUncounted: false,
  plates: "1",
  taxPercent: "",
  taxCode: "",
  stationId: "",
  image: "",
  ingredients: "",
  contains: [],
  isFoodChecked: false,
  foodNote: "",
  saleDays: [],
  saleFrom: "",
  saleUntil: "",
  groups: [newGroupUse],
  parts: [],
  isVeg: false,
  isSpicy: false,
  isPopular: false,
  isAvailable: true,
};

/** A combo has no stock of its own. */
export const newCombo: ProductFields = {
  ...newProduct,
  kind: "combo",
  stock: "0",
  groups: [],
  parts: [newPart, newPart],
};

/** For the button "Fill Test Data", as a browser would send it. */
export const testProduct = {
  kind: "dish",
  name: "Test Dahi Puri",
  nameDevanagari: "दही पुरी",
  otherNames: "dahipuri, curd puri",
  category: "pani-puri",
  description:
    "Six puris filled with potato, sweet curd and tamarind chutney. Test data: change me.",
  price: "90",
  stock: "25",
  image: "/illustrations/dishes/dahi-puri.svg",
  isVeg: "on",
  isAvailable: "on",
};

type Settings = {
  groups: DishOptionGroup[];
  parts: {
    id: string;
    name: string;
    quantity: number;
    category: string | null;
    coveredPaise: number | null;
    dishes: { id: string }[];
  }[];
};

export function productFields(dish: Dish, { groups, parts }: Settings): ProductFields {
  const { kind, name, nameDevanagari, otherNames, category, description, image } = dish;
  const { isVeg, isSpicy, isPopular, isAvailable } = dish;
  return {
    kind,
    name,
    nameDevanagari,
    otherNames,
    category,
    description,
    ingredients: dish.ingredients.join(", "),
    contains: dish.contains,
    isFoodChecked: dish.isFoodChecked,
    foodNote: dish.foodNote,
    saleDays: [...dish.saleDays],
    saleFrom: clockTimeOf(dish.saleFromMinutes),
    saleUntil: clockTimeOf(dish.saleUntilMinutes),
    groups: [
      ...groups.map((group) => ({
        group: group.id,
        isRequired: group.isRequired,
        min: String(group.min),
        max: String(group.max),
        includedFree: String(group.includedFree),
      })),
      ...(kind === "dish" ? [newGroupUse] : []),
    ],
    parts: parts.map((part) => ({
      id: part.id,
      name: part.name,
      quantity: String(part.quantity),
      category: part.category ?? "",
      dishes: part.dishes.map(({ id }) => id),
      covered: part.coveredPaise === null ? "" : String(paiseToRupees(part.coveredPaise)),
    })),
    price: String(paiseToRupees(dish.pricePaise)),
    stock: dish.stock === UNCOUNTED_STOCK ? "0" : String(dish.stock),
    isUncounted: dish.stock === UNCOUNTED_STOCK,
    plates: String(dish.plates),
    taxPercent: dish.taxBasisPoints === null ? "" : String(dish.taxBasisPoints / 100),
    taxCode: dish.taxCode,
    stationId: dish.stationId ?? "",
    image,
    isVeg,
    isSpicy,
    isPopular,
    isAvailable,
  };
}

/** For the form that adds a copy of a dish; its parts are new ones. */
export function copiedFields(fields: ProductFields): ProductFields {
  const parts = fields.parts.map((part) => ({ ...part, id: "" }));
  return { ...fields, name: `Copy of ${fields.name}`, parts };
}
