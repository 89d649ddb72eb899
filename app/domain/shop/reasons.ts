import { m } from "#messages";
import { translated } from "../language/translated.ts";

export const reasons = [
  translated({ icon: "leaf", title: m.pages_aVegetarianKitchen, text: m.pages_valueVegetarian }),
  translated({
    icon: "clock",
    title: m.pages_madeWhenYouOrder,
    text: m.pages_valueFresh,
  }),
  translated({
    icon: "check",
    title: m.pages_waterYouCanTrust,
    text: m.pages_valueWater,
  }),
  translated({
    icon: "chilli",
    title: m.pages_yourSpiceNotOurs,
    text: m.pages_valueYourTaste,
  }),
] as const;
