/** Source: spec 1 §3 Preferences. */
export const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Those that the shop has words for. Source: decisions, Every screen without JavaScript. */
export const languages = [{ value: "en", label: "English" }] as const;

/** Those that the shop has prices in. Source: decisions, Every screen without JavaScript. */
export const currencies = [{ value: "INR", label: "Indian rupee (₹)" }] as const;

export type Preferences = {
  theme: (typeof themes)[number]["value"];
  language: (typeof languages)[number]["value"];
  currency: (typeof currencies)[number]["value"];
};

/** What a visitor has who chose nothing. Source: spec 1 §3 Preferences. */
export const usualPreferences: Preferences = { theme: "light", language: "en", currency: "INR" };
