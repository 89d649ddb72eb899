import { z } from "zod";
import { m } from "#messages";
import { optionalPincode } from "../accounts/pincode.ts";
import { latinDigits } from "../digits.ts";
import { typedCount } from "../options/group-schema.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { shortList, zoneLimits } from "./zone.ts";

/** Pasted text such as `411004, ४११००५`, one per line, or `411 004; 411 005`. Returns each pincode once, in order. */
function pincodesOf(typed: string): string[] {
  const listed = latinDigits(typed)
    .replace(/(?<!\S)(\d{3})[ -](\d{3})(?![^\s,;])/g, "$1$2")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return [...new Set(listed)].sort();
}

const pincodes = requiredText(() => m.zones_pincodesRequired(), {
  max: 20_000,
  maxMessage: () => m.zones_tooManyPincodes({ pincodes: zoneLimits.pincodes }),
}).transform((typed, context) => {
  const listed = pincodesOf(typed);
  const wrong = listed.filter((pincode) => !/^[1-9]\d{5}$/.test(pincode));
  const refuse = (message: string) => {
    context.addIssue({ code: "custom", message, input: typed });
    return z.NEVER;
  };
  if (wrong.length > 0) {
    const shown = shortList(wrong.map((pincode) => pincode.slice(0, 20)));
    return refuse(m.zones_pincodeFormat({ wrong: shown }));
  }
  if (listed.length === 0) return refuse(m.zones_pincodesRequired());
  if (listed.length > zoneLimits.pincodes) {
    return refuse(m.zones_tooManyPincodes({ pincodes: zoneLimits.pincodes }));
  }
  return listed;
});

const { feePaise, amountPaise, minutes } = zoneLimits;

/** An empty `freeAbove` means never free; empty `minutes` means the usual time. */
export const zoneForm = z
  .object({
    name: requiredText(() => m.zones_nameRequired(), { max: zoneLimits.name }),
    pincodes,
    fee: typedAmount(typedRupees(() => m.zones_theDeliveryFee(), feePaise)),
    freeAbove: typedAmount(typedRupees(() => m.shared_theAmount(), amountPaise).optional()),
    minimum: typedAmount(typedRupees(() => m.zones_theMinimumOrder(), amountPaise).optional()),
    minutes: typedCount(() => m.zones_minutes(), minutes),
    active: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false),
    note: optionalText(zoneLimits.note),
  })
  .transform(({ fee, freeAbove, minimum, active, ...typed }) => ({
    ...typed,
    feePaise: fee,
    freeAbovePaise: freeAbove ?? null,
    minimumPaise: minimum ?? 0,
    minutes: typed.minutes ?? null,
    isActive: active,
  }));

export type SavedZone = z.output<typeof zoneForm>;

/** If empty, the pincode is forgotten. */
export const pincodeInput = z.object({ pincode: optionalPincode });
