import { paiseToRupees } from "../money.ts";
import type { Dish } from "./dish.ts";

/** The values of the product form, as typed or as stored. */
export type ProductFields = {
  name: string;
  nameDevanagari: string;
  otherNames: string;
  category: string;
  description: string;
  price: string;
  stock: string;
  image: string;
  isVeg: boolean;
  isSpicy: boolean;
  isPopular: boolean;
  isAvailable: boolean;
};

export const newProduct: ProductFields = {
  name: "",
  nameDevanagari: "",
  otherNames: "",
  category: "",
  description: "",
  price: "",
  stock: "",
  image: "",
  isVeg: false,
  isSpicy: false,
  isPopular: false,
  isAvailable: true,
};

/** For the button "Fill Test Data", as a browser would send it. */
export const testProduct = {
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

export function productFields(dish: Dish): ProductFields {
  const { name, nameDevanagari, otherNames, category, description, image } = dish;
  const { isVeg, isSpicy, isPopular, isAvailable } = dish;
  return {
    name,
    nameDevanagari,
    otherNames,
    category,
    description,
    price: String(paiseToRupees(dish.pricePaise)),
    stock: String(dish.stock),
    image,
    isVeg,
    isSpicy,
    isPopular,
    isAvailable,
  };
}
