import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { content } from "#db/schema/content.ts";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { settings } from "#db/schema/settings.ts";
import { zones } from "#db/schema/zones.ts";
import { earlierContent } from "#db/starter/content/earlier-words.ts";
import { starterContent } from "#db/starter/content/index.ts";
import type { StarterContent } from "#db/starter/content/starter-content.ts";
import { now } from "../clock.ts";
import { translationLanguages } from "../translations/translatable.ts";
import { writeTranslation } from "../translations/translation-rows.server.ts";

const FILLED = "filledContent";

/**
 * The translations of a sample are removed when the owner changes its English text, and restored
 * when that is undone.
 */
export function writeStarterTranslations({ id, texts }: StarterContent, at: Date): void {
  for (const [field, text] of Object.entries(texts)) {
    if (typeof text === "string") continue;
    for (const [index, language] of translationLanguages.entries()) {
      const translation = { kind: "content", subjectId: id, field, language } as const;
      writeTranslation({ ...translation, text: text[index + 1] ?? "" }, at);
    }
  }
}

/**
 * Fills each subject once, so that what the owner deletes stays deleted. In a shop that already has
 * orders, the texts are not marked as samples, because its customers have been reading them. A shop
 * that already has dishes keeps its earlier words, too.
 */
export function fillStarterContent(): void {
  write(() => {
    const saved = db.select().from(settings).where(eq(settings.key, FILLED)).get();
    const filled = Array.isArray(saved?.value) ? saved.value : [];
    const zone = db.select({ id: zones.id }).from(zones).limit(1).get();
    const hasMenu = Boolean(db.select({ id: products.id }).from(products).limit(1).get());
    const missing = (hasMenu ? earlierContent() : starterContent).filter(
      ({ subject, hasZones }) =>
        !filled.includes(subject) && (hasZones ?? Boolean(zone)) === Boolean(zone),
    );
    if (missing.length === 0) return;
    const at = now();
    const isSample = !db.select({ id: orders.id }).from(orders).limit(1).get();
    for (const [position, row] of missing.entries()) {
      const { id, subject, texts } = row;
      const inEnglish = (text: string | readonly string[]) =>
        typeof text === "string" ? text : (text[0] ?? "");
      const fields = Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [field, inEnglish(text)]),
      );
      db.insert(content).values({ id, subject, position, fields, isSample, updatedAt: at }).run();
      writeStarterTranslations(row, at);
    }
    const value = [...new Set([...filled, ...missing.map(({ subject }) => subject)])];
    db.insert(settings)
      .values({ key: FILLED, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
      .run();
  });
}
