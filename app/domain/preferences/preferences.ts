import { m } from "#messages";
import { type Language, languageNames, languages } from "../language/language.ts";

export const themes = [
  {
    value: "light",
    get label() {
      return m.shell_light();
    },
  },
  {
    value: "dark",
    get label() {
      return m.shell_dark();
    },
  },
] as const;

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

export const currencies = [
  {
    value: "INR",
    get label() {
      return m.shell_indianRupee();
    },
  },
] as const;

export type Preferences = {
  theme: (typeof themes)[number]["value"];
  /** Null until the visitor chooses one. */
  language: Language | null;
  currency: (typeof currencies)[number]["value"];
};

export const defaultPreferences: Preferences = { theme: "light", language: null, currency: "INR" };
