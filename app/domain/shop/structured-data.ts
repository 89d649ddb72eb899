import { categories } from "../menu/categories.ts";
import { paiseToRupees } from "../money.ts";
import { weekdays } from "../opening-hours.ts";
import type { ShopFacts } from "../settings/shop-facts.ts";
import { shop } from "../shop.ts";
import { type Branch, branches } from "./branches.ts";
import type { Faq } from "./faqs.ts";

const context = "https://schema.org";

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

type WhenOpen = Pick<ShopFacts, "week" | "holidays">;

/** Days with the same hours stand together; what closes after midnight closes before it opens. */
function openingHours({ week, holidays }: WhenOpen) {
  const byTimes = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  week.forEach((hours, place) => {
    if (!hours) return;
    const [opens, closes] = [clock(hours.opensAtMinutes), clock(hours.closesAtMinutes % 1440)];
    const group = byTimes.get(opens + closes) ?? { opens, closes, dayOfWeek: [] };
    group.dayOfWeek.push(weekdays[place] ?? "");
    byTimes.set(opens + closes, group);
  });
  const type = { "@type": "OpeningHoursSpecification" };
  return {
    openingHoursSpecification: [...byTimes.values()].map((group) => ({ ...type, ...group })),
    // Open and closed at the same minute is how a closed day is told.
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ day, name }) => ({
        ...type,
        name,
        validFrom: day,
        validThrough: day,
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  };
}

function place({ address, coordinates }: Branch) {
  const [, streetAddress = address, postalCode = ""] = /^(.*), Pune (\d{6})$/.exec(address) ?? [];
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress,
      addressLocality: shop.city,
      addressRegion: shop.state,
      postalCode,
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
  };
}

function restaurant(origin: string, branch: Branch, name: string, whenOpen: WhenOpen) {
  return {
    "@type": "Restaurant",
    "@id": `${origin}/#${branch.id}`,
    name,
    ...place(branch),
    telephone: branch.phone,
    ...openingHours(whenOpen),
    servesCuisine: ["Indian street food", "Chaat", "Maharashtrian"],
    priceRange: "₹",
    currenciesAccepted: "INR",
    paymentAccepted: "Cash, UPI, Card",
    hasMenu: `${origin}/menu`,
  };
}

/**
 * Takes the shop's origin (`https://…`) and when it is open, returns the shop as schema.org's Restaurant with address,
 * opening hours and its other open branches. Source: spec 1 §1, §2 Locations; schema.org/Restaurant.
 */
export function restaurantData(origin: string, whenOpen: WhenOpen) {
  const [main, ...others] = branches.filter((branch) => !branch.comingSoon);
  return {
    "@context": context,
    ...(main && restaurant(origin, main, shop.name, whenOpen)),
    url: `${origin}/`,
    email: shop.email,
    image: `${origin}/icon-512.png`,
    sameAs: shop.social.map(({ href }) => href),
    department: others.map((branch) =>
      restaurant(origin, branch, `${shop.name}, ${branch.name}`, whenOpen),
    ),
  };
}

type DishOnMenu = {
  name: string;
  category: string;
  description: string;
  pricePaise: number;
  isVeg: boolean;
  soldOut: boolean;
};

/** Takes the shop's origin and its dishes, returns schema.org's Menu, a section per category. Source: spec 1 §2 Menu; schema.org/Menu. */
export function menuData(origin: string, dishes: readonly DishOnMenu[]) {
  return {
    "@context": context,
    "@type": "Menu",
    name: `Menu of ${shop.name}`,
    url: `${origin}/menu`,
    inLanguage: "en",
    hasMenuSection: categories.map(({ id, name }) => ({
      "@type": "MenuSection",
      name,
      hasMenuItem: dishes
        .filter(({ category }) => category === id)
        .map((dish) => ({
          "@type": "MenuItem",
          name: dish.name,
          description: dish.description,
          ...(dish.isVeg && { suitableForDiet: `${context}/VegetarianDiet` }),
          offers: {
            "@type": "Offer",
            price: paiseToRupees(dish.pricePaise),
            priceCurrency: "INR",
            availability: `${context}/${dish.soldOut ? "SoldOut" : "InStock"}`,
          },
        })),
    })),
  };
}

/** Takes questions with their answers, returns schema.org's FAQPage. Source: spec 1 §3 FAQ entry; schema.org/FAQPage. */
export function faqData(faqs: readonly Faq[]) {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
