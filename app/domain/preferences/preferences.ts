import { m } from "#messages";
import type { Diet } from "../food/diet.ts";
import { type Language, languageNames, languages } from "../language/language.ts";
import { translated } from "../language/translated.ts";

export const themes = [
  translated({ value: "light", label: m.shell_light }),
  translated({ value: "dark", label: m.shell_dark }),
  translated({ value: "device", label: m.shell_asMyDevice }),
] as const;

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

export const currencies = [translated({ value: "INR", label: m.shell_indianRupee })] as const;

export type Preferences = {
  theme: (typeof themes)[number]["value"];
  /** Null until the visitor chooses one. */
  language: Language | null;
  currency: (typeof currencies)[number]["value"];
  /** The filter that the menu opens with. */
  diets: Diet[];
};

export const defaultPreferences: Preferences = {
  theme: "light",
  language: null,
  currency: "INR",
  diets: [],
};
