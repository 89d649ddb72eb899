import { m } from "#messages";
import { knownReasons } from "../reasons/known-reasons.ts";

export const drawerReasons = knownReasons({
  "Milk and curd": m.day_milkAndCurd,
  Ice: m.day_ice,
  Gas: m.day_gas,
  "Change from the bank": m.day_changeFromTheBank,
});
