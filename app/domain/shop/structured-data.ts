import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { currentLanguage } from "../language/language.ts";
import { localPath } from "../language/paths.ts";
import { dishUrl } from "../menu/dish.ts";
import { paiseToRupees } from "../money.ts";
import { lastDayOf } from "../opening-hours.ts";
import type { Offer } from "../options/configure-dish.ts";
import type { Section } from "../sections/sections.ts";
import { shop } from "../shop.ts";
import type { Branch } from "./branch.ts";
import type { WhenOpen } from "./shop-facts.ts";

const context = "https://schema.org";

/** The schema.org names, in every language. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** In schema.org, a page has a language, but neither a restaurant nor a dish has one. */
const pageAbout = (url: string) => ({ "@type": "WebPage", url, inLanguage: currentLanguage() });

/** Groups days with the same hours. A day that ends after midnight has a closing time before its opening time. */
function openingHours({ hours: week, holidays }: WhenOpen) {
  const byTimes = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  week.forEach((hours, index) => {
    if (!hours) return;
    const [opens, closes] = [clock(hours.opensAtMinutes), clock(hours.closesAtMinutes % 1440)];
    const group = byTimes.get(opens + closes) ?? { opens, closes, dayOfWeek: [] };
    group.dayOfWeek.push(weekdays[index] ?? "");
    byTimes.set(opens + closes, group);
  });
  const type = { "@type": "OpeningHoursSpecification" };
  return {
    openingHoursSpecification: [...byTimes.values()].map((group) => ({ ...type, ...group })),
    // In schema.org, equal opening and closing times mark a closed day.
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map((holiday) => ({
        ...type,
        name: holiday.name,
        validFrom: holiday.day,
        validThrough: lastDayOf(holiday),
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  };
}

function place({ address, coordinates }: Branch) {
  const [, streetAddress = address, pincode = ""] = /^(.*), \S+ ([\d०-९]{6})$/.exec(address) ?? [];
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress,
      addressLocality: shop.cityInLatin,
      addressRegion: shop.state,
      postalCode: latinDigits(pincode),
      addressCountry: "IN",
    },
    ...(coordinates && {
      geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
    }),
  };
}

function restaurant(origin: string, branch: Branch, name: string, whenOpen: WhenOpen) {
  return {
    "@type": "Restaurant",
    "@id": `${origin}/#${branch.id}`,
    name,
    ...place(branch),
    telephone: branch.phone || shop.phone,
    // Its own hours are a sentence, which schema.org has no property for.
    ...(!branch.hours && openingHours(whenOpen)),
    servesCuisine: ["Indian street food", "Chaat", "Maharashtrian"],
    priceRange: "₹",
    currenciesAccepted: "INR",
    paymentAccepted: "Cash, UPI, Card",
    hasMenu: origin + localPath("/menu"),
  };
}

/** schema.org's Restaurant: the branch that cooks, with the other open branches as departments. */
export function restaurantData(origin: string, whenOpen: WhenOpen, branches: readonly Branch[]) {
  const open = branches.filter((branch) => !branch.comingSoon);
  const main = open.find((branch) => branch.cooksOnlineOrders);
  const others = open.filter((branch) => branch !== main);
  return {
    "@context": context,
    ...(main && restaurant(origin, main, shop.name, whenOpen)),
    url: `${origin}/`,
    mainEntityOfPage: pageAbout(origin + localPath("/")),
    ...(shop.email && { email: shop.email }),
    image: new URL(shop.logo || `${shop.iconFolder}/icon-512.png`, origin).href,
    sameAs: shop.social.map(({ href }) => href),
    department: others.map((branch) =>
      restaurant(origin, branch, `${shop.name}, ${branch.name}`, whenOpen),
    ),
  };
}

type DishOnMenu = {
  slug: string;
  name: string;
  description: string;
  pricePaise: number;
  isVeg: boolean;
  soldOut: boolean;
};

/** schema.org's Menu, with the dishes that `dishData` describes; `dishCategories` has the section of each by index. */
export function menuData(
  origin: string,
  dishes: readonly Pick<DishOnMenu, "slug">[],
  dishCategories: readonly string[],
  sections: readonly Pick<Section, "id" | "name">[],
) {
  return {
    "@context": context,
    "@type": "Menu",
    name: `${m.shared_menu()} · ${shop.name}`,
    url: origin + localPath("/menu"),
    inLanguage: currentLanguage(),
    hasMenuSection: sections.map(({ id, name }) => ({
      "@type": "MenuSection",
      name,
      hasMenuItem: dishes
        .filter((_, index) => dishCategories[index] === id)
        .map((dish) => ({ "@id": origin + localPath(dishUrl(dish)) })),
    })),
  };
}

type DishOnPage = DishOnMenu & {
  kind: "dish" | "combo";
  image: string;
  isOffHours: boolean;
  rating: number | null;
  reviewCount: number;
};

/** schema.org's MenuItem; a dish in several sizes has one offer per size. */
export function dishData(url: string, dish: DishOnPage, { groups }: Pick<Offer, "groups">) {
  const isSoldNow = !dish.soldOut && !dish.isOffHours;
  const offer = (name: string, pricePaise: number, isLeft: boolean) => ({
    "@type": "Offer",
    name,
    url,
    price: paiseToRupees(pricePaise),
    priceCurrency: "INR",
    availability: `${context}/${isLeft && isSoldNow ? "InStock" : "SoldOut"}`,
  });
  const sizes = groups.find(({ isSize }) => isSize)?.choices.filter(({ isHidden }) => !isHidden);
  return {
    "@context": context,
    "@type": "MenuItem",
    "@id": url,
    name: dish.name,
    description: dish.description,
    url,
    mainEntityOfPage: pageAbout(url),
    image: new URL(dish.image, url).href,
    ...(dish.isVeg && { suitableForDiet: `${context}/VegetarianDiet` }),
    offers: sizes
      ? sizes.map(({ name, pricePaise, soldOut }) => offer(name, pricePaise, !soldOut))
      : offer(dish.name, dish.pricePaise, true),
    ...(dish.rating !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: dish.rating,
        reviewCount: dish.reviewCount,
      },
    }),
  };
}

export function faqData(faqs: readonly { question: string; answer: string }[]) {
  return {
    "@context": context,
    "@type": "FAQPage",
    inLanguage: currentLanguage(),
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
