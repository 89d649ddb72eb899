/** Quotes of guests at the counter, printed with their permission. */
import { m } from "#messages";
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
    from: "Camp",
    rating: 5,
    get text() {
      return m.pages_theyDidTheChaatCounter();
    },
  },
] as const;
