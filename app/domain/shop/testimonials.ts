import { m } from "#messages";

/** Quotes of guests at the counter, printed with their permission. */
export const testimonials = [
  {
    get name() {
      return m.pages_mrunalGokhale();
    },
    get from() {
      return m.pages_prabhatRoad();
    },
    rating: 5,
    get text() {
      return m.pages_myGrandmotherIsParticularAbout();
    },
  },
  {
    get name() {
      return m.pages_aniketShinde();
    },
    get from() {
      return m.pages_fergussonCollege();
    },
    rating: 5,
    get text() {
      return m.pages_afterTheLastLectureIt();
    },
  },
  {
    get name() {
      return m.pages_faridaContractor();
    },
    get from() {
      return m.pages_camp();
    },
    rating: 5,
    get text() {
      return m.pages_theyDidTheChaatCounter();
    },
  },
] as const;
