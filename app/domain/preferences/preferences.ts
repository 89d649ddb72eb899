export const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export const languages = [{ value: "en", label: "English" }] as const;

export const currencies = [{ value: "INR", label: "Indian rupee (₹)" }] as const;

export type Preferences = {
  theme: (typeof themes)[number]["value"];
  language: (typeof languages)[number]["value"];
  currency: (typeof currencies)[number]["value"];
};

export const defaultPreferences: Preferences = { theme: "light", language: "en", currency: "INR" };
