import { z } from "zod";
import { usualPreferences } from "./preferences.ts";

const theme = z.enum(["light", "dark"], { error: "Choose light or dark" });
const language = z.enum(["en"], { error: "Choose a language of the list" });
const currency = z.enum(["INR"], { error: "Choose a currency of the list" });

/** What a form sends of them; what it leaves out stays as it was. Source: spec 1 §3 Preferences. */
export const preferencesInput = z.object({
  theme: theme.optional(),
  language: language.optional(),
  currency: currency.optional(),
});

/** What a cookie brings of them; the usual one in place of nonsense. Source: spec 1 §3 Preferences. */
export const storedPreferences = z
  .object({
    theme: theme.catch(usualPreferences.theme),
    language: language.catch(usualPreferences.language),
    currency: currency.catch(usualPreferences.currency),
  })
  .catch(usualPreferences);
