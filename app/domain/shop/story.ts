/** The short version, for the home page. */
import { m } from "#messages";
export const storySummary =
  "In the summer of 2020, with every stall in Pune shut, Ujwala Deshmukh packed puris, ragda and a bottle of frozen pani into steel tins and sent them to her neighbours in Sadashiv Peth. The tins came back washed, with money and a date for the next one inside. Six months later there was a cart; today there are two shops and a third on the way.";

/** The full story, paragraph by paragraph. */
export const story = [
  storySummary,
  "The cart stood on Jangli Maharaj Road from January 2021, between a shoe mender and a man who sold maps. Ramdas Kale, who had made pani for other people's stalls for thirty years, tasted ours, said it was missing patience, and stayed to show us what he meant. His mint is still picked by leaf, not by bunch, and his pani still rests on ice for two hours before anybody may have it.",
  "We have grown carefully. The kitchen fries for one evening at a time. What is left at eleven goes to the night watchmen of our lane, not into tomorrow's plate. The recipes are the ones from the tins, with one change: people asked for more chilli.",
] as const;

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
    role: "Founder",
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
