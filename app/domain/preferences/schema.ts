import { z } from "zod";
import { m } from "#messages";
import { diets as allDiets } from "../food/diet.ts";
import { languages } from "../language/language.ts";
import { defaultPreferences } from "./preferences.ts";

const theme = z.enum(["light", "dark", "device"], { error: () => m.shell_chooseLightOrDark() });
const language = z.enum(languages, { error: () => m.shell_languageUnknown() });
const currency = z.enum(["INR"], { error: () => m.shell_currencyUnknown() });

/** Separated by commas. */
export const dietList = z
  .string()
  .transform((typed) => allDiets.filter((diet) => typed.split(",").includes(diet)));

/** Fields that are left out stay unchanged. */
export const preferencesInput = z.object({
  theme: theme.optional(),
  language: language.optional(),
  currency: currency.optional(),
  diets: dietList.optional(),
});

/** Invalid values in the cookie fall back to the defaults. */
export const storedPreferences = z
  .object({
    theme: theme.catch(defaultPreferences.theme),
    language: language.nullable().catch(defaultPreferences.language),
    currency: currency.catch(defaultPreferences.currency),
    diets: z.array(z.enum(allDiets)).catch(defaultPreferences.diets),
  })
  .catch(defaultPreferences);
