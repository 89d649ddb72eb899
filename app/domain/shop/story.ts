import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** Paragraph by paragraph; the home page has the first one. */
export const story = () => [
  m.pages_storyOfTheTins(),
  m.pages_storyOfTheCart(),
  m.pages_storyOfTheShops(),
];

export const values = [
  translated({
    icon: "clock",
    title: m.pages_freshHasATime,
    text: m.pages_valueNoLeftovers,
  }),
  translated({
    icon: "eye",
    title: m.pages_nothingBehindACurtain,
    text: m.pages_valueOpenCounter,
  }),
  translated({
    icon: "user",
    title: m.pages_valueFairTitle,
    text: m.pages_valueFairText,
  }),
  translated({
    icon: "leaf",
    title: m.pages_littleGoesToWaste,
    text: m.pages_valueNoPlastic,
  }),
] as const;

/** Milestones, oldest first. */
export const journey = [
  translated({
    when: m.pages_may2020,
    title: m.pages_purisInSteelTins,
    text: m.pages_storyTinsText,
  }),
  translated({
    when: m.pages_january2021,
    title: m.pages_theFirstCart,
    text: m.pages_storyCartText,
  }),
  translated({
    when: m.pages_april2022,
    title: m.pages_shop4Opens,
    text: m.pages_storyShopText,
  }),
  translated({
    when: m.pages_december2023,
    title: m.pages_theWeddingSeason,
    text: m.pages_storyCateringText,
  }),
  translated({
    when: m.pages_october2024,
    title: m.pages_backToSadashivPeth,
    text: m.pages_storySecondShopText,
  }),
  translated({
    when: "2026",
    title: m.pages_storyOnlineTitle,
    text: m.pages_storyOnlineText,
  }),
] as const;

export const team = [
  translated({
    name: m.pages_ujwalaDeshmukh,
    role: m.pages_founder,
    image: "/illustrations/people/founder.svg",
    text: m.pages_teamFounder,
  }),
  translated({
    name: m.pages_ramdasKale,
    role: m.pages_paniMaster,
    image: "/illustrations/people/pani-master.svg",
    text: m.pages_teamPaniMaster,
  }),
  translated({
    name: m.pages_salimShaikh,
    role: m.pages_headCook,
    image: "/illustrations/people/cook.svg",
    text: m.pages_teamKitchenHead,
  }),
  translated({
    name: m.pages_ketakiJoshi,
    role: m.pages_eventsLead,
    image: "/illustrations/people/events-lead.svg",
    text: m.pages_teamCateringHead,
  }),
] as const;
