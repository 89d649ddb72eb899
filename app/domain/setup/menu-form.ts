import { z } from "zod";
import { m } from "#messages";

/** The initial menu of a new shop. */
export const menuForm = z.object({
  menu: z.enum(["sample", "csv", "empty"], { error: () => m.settings_chooseMenu() }),
});
export type MenuChoice = z.output<typeof menuForm>;
export type MenuFields = Partial<MenuChoice>;

/** How many sample dishes a choice removes or brings back. */
export type MenuChoiceEffect = { removes: number; restores: number };
