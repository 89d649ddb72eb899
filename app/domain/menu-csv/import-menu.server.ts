import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { imageIdOf } from "../images/image.ts";
import { attachProductImage } from "../menu/choose-product-image.server.ts";
import { renamedSlug, uniqueDishSlug } from "../menu/dish-slug.server.ts";
import { lastPosition } from "../menu/menu-order.server.ts";
import { saveComboParts } from "../options/save-combo-parts.server.ts";
import { saveDishOptions } from "../options/save-dish-options.server.ts";
import { adminOnly, constantProblem, ok, type Result } from "../result.ts";
import type { ImportPreview } from "./menu-import.ts";
import { planImport } from "./plan-import.server.ts";
import type { PlannedDish } from "./plan-line.server.ts";

const outdated = constantProblem("conflict", () => m.menu_menuOutdated());
const invalid = constantProblem("validation", () => m.menu_fileHasProblems());
const nothingToDo = constantProblem("validation", () => m.menu_csvUnchanged());

function save(
  { id, before, values, stationId, groups, parts }: PlannedDish,
  at: Date,
): Result<null> {
  const own = imageIdOf(values.image) !== null && values.image !== before?.image;
  const image = attachProductImage(own ? { own: values.image } : { url: values.image });
  if (!image.ok) return image;
  const { kind, name, category } = values;
  const isMoved = category !== before?.category && values.position === (before?.position ?? 0);
  const position = isMoved ? lastPosition({ kind, category }) : values.position;
  const fields = { ...values, stationId, position, image: image.value, updatedAt: at };
  if (before) {
    const slug = renamedSlug(before, name);
    db.update(products)
      .set({ ...fields, slug })
      .where(eq(products.id, id))
      .run();
  } else {
    const slug = uniqueDishSlug(name, id);
    db.insert(products)
      .values({ ...fields, id, slug, createdAt: at })
      .run();
  }
  const savedGroups = groups ? saveDishOptions({ id, name }, groups) : ok(null);
  if (!savedGroups.ok) return savedGroups;
  return parts ? saveComboParts({ id, name }, parts) : ok(null);
}

/** The changed cells by dish. */
function auditedCells({ added, changed }: ImportPreview): {
  before: AuditFields;
  after: AuditFields;
} {
  const before: AuditFields = {};
  const after: AuditFields = {};
  for (const { line, name, changes } of changed) {
    const key = name in after ? `${name} (line ${line})` : name;
    before[key] = Object.fromEntries(changes.map((change) => [change.column, change.before]));
    after[key] = Object.fromEntries(changes.map((change) => [change.column, change.after]));
  }
  for (const { line, name, cells } of added) {
    after[name in after ? `${name} (line ${line})` : name] = cells;
  }
  return { before, after };
}

export type Imported = { added: number; changed: number };

/**
 * Saves what the preview with this fingerprint showed, all of it or nothing. Problems: `forbidden`, `validation`,
 * `conflict` (the preview is out of date).
 */
export function importMenu(actor: User, text: string, fingerprint: string): Result<Imported> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const plan = planImport(text);
    if (!plan.ok) return plan;
    const { dishes, preview } = plan.value;
    if (preview.problems.length > 0) return invalid;
    if (preview.fingerprint !== fingerprint) return outdated;
    if (dishes.length === 0) return nothingToDo;
    const at = now();
    for (const dish of dishes) {
      const saved = save(dish, at);
      if (!saved.ok) return saved;
    }
    recordAudit(actor, {
      action: "product.menu_imported",
      subject: {
        id: "menu",
        name: dishes.length === 1 ? "1 dish" : `${dishes.length} dishes`,
      },
      ...auditedCells(preview),
    });
    return ok({ added: preview.added.length, changed: preview.changed.length });
  });
}
