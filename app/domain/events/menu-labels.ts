import { m } from "#messages";

// Packages, dishes and dietary options are stored under their English names.

const dishes = new Map<string, () => string>([
  ["Pani Puri", () => m.shared_paniPuri()],
  ["Samosa", () => m.catering_samosa()],
  ["Pakora", () => m.catering_pakora()],
  ["Soft Drinks", () => m.catering_softDrinks()],
  ["Chaat", () => m.shared_chaat()],
  ["Dessert", () => m.catering_dessert()],
  ["Biryani", () => m.catering_biryani()],
  ["Shev Puri", () => m.catering_shevPuri()],
  ["Masala Puri", () => m.catering_masalaPuri()],
  ["Dahi Puri", () => m.catering_dahiPuri()],
  ["Ragada Puri", () => m.catering_ragadaPuri()],
  ["SPDP", () => m.catering_spdp()],
  ["Oli Bhel", () => m.catering_oliBhel()],
  ["Suki Bhel", () => m.catering_sukiBhel()],
  ["Water Bottle (500ml)", () => m.catering_waterBottle500ml()],
  ["Water Bottle (1L)", () => m.catering_waterBottle1l()],
  ["Drinks (200ml)", () => m.catering_drinks200ml()],
  ["Lassi", () => m.catering_lassi()],
]);

const packages = new Map<string, () => string>([
  ["Basic", () => m.catering_packageBasic()],
  ["Premium", () => m.catering_packagePremium()],
  ["Deluxe", () => m.catering_packageDeluxe()],
]);

const diets = new Map<string, () => string>([
  ["vegetarian", () => m.catering_dietVegetarian()],
  ["vegan", () => m.catering_dietVegan()],
  ["gluten-free", () => m.catering_dietGlutenFree()],
  ["dairy-free", () => m.catering_dietDairyFree()],
  ["nut-free", () => m.catering_dietNutFree()],
  ["halal", () => m.catering_dietHalal()],
  ["jain", () => m.catering_dietJain()],
]);

// A name that is not on the lists, such as that of an imported booking, is shown as it is.

export function cateringDishLabel(name: string): string {
  return dishes.get(name)?.() ?? name;
}

export function packageLabel(name: string): string {
  return packages.get(name)?.() ?? name;
}

/** In lower case: `nut-free`. */
export function dietLabel(name: string): string {
  return diets.get(name)?.() ?? name;
}
