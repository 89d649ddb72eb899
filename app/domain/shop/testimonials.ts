import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** Quotes of guests at the counter, printed with their permission. */
export const testimonials = [
  translated({
    name: m.pages_mrunalGokhale,
    from: m.pages_prabhatRoad,
    rating: 5,
    text: m.pages_quoteGrandmother,
  }),
  translated({
    name: m.pages_aniketShinde,
    from: m.pages_fergussonCollege,
    rating: 5,
    text: m.pages_quoteStudent,
  }),
  translated({
    name: m.pages_faridaContractor,
    from: m.pages_camp,
    rating: 5,
    text: m.pages_quoteWedding,
  }),
] as const;
