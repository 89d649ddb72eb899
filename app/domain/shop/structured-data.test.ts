import { expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import { defaultSettings } from "../settings/shop-settings.ts";
import { shop } from "../shop.ts";
import type { Branch } from "./branch.ts";
import { dishData, restaurantData } from "./structured-data.ts";

const branch: Branch = {
  id: "peth",
  name: "Sadashiv Peth Branch",
  address: "1184 Tilak Road, Sadashiv Peth, Pune 411030",
  landmark: "",
  phone: "+91 20 4890 5522",
  hours: "",
  rating: null,
  reviews: 0,
  features: [],
  coordinates: null,
  image: "",
  cooksOnlineOrders: false,
  ownShop: "",
  comingSoon: false,
};

const dataOf = (...branches: Partial<Branch>[]) =>
  restaurantData(
    "https://chatpata.test",
    defaultSettings,
    branches.map((own) => ({ ...branch, ...own })),
  );

test("a branch has its own hours, phone and pincode, or else those of the shop", () => {
  const own = dataOf({ cooksOnlineOrders: true });
  expect(own).toMatchObject({
    telephone: branch.phone,
    address: { streetAddress: "1184 Tilak Road, Sadashiv Peth", postalCode: "411030" },
  });
  expect(own).toHaveProperty("openingHoursSpecification");

  const address = "1184 टिळक रोड, सदाशिव पेठ, पुणे ४११०३०";
  const other = dataOf({ address, phone: "", hours: "Evenings only", cooksOnlineOrders: true });
  expect(other).toMatchObject({ telephone: shop.phone, address: { postalCode: "411030" } });
  expect(other).not.toHaveProperty("openingHoursSpecification");
});

test("the branch that cooks is the restaurant, and the other open ones are its departments", () => {
  const cooking = { id: "new", cooksOnlineOrders: true, address: "Karve Road, Pune 411004" };
  const data = dataOf({ id: "main" }, { id: "later", comingSoon: true }, cooking);

  expect(data).toMatchObject({
    "@id": "https://chatpata.test/#new",
    address: { postalCode: "411004" },
    department: [{ "@id": "https://chatpata.test/#main" }],
  });
});

test("the restaurant and a dish name the language of their page", () => {
  const dish = {
    slug: "bhel",
    name: "Bhel",
    description: "",
    pricePaise: 4000,
    image: "/bhel.webp",
  };
  const state = { soldOut: false, isOffHours: false, isVeg: true, rating: null, reviewCount: 0 };
  const page = { "@type": "WebPage", inLanguage: "mr" };
  inLanguage("mr", () => {
    expect(dataOf({})).toMatchObject({ mainEntityOfPage: page });
    const url = "https://chatpata.test/mr/menu/bhel";
    expect(dishData(url, { kind: "dish", ...dish, ...state }, { groups: [] })).toMatchObject({
      mainEntityOfPage: { ...page, url },
    });
  });
});
