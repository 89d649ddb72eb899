import { m } from "#messages";
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

export const languages = [
  {
    value: "en",
    get label() {
      return m.shell_english();
    },
  },
] as const;

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
  language: (typeof languages)[number]["value"];
  currency: (typeof currencies)[number]["value"];
};

export const defaultPreferences: Preferences = { theme: "light", language: "en", currency: "INR" };
