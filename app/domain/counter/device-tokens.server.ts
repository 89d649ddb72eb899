import { write } from "#db/client.server.ts";
import { m } from "#messages";
import type { User } from "../accounts/user.ts";
import { dayInPune, now } from "../clock.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import { reservedTokens, reserveTokens, type TokenBlock } from "./tokens.server.ts";

/** A device with fewer tokens left gets further ones. */
const MIN_LEFT = 20;

/**
 * The tokens that a device can give out today without the shop. A browser that remembers no token may have lost orders
 * with its memory, so it gets new ones only. Problems: `forbidden`, `conflict` (this browser is no device of the shop).
 */
export function tokensOfDevice(
  actor: User,
  lastToken: number | null,
): Result<{ day: string; blocks: TokenBlock[] }> {
  if (!may(actor, "take orders")) return adminOnly;
  const device = actor.origin?.device;
  if (!device) return problem("conflict", m.counter_thisBrowserIsNotOne());
  const at = now();
  const day = dayInPune(at);
  return write(() => {
    const blocks =
      lastToken === null ? [] : reservedTokens(device, day).filter(({ last }) => last > lastToken);
    const left = blocks.reduce(
      (sum, { first, last }) => sum + last - Math.max(first - 1, lastToken ?? 0),
      0,
    );
    if (left < MIN_LEFT) blocks.push(reserveTokens(device, day, at));
    return ok({ day, blocks });
  });
}
