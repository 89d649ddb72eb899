import { z } from "zod";
import { m } from "#messages";
import { languages } from "../language/language.ts";
import { categories } from "../menu/categories.ts";
import { requiredText } from "../text.ts";
import { stationLimits } from "./station.ts";

export const stationForm = z.object({
  name: requiredText(() => m.kitchen_enterAName(), { max: stationLimits.nameLength }),
});
export type StationFields = z.input<typeof stationForm>;

/** The station of each category by its id; empty for none. */
export const categoryStationsForm = z.object({
  stations: z.object(
    Object.fromEntries(categories.map(({ id }) => [id, z.string().max(64).default("")])),
  ),
});

export const kitchenLanguageForm = z.object({
  language: z.enum(languages, { error: () => m.shell_chooseALanguageFromThe() }),
});
