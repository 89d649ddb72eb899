import { z } from "zod";
import { defaultPreferences } from "./preferences.ts";

const theme = z.enum(["light", "dark"], { error: "Choose light or dark" });
const language = z.enum(["en"], { error: "Choose a language from the list" });
const currency = z.enum(["INR"], { error: "Choose a currency from the list" });

/** Fields that are left out stay unchanged. */
export const preferencesInput = z.object({
  theme: theme.optional(),
  language: language.optional(),
  currency: currency.optional(),
});

/** Invalid values in the cookie fall back to the defaults. */
export const storedPreferences = z
  .object({
    theme: theme.catch(defaultPreferences.theme),
    language: language.catch(defaultPreferences.language),
    currency: currency.catch(defaultPreferences.currency),
  })
  .catch(defaultPreferences);
