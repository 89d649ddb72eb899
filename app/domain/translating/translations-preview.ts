import type { TranslationKind, TranslationLanguage } from "../translations/translatable.ts";

/** 2 MB; with a hundred posts in two languages. */
export const MAX_TRANSLATIONS_BYTES = 2_000_000;

export type TranslationChange = {
  /** As a spreadsheet counts: the titles are in line 1. */
  line: number;
  kind: TranslationKind;
  id: string;
  name: string;
  field: string;
  language: TranslationLanguage;
  before: string;
  after: string;
};

/** What an import would do. */
export type TranslationsPreview = {
  problems: { line: number; message: string }[];
  changes: TranslationChange[];
  /** Equal for equal previews. */
  fingerprint: string;
};
