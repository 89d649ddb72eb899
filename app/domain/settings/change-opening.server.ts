import { m } from "#messages";
import type { User } from "../access/user.ts";
import { MINUTE_MS, now } from "../clock.ts";
import { openingAfterToday } from "../opening-hours.ts";
import { ok, problem, type Result } from "../result.ts";
import { changeSettings } from "./save-settings.server.ts";
import { type OpeningForm, pauseEnd } from "./schema.ts";
import { joinedParts, type SettingsParts, type ShopSettings } from "./shop-settings.ts";

function pausedUntil(form: OpeningForm, parts: SettingsParts): Date | null {
  const { pauseFor, until } = form;
  const at = now();
  if (pauseFor === "opening") return openingAfterToday(at, joinedParts(parts));
  if (pauseFor) return new Date(at.getTime() + Number(pauseFor) * MINUTE_MS);
  return until ? pauseEnd(until) : null;
}

/** Problems: `forbidden`, `conflict` (a pause until the next opening if there is none). */
export function changeOpening(actor: User, form: OpeningForm): Result<ShopSettings> {
  return changeSettings(actor, "opening", (parts): Result<SettingsParts["opening"]> => {
    const { takesSelfOrders } = parts.opening;
    if (form.mode !== "paused") return ok({ mode: form.mode, pausedUntil: null, takesSelfOrders });
    const until = pausedUntil(form, parts);
    if (until) return ok({ mode: "paused", pausedUntil: until.toISOString(), takesSelfOrders });
    return problem("conflict", m.settings_neverOpen());
  });
}

/** Switches whether customers at the stall may enter their own orders. Problems: `forbidden`. */
export function switchSelfOrders(actor: User, takesSelfOrders: boolean): Result<ShopSettings> {
  return changeSettings(actor, "opening", ({ opening }) => ok({ ...opening, takesSelfOrders }));
}
