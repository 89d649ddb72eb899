import { m } from "#messages";
import { translated } from "../language/translated.ts";

export const reasons = [
  translated({ icon: "leaf", title: m.pages_aVegetarianKitchen, text: m.pages_noMeatFishOrEgg }),
  translated({
    icon: "clock",
    title: m.pages_madeWhenYouOrder,
    text: m.pages_purisAreFriedThroughThe,
  }),
  translated({
    icon: "check",
    title: m.pages_waterYouCanTrust,
    text: m.pages_everyPaniStartsAsFiltered,
  }),
  translated({
    icon: "chilli",
    title: m.pages_yourSpiceNotOurs,
    text: m.pages_mildMediumOrHotSweet,
  }),
] as const;
