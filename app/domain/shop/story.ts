import { m } from "#messages";

/** Paragraph by paragraph; the home page has the first one. */
export const story = () => [
  m.pages_storyOfTheTins(),
  m.pages_storyOfTheCart(),
  m.pages_storyOfTheShops(),
];

export const values = [
  {
    icon: "clock",
    get title() {
      return m.pages_freshHasATime();
    },
    get text() {
      return m.pages_purisAreEatenTheEvening();
    },
  },
  {
    icon: "eye",
    get title() {
      return m.pages_nothingBehindACurtain();
    },
    get text() {
      return m.pages_theCounterIsOpenOn();
    },
  },
  {
    icon: "user",
    get title() {
      return m.pages_fairToThePeopleWho();
    },
    get text() {
      return m.pages_everyoneAtTheCounterIs();
    },
  },
  {
    icon: "leaf",
    get title() {
      return m.pages_littleGoesToWaste();
    },
    get text() {
      return m.pages_driedLeafBowlsSteelGlasses();
    },
  },
] as const;

/** Milestones, oldest first. */
export const journey = [
  {
    get when() {
      return m.pages_may2020();
    },
    get title() {
      return m.pages_purisInSteelTins();
    },
    get text() {
      return m.pages_fortyKitsAWeekFrom();
    },
  },
  {
    get when() {
      return m.pages_january2021();
    },
    get title() {
      return m.pages_theFirstCart();
    },
    get text() {
      return m.pages_aHandPaintedCartOn();
    },
  },
  {
    get when() {
      return m.pages_april2022();
    },
    get title() {
      return m.pages_shop4Opens();
    },
    get text() {
      return m.pages_onGudiPadwaTheCart();
    },
  },
  {
    get when() {
      return m.pages_december2023();
    },
    get title() {
      return m.pages_theWeddingSeason();
    },
    get text() {
      return m.pages_aChaatCounterFor300();
    },
  },
  {
    get when() {
      return m.pages_october2024();
    },
    get title() {
      return m.pages_backToSadashivPeth();
    },
    get text() {
      return m.pages_theSecondShopOnTilak();
    },
  },
  {
    when: "2026",
    get title() {
      return m.pages_orderOnlineAndOneMore();
    },
    get text() {
      return m.pages_youCanOrderFromYour();
    },
  },
] as const;

export const team = [
  {
    get name() {
      return m.pages_ujwalaDeshmukh();
    },
    get role() {
      return m.pages_founder();
    },
    image: "/illustrations/people/founder.svg",
    get text() {
      return m.pages_packedTheFirstTinsPainted();
    },
  },
  {
    get name() {
      return m.pages_ramdasKale();
    },
    get role() {
      return m.pages_paniMaster();
    },
    image: "/illustrations/people/pani-master.svg",
    get text() {
      return m.pages_hasMadePaniSince1990();
    },
  },
  {
    get name() {
      return m.pages_salimShaikh();
    },
    get role() {
      return m.pages_headCook();
    },
    image: "/illustrations/people/cook.svg",
    get text() {
      return m.pages_runsBothKitchensAndThe();
    },
  },
  {
    get name() {
      return m.pages_ketakiJoshi();
    },
    get role() {
      return m.pages_eventsLead();
    },
    image: "/illustrations/people/events-lead.svg",
    get text() {
      return m.pages_hasNeverLostAGuest();
    },
  },
] as const;
