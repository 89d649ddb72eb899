import { db, write } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { recordedSaleHours, type SaleHours } from "../availability/sale-hours.ts";
import { attachProductImage, chooseProductImage } from "../menu/choose-product-image.server.ts";
import { COMBOS, POPULAR } from "../menu/menu-order.ts";
import { adminOnly, fieldProblem, ok, type Result } from "../result.ts";
import { allSections } from "../sections/sections.server.ts";
import { sectionLimits } from "../sections/sections.ts";
import { firstFreeSlug, slugOf } from "../slug.ts";
import { noSuchSection } from "./place-section.server.ts";
import type { SectionInput } from "./section-schema.ts";

/** Ids that have another meaning in URLs. */
const reserved = [COMBOS, POPULAR, "add", "all"];

/** Customers see neither case nor double spaces as a difference. */
const nameKey = (name: string) => name.toLowerCase().replace(/\s+/g, " ");

type Saved = SaleHours & { name: string; image: string; isHidden: boolean };

function auditedFields(section: Saved): AuditFields {
  const { name, image, isHidden } = section;
  return { name, image, isHidden, hours: recordedSaleHours(section) ?? "" };
}

/**
 * Adds a section at the end (`id` is null) or changes one. A renamed section keeps its id. Problems: `forbidden`,
 * `not_found`, `validation`.
 */
export async function saveSection(
  actor: User,
  id: string | null,
  input: SectionInput,
): Promise<Result<{ id: string; name: string }>> {
  if (!may(actor, "change the menu")) return adminOnly;
  const find = () => allSections().find((section) => section.id === id);
  const isKept = input.image === (find()?.image ?? "");
  const chosen = isKept ? ok({ url: input.image }) : await chosenImage(input.image, actor);
  if (!chosen.ok) return chosen;
  return write(() => {
    const sections = allSections();
    const before = find();
    if (id !== null && !before) return noSuchSection;
    const taken = sections.find(
      (one) => one.id !== id && nameKey(one.name) === nameKey(input.name),
    );
    if (taken) return fieldProblem("name", m.products_anotherSectionIsCalled({ name: taken.name }));
    if (!before && sections.length >= sectionLimits.count) {
      return fieldProblem("name", m.products_tooManySections({ count: sectionLimits.count }));
    }
    const image = attachProductImage(chosen.value);
    if (!image.ok) return image;
    const { name, isHidden, saleDays, saleFrom, saleUntil } = input;
    const hours = { saleDays, saleFromMinutes: saleFrom, saleUntilMinutes: saleUntil };
    const fields = { name, image: image.value, isHidden, ...hours };
    const isFree = (slug: string) =>
      ![...reserved, ...sections.map((one) => one.id)].includes(slug);
    const section = { id: id ?? firstFreeSlug(slugOf(name, "section"), isFree), ...fields };
    db.insert(menuSections)
      .values({ ...section, position: (sections.at(-1)?.position ?? -1) + 1 })
      .onConflictDoUpdate({ target: menuSections.id, set: fields })
      .run();
    recordAudit(actor, {
      action: before ? "section.changed" : "section.added",
      subject: section,
      before: before ? auditedFields(before) : null,
      after: auditedFields(section),
    });
    return ok(section);
  });
}

function chosenImage(image: string, actor: User) {
  return image === "" ? ok({ url: "" }) : chooseProductImage(image, actor);
}
