import { m } from "#messages";

export const reasons = [
  {
    icon: "leaf",
    get title() {
      return m.pages_aVegetarianKitchen();
    },
    get text() {
      return m.pages_noMeatFishOrEgg();
    },
  },
  {
    icon: "clock",
    get title() {
      return m.pages_madeWhenYouOrder();
    },
    get text() {
      return m.pages_purisAreFriedThroughThe();
    },
  },
  {
    icon: "check",
    get title() {
      return m.pages_waterYouCanTrust();
    },
    get text() {
      return m.pages_everyPaniStartsAsFiltered();
    },
  },
  {
    icon: "chilli",
    get title() {
      return m.pages_yourSpiceNotOurs();
    },
    get text() {
      return m.pages_mildMediumOrHotSweet();
    },
  },
] as const;
