import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { dishesUsing } from "../options/group-uses.server.ts";
import { setSizePrices } from "../options/size-price.server.ts";
import { adminOnly, constantProblem, ok, type Result } from "../result.ts";
import { previewPriceChange } from "./preview-price-change.server.ts";
import type { ChoicePriceRow, PriceChange, PriceRow } from "./price-change.ts";

/** The prices by name of the dish or choice; names need not be unique. */
function auditedPrices(
  dishes: PriceRow[],
  choices: ChoicePriceRow[],
  which: "oldPaise" | "newPaise",
) {
  const rows = [
    ...dishes,
    ...choices.map((row) => ({ ...row, name: `${row.group}: ${row.name}` })),
  ];
  const prices: Record<string, string> = {};
  for (const row of rows) {
    const key = row.name in prices ? `${row.name} (${row.id})` : row.name;
    prices[key] = formatRupees(row[which]);
  }
  return prices;
}

const outdated = constantProblem("conflict", () => m.menu_pricesOutdated());
const nothingToChange = constantProblem("validation", () => m.menu_priceUnchanged());

/**
 * Makes the changes shown in the preview with this fingerprint. Returns how many prices changed. Problems: `forbidden`,
 * `conflict` (the preview is out of date), `validation` (nothing would change).
 */
export function changePrices(
  actor: User,
  change: PriceChange,
  fingerprint: string,
): Result<number> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const preview = previewPriceChange(change);
    if (preview.fingerprint !== fingerprint) return outdated;
    if (preview.changed === 0) return nothingToChange;
    const updatedAt = now();
    const dishes = preview.dishes.filter(({ kept }) => kept === null);
    const choices = preview.choices.filter(({ kept }) => kept === null);
    for (const { id, newPaise } of dishes)
      updateRow(products, id, { pricePaise: newPaise, updatedAt });
    for (const { id, newPaise } of choices) updateRow(optionChoices, id, { pricePaise: newPaise });
    const groupIds = [...new Set(choices.map(({ groupId }) => groupId))];
    setSizePrices(groupIds.flatMap((id) => dishesUsing(id).map((dish) => dish.id)));
    recordAudit(actor, {
      action: "product.prices_changed",
      subject: { id: "prices", name: `${preview.changed} prices` },
      before: auditedPrices(dishes, choices, "oldPaise"),
      after: auditedPrices(dishes, choices, "newPaise"),
    });
    return ok(preview.changed);
  });
}
