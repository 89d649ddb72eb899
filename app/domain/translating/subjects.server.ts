import { asc, desc, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { coupons } from "#db/schema/coupons.ts";
import { comboParts, optionChoices, optionGroups } from "#db/schema/options.ts";
import { menuSections, products } from "#db/schema/products.ts";
import { zones } from "#db/schema/zones.ts";
import { type ContentRow, contentBySubject } from "../content/queries.server.ts";
import { fieldsOf, type SubjectName } from "../content/subjects.ts";
import { pick } from "../pick.ts";
import { settingsParts } from "../settings/queries.server.ts";
import { type TranslationKind, translationKinds } from "../translations/translatable.ts";

/** Something with translatable texts; the first of its English texts is its name. */
export type Subject = {
  kind: TranslationKind;
  id: string;
  name: string;
  /** Set for one of the owner's texts: its subject in `app/domain/content`. */
  about?: SubjectName;
  /** By field. */
  english: Record<string, string>;
};

type Row = { id: string; about?: SubjectName; english: Record<string, string> };

const sections = db
  .select({ id: menuSections.id, name: menuSections.name })
  .from(menuSections)
  .orderBy(asc(menuSections.position))
  .prepare();
const dishes = db
  .select(pick(products, ["id", "name", "description", "ingredients", "foodNote"]))
  .from(products)
  .where(isNull(products.deletedAt))
  .orderBy(asc(products.kind), asc(products.name), asc(products.id))
  .prepare();
const parts = db
  .select({ id: comboParts.id, name: comboParts.name })
  .from(comboParts)
  .orderBy(asc(comboParts.productId), asc(comboParts.position))
  .prepare();
const groups = db
  .select({ id: optionGroups.id, name: optionGroups.name })
  .from(optionGroups)
  .orderBy(asc(optionGroups.name), asc(optionGroups.id))
  .prepare();
const choices = db
  .select({ id: optionChoices.id, name: optionChoices.name })
  .from(optionChoices)
  .orderBy(asc(optionChoices.groupId), asc(optionChoices.position))
  .prepare();
const offers = db
  .select({ id: coupons.id, name: coupons.name })
  .from(coupons)
  .orderBy(asc(coupons.id))
  .prepare();
const areas = db
  .select({ id: zones.id, name: zones.name, note: zones.note })
  .from(zones)
  .orderBy(asc(zones.name))
  .prepare();
const articles = db
  .select({
    id: posts.id,
    title: posts.title,
    excerpt: posts.excerpt,
    content: sql<string>`case ${sql.placeholder("isWhole")} when 1 then ${posts.content} else substr(${posts.content}, 1, 80) end`,
    metaTitle: posts.metaTitle,
    metaDescription: posts.metaDescription,
  })
  .from(posts)
  .orderBy(desc(posts.seq))
  .prepare();

function ownTexts(about: SubjectName, { id, fields }: ContentRow): Row {
  const translated = fieldsOf(about).filter(([, { isTranslated }]) => isTranslated);
  const english = Object.fromEntries(translated.map(([field]) => [field, fields[field] ?? ""]));
  return { id, about, english };
}

const row = ({ id, ...english }: { id: string; [field: string]: string }): Row => ({ id, english });

const rowsOf: Record<TranslationKind, (isWhole: boolean) => Row[]> = {
  section: () => sections.all().map(row),
  dish: () =>
    dishes
      .all()
      .map(({ ingredients, ...dish }) => row({ ...dish, ingredients: ingredients.join(", ") })),
  part: () => parts.all().map(row),
  group: () => groups.all().map(row),
  choice: () => choices.all().map(row),
  offer: () => offers.all().map(row),
  zone: () => areas.all().map(row),
  holiday: () => settingsParts().holidays.map(({ day, name }) => row({ id: day, name })),
  post: (isWhole) => articles.all({ isWhole: Number(isWhole) }).map(row),
  content: () =>
    contentBySubject().flatMap(({ subject, rows }) => rows.map((one) => ownTexts(subject, one))),
};

/** In English. Long texts are shortened unless `isWhole`. */
export function listSubjects(
  { isWhole }: { isWhole: boolean },
  kinds: TranslationKind[] = translationKinds,
): Subject[] {
  return kinds.flatMap((kind) =>
    rowsOf[kind](isWhole).map((one) => ({
      ...one,
      kind,
      name: Object.values(one.english)[0] ?? "",
    })),
  );
}

export function findSubject(kind: TranslationKind, id: string): Subject | undefined {
  return listSubjects({ isWhole: true }, [kind]).find((subject) => subject.id === id);
}
