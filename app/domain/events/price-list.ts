/** The price is that of a single portion. Names are ids, which bookings keep; `menu-labels.ts` has those on the screen. */
type PackageItem = { name: string; pricePaise: number };

export type CateringPackage = {
  name: "Basic" | "Premium" | "Deluxe";
  /** Per guest. */
  pricePaise: number;
  setupFeePaise: number;
  items: readonly PackageItem[];
};

const basicItems: readonly PackageItem[] = [
  { name: "Pani Puri", pricePaise: 5000 },
  { name: "Samosa", pricePaise: 3000 },
  { name: "Pakora", pricePaise: 4000 },
  { name: "Soft Drinks", pricePaise: 3000 },
];
const premiumItems: readonly PackageItem[] = [
  ...basicItems,
  { name: "Chaat", pricePaise: 6000 },
  { name: "Dessert", pricePaise: 4000 },
];

export const cateringPackages: readonly CateringPackage[] = [
  { name: "Basic", pricePaise: 15000, setupFeePaise: 100000, items: basicItems },
  { name: "Premium", pricePaise: 25000, setupFeePaise: 150000, items: premiumItems },
  {
    name: "Deluxe",
    pricePaise: 35000,
    setupFeePaise: 200000,
    items: [...premiumItems, { name: "Biryani", pricePaise: 12000 }],
  },
];

/** For packages that are not on the list, such as imported ones. */
const UNKNOWN_PACKAGE_SETUP_PAISE = 100000;

/** Prices are per piece. */
export const customItemPrices: readonly PackageItem[] = [
  { name: "Pani Puri", pricePaise: 2500 },
  { name: "Shev Puri", pricePaise: 5000 },
  { name: "Masala Puri", pricePaise: 5000 },
  { name: "Dahi Puri", pricePaise: 6000 },
  { name: "Ragada Puri", pricePaise: 5000 },
  { name: "SPDP", pricePaise: 6000 },
  { name: "Oli Bhel", pricePaise: 6000 },
  { name: "Suki Bhel", pricePaise: 6000 },
  { name: "Water Bottle (500ml)", pricePaise: 1000 },
  { name: "Water Bottle (1L)", pricePaise: 2000 },
  { name: "Drinks (200ml)", pricePaise: 2000 },
  { name: "Lassi", pricePaise: 3000 },
];

export function findPackage(name: string): CateringPackage | undefined {
  return cateringPackages.find((known) => known.name === name);
}

export function setupFeePaise(name: string): number {
  return findPackage(name)?.setupFeePaise ?? UNKNOWN_PACKAGE_SETUP_PAISE;
}

/** Undefined if the item is not on the list. */
export function customItemPricePaise(name: string): number | undefined {
  return customItemPrices.find((known) => known.name === name)?.pricePaise;
}
