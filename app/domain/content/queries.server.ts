import { asc, gt, lt, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { content } from "#db/schema/content.ts";
import { orders } from "#db/schema/orders.ts";
import { currentLanguage } from "../language/language.ts";
import { pick } from "../pick.ts";
import { sharedRead } from "../shared-read.server.ts";
import { translationIn } from "../translations/local-texts.server.ts";
import { cooksOnlineOrders } from "./cooking-mark.ts";
import { losesTranslation, withPreviewed } from "./preview.server.ts";
import { type FieldsOf, fieldsOf, type SubjectName, subjectNames, subjects } from "./subjects.ts";

/** The fields are in English. */
export type ContentRow = Pick<
  typeof content.$inferSelect,
  "id" | "subject" | "fields" | "former" | "isSample"
>;

const rows = db
  .select(pick(content, ["id", "subject", "fields", "former", "isSample"]))
  .from(content)
  .orderBy(asc(content.subject), asc(content.position), asc(content.id))
  .prepare();

const allRows = sharedRead((): ContentRow[] => withPreviewed(rows.all()));

/** The stored rows for the editors, including samples that customers no longer see. */
export function contentRows(subject: SubjectName): ContentRow[] {
  return allRows().filter((row) => row.subject === subject);
}

/** All rows, with the subjects in the order of the registry. */
export function contentBySubject(): { subject: SubjectName; rows: ContentRow[] }[] {
  const all = allRows();
  return subjectNames.map((subject) => ({
    subject,
    rows: all.filter((row) => row.subject === subject),
  }));
}

export function findContent(id: string): ContentRow | undefined {
  return allRows().find((row) => row.id === id);
}

const ORDERS_OF_ITS_OWN = 10;
// Who tries the shop out cancels the order. In two ranges, which SQLite finds in an index.
const firstOrders = db
  .select({ id: orders.id })
  .from(orders)
  .where(or(lt(orders.status, "cancelled"), gt(orders.status, "cancelled")))
  .limit(ORDERS_OF_ITS_OWN)
  .prepare();

/** Once there are real customers, invented guests and figures must go. */
export function hasOwnCustomers(): boolean {
  return firstOrders.all().length === ORDERS_OF_ITS_OWN;
}

/** `lang`: set if some texts are English on a page in another language. Fields that were left empty are "". */
export type LocalContent<Name extends SubjectName> = Record<FieldsOf<Name>, string> & {
  id: string;
  lang?: "en";
};

function inPageLanguage<Name extends SubjectName>(
  subject: Name,
  { id, fields }: ContentRow,
): LocalContent<Name> {
  const language = currentLanguage();
  let lang: "en" | undefined;
  const texts = fieldsOf(subject).map(([field, { isTranslated }]) => {
    const english = fields[field] ?? "";
    if (!isTranslated || english === "" || language === "en") return [field, english];
    const text = losesTranslation(id, field)
      ? undefined
      : translationIn("content", id, field, language);
    if (text === undefined) lang = "en";
    return [field, text ?? english];
  });
  return { ...Object.fromEntries(texts), id, ...(lang && { lang }) };
}

export const isInventedSubject = (subject: SubjectName): boolean =>
  (subjects[subject] as { isInvented?: boolean }).isInvented === true;

/** The fields of a row without those that a sample invented. */
export function withoutInvented(subject: SubjectName, { fields }: ContentRow) {
  const invented = fieldsOf(subject).filter(([, { isInvented }]) => isInvented);
  return { ...fields, ...Object.fromEntries(invented.map(([field]) => [field, ""])) };
}

/** Samples that are invented or have invented fields. */
function inventedAmong(subject: SubjectName, stored: ContentRow[]): ContentRow[] {
  return stored.filter(
    ({ isSample, fields }) =>
      isSample &&
      (isInventedSubject(subject) ||
        fieldsOf(subject).some(([field, { isInvented }]) => isInvented && fields[field])),
  );
}

export function inventedRows(): ContentRow[] {
  return contentBySubject().flatMap(({ subject, rows: stored }) => inventedAmong(subject, stored));
}

const localRows = sharedRead((subject: SubjectName) => {
  const all = contentRows(subject);
  if (inventedAmong(subject, all).length === 0 || !hasOwnCustomers()) {
    return all.map((row) => inPageLanguage(subject, row));
  }
  return all
    .filter(({ isSample }) => !isSample || !isInventedSubject(subject))
    .map((row) => {
      const fields = row.isSample ? withoutInvented(subject, row) : row.fields;
      return inPageLanguage(subject, { ...row, fields });
    });
});

/** The content that customers see, in the language of the page. */
export function contentOf<Name extends SubjectName>(subject: Name): LocalContent<Name>[] {
  return localRows(subject) as LocalContent<Name>[];
}

/** The row of a subject that is not a list. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("A subject that is no list has no row");
  return row;
}

/** One branch at most is marked; while two are, the first of them cooks. */
export function markedBranch(): ContentRow | undefined {
  return contentRows("branch").find(cooksOnlineOrders);
}

/**
 * The branch that cooks orders from this website and hands them over; if none is marked, the first open one. Reads
 * stored content only, because error pages show it and must not depend on whether orders can be read.
 */
export function cookingBranchRow(): LocalContent<"branch"> | undefined {
  const cooking = markedBranch() ?? contentRows("branch").find(({ fields }) => !fields.comingSoon);
  return cooking && inPageLanguage("branch", cooking);
}
