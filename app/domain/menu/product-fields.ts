import { paiseToRupees } from "../money.ts";
import type { Dish } from "./dish.ts";

/** What the product form begins with: as it was typed, or as it is kept. */
export type ProductFields = {
  name: string;
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

/** A new product is for sale unless somebody says otherwise. Source: spec 2 §4 Product status. */
export const newProduct: ProductFields = {
  name: "",
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

/** What 'Fill Test Data' puts into the form: a dish that passes every rule. Source: spec 2 §2 Admin area. */
export const validateProduct: ProductFields = {
  name: "Test Dahi Puri",
  category: "pani-puri",
  description:
    "Six puris filled with potato, sweet curd and tamarind chutney. Test data: change me.",
  price: "90",
  stock: "25",
  image: "/illustrations/dishes/dahi-puri.svg",
  isVeg: true,
  isSpicy: false,
  isPopular: false,
  isAvailable: true,
};

/** Takes a dish, returns the fields of its form. Source: spec 2 §5 Product form. */
export function productFields(dish: Dish): ProductFields {
  const { name, category, description, image, isVeg, isSpicy, isPopular, isAvailable } = dish;
  return {
    name,
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
