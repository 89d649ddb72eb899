import { m } from "#messages";
import { allOf } from "../language/formats.ts";
import { languageNames } from "../language/language.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import {
  type TranslationKind,
  type TranslationLanguage,
  translationLanguages,
} from "../translations/translatable.ts";
import { allTranslations } from "../translations/translation-rows.server.ts";
import { findSubject, listSubjects, type Subject } from "./subjects.server.ts";
import { kindLabels } from "./translation-fields.ts";
import type { TranslationView } from "./translations-url.ts";

const PAGE_SIZE = 50;

const keyOf = (kind: string, id: string, field: string) => `${kind}/${id}/${field}`;

type Kept = { text: string; isOutdated: boolean };
type Texts = Record<TranslationLanguage, Map<string, Kept>>;

function textsByLanguage(): Texts {
  const texts: Texts = { hi: new Map(), mr: new Map() };
  for (const { kind, subjectId, field, language, ...kept } of allTranslations()) {
    texts[language].set(keyOf(kind, subjectId, field), kept);
  }
  return texts;
}

/** The fields of a subject that need a translation, with the current one. Empty texts need none. */
function translationsOf({ kind, id, english }: Subject, texts: Map<string, Kept>) {
  return Object.entries(english)
    .filter(([, text]) => text !== "")
    .map(([field]) => ({ field, kept: texts.get(keyOf(kind, id, field)) }));
}

/** How many of a subject's texts have no translation, and how many an outdated one. */
function lacksOf(subject: Subject, texts: Map<string, Kept>) {
  const translations = translationsOf(subject, texts);
  return {
    missing: translations.filter(({ kept }) => !kept).length,
    outdated: translations.filter(({ kept }) => kept?.isOutdated).length,
  };
}

function isFound({ english }: Subject, words: string[]): boolean {
  const text = Object.values(english).join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** One page of translatable subjects and their missing translations, with the overall counts. */
export function translationList({ q, kind, missing: isMissing, page }: TranslationView) {
  const texts = textsByLanguage();
  const all = listSubjects({ isWhole: false }).map((subject) => ({
    ...subject,
    texts: Object.values(subject.english).filter(Boolean).length,
    lacks: { hi: lacksOf(subject, texts.hi), mr: lacksOf(subject, texts.mr) },
  }));
  const total = all.reduce((sum, subject) => sum + subject.texts, 0);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(
    (subject) =>
      (!kind || subject.kind === kind) &&
      (!isMissing ||
        Object.values(subject.lacks).some(({ missing, outdated }) => missing + outdated > 0)) &&
      isFound(subject, words),
  );
  const pagination: Paging = pagingOf(page, PAGE_SIZE, found.length);
  return {
    total,
    missing: translationLanguages.map((language) => ({
      language,
      count: all.reduce((sum, { lacks }) => sum + lacks[language].missing, 0),
    })),
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((subject) => ({
      kind: subject.kind,
      kindLabel: kindLabels[subject.kind],
      id: subject.id,
      name: subject.name,
      lacks: subject.lacks,
    })),
    pagination,
  };
}

/** The next subject with a missing or outdated translation, wrapping around at the end. */
export function nextMissing({ kind, id }: Pick<Subject, "kind" | "id">): Subject | undefined {
  const texts = textsByLanguage();
  const all = listSubjects({ isWhole: false });
  const at = all.findIndex((subject) => subject.kind === kind && subject.id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find((subject) =>
    translationLanguages.some((language) => {
      const { missing, outdated } = lacksOf(subject, texts[language]);
      return missing + outdated > 0;
    }),
  );
}

/** Reads all translations once; the returned function gives those of a subject by field. */
export function translationReader() {
  const texts = textsByLanguage();
  return ({ kind, id, english }: Pick<Subject, "kind" | "id" | "english">) =>
    Object.fromEntries(
      Object.keys(english).map((field) => {
        const key = keyOf(kind, id, field);
        return [field, { hi: texts.hi.get(key)?.text ?? "", mr: texts.mr.get(key)?.text ?? "" }];
      }),
    );
}

/** By field, the languages whose translation is of an earlier English text. */
export function outdatedLanguages(subject: Subject): Record<string, TranslationLanguage[]> {
  const texts = textsByLanguage();
  return Object.fromEntries(
    Object.keys(subject.english).map((field) => [
      field,
      translationLanguages.filter((language) =>
        translationsOf(subject, texts[language]).some(
          (translation) => translation.field === field && translation.kept?.isOutdated,
        ),
      ),
    ]),
  );
}

/** Tells a person who has changed an English text in which languages customers still read the old one. */
export function outdatedNote(kind: TranslationKind, id: string): string | undefined {
  const subject = findSubject(kind, id);
  const outdated = new Set(Object.values(subject ? outdatedLanguages(subject) : {}).flat());
  if (outdated.size === 0) return undefined;
  const names = [...outdated].map((language) => languageNames[language]);
  return m.translations_customersReadFormer({ languages: allOf(names) });
}
