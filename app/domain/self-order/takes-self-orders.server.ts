import { m } from "#messages";
import { now } from "../clock.ts";
import { openingAt } from "../opening-hours.ts";
import { type Problem, problem } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";

/** Why customers cannot enter their own order at the stall now; null if they can. */
export function whyNoSelfOrders(): Problem | null {
  const settings = shopSettings();
  if (!settings.takesSelfOrders) return problem("conflict", m.checkout_orderAtTheCounter());
  const opening = openingAt(now(), settings);
  return opening.state === "open" ? null : problem("conflict", opening.sentence);
}
