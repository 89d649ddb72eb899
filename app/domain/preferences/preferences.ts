import { m } from "#messages";
import { type Language, languageNames, languages, type Numerals } from "../language/language.ts";
import { translated } from "../language/translated.ts";

export const themes = [
  translated({ value: "light", label: m.shell_light }),
  translated({ value: "dark", label: m.shell_dark }),
] as const;

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** How numbers look in Hindi and Marathi. */
export const numeralOptions = [
  { value: "latn", label: "0123456789" },
  { value: "deva", label: "०१२३४५६७८९" },
] as const;

export const currencies = [translated({ value: "INR", label: m.shell_indianRupee })] as const;

export type Preferences = {
  theme: (typeof themes)[number]["value"];
  /** Null until the visitor chooses one. */
  language: Language | null;
  numerals: Numerals;
  currency: (typeof currencies)[number]["value"];
};

export const defaultPreferences: Preferences = {
  theme: "light",
  language: null,
  numerals: "latn",
  currency: "INR",
};
