import { type Paging, pagingOf } from "../paging.ts";
import { listSubjects, type Subject } from "./subjects.server.ts";
import { kindLabels, type TranslationLanguage, translationLanguages } from "./translatable.ts";
import { allTranslations } from "./translation-rows.server.ts";
import type { TranslationView } from "./translations-url.ts";

const PAGE_SIZE = 50;

const keyOf = (kind: string, id: string, field: string) => `${kind}/${id}/${field}`;

type Texts = Record<TranslationLanguage, Map<string, string>>;

function textsByLanguage(): Texts {
  const texts: Texts = { hi: new Map(), mr: new Map() };
  for (const { kind, subjectId, field, language, text } of allTranslations()) {
    texts[language].set(keyOf(kind, subjectId, field), text);
  }
  return texts;
}

/** How many of a subject's texts have no translation; empty texts need none. */
function missingOf({ kind, id, english }: Subject, texts: Map<string, string>): number {
  return Object.entries(english).filter(
    ([field, text]) => text !== "" && !texts.has(keyOf(kind, id, field)),
  ).length;
}

function isFound({ english }: Subject, words: string[]): boolean {
  const text = Object.values(english).join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A page of what can be translated, with what is missing, and how much is in all. */
export function translationList({ q, kind, missing: isMissing, page }: TranslationView) {
  const texts = textsByLanguage();
  const all = listSubjects({ isWhole: false }).map((subject) => ({
    ...subject,
    texts: Object.values(subject.english).filter(Boolean).length,
    missing: { hi: missingOf(subject, texts.hi), mr: missingOf(subject, texts.mr) },
  }));
  const total = all.reduce((sum, subject) => sum + subject.texts, 0);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(
    (subject) =>
      (!kind || subject.kind === kind) &&
      (!isMissing || subject.missing.hi + subject.missing.mr > 0) &&
      isFound(subject, words),
  );
  const pagination: Paging = pagingOf(page, PAGE_SIZE, found.length);
  return {
    total,
    missing: translationLanguages.map((language) => ({
      language,
      count: all.reduce((sum, { missing }) => sum + missing[language], 0),
    })),
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((subject) => ({
      kind: subject.kind,
      kindLabel: kindLabels[subject.kind],
      id: subject.id,
      name: subject.name,
      missing: subject.missing,
    })),
    pagination,
  };
}

/** Reads all translations once; the function then returns those of a subject by field. */
export function translationReader() {
  const texts = textsByLanguage();
  return ({ kind, id, english }: Pick<Subject, "kind" | "id" | "english">) =>
    Object.fromEntries(
      Object.keys(english).map((field) => {
        const key = keyOf(kind, id, field);
        return [field, { hi: texts.hi.get(key) ?? "", mr: texts.mr.get(key) ?? "" }];
      }),
    );
}
