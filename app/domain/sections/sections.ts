/** A section of the menu; the owner adds and renames them. */
export type Section = {
  /** Used in URLs, the API and `products.category`; stays the same if the section is renamed. */
  id: string;
  /** In English, for files and records. */
  name: string;
  /** For people, in the language of the page. */
  label: string;
  /** Set for an English label on a page in another language. */
  labelLang?: "en";
  /** Empty if it has none. */
  image: string;
  position: number;
  isHidden: boolean;
  /** The station where the kitchen makes its dishes; null in a kitchen without stations. */
  stationId: string | null;
  saleDays: string;
  saleFromMinutes: number | null;
  saleUntilMinutes: number | null;
};

/** The fields of a section that customers see. */
export type ShownSection = Pick<Section, "id" | "name" | "label" | "labelLang" | "image">;

/** For a field of a form. */
export type SectionOption = { value: string; label: string };

let read = (): Section[] => {
  throw new Error("Sections can be read on the server only");
};

/** Schemas and files name sections but must not import the database, so `sections.server.ts` provides the reader. */
export function readSectionsWith(readSections: () => Section[]): void {
  read = readSections;
}

/** The sections of `allSections` in `sections.server.ts`. */
export function knownSections(): Section[] {
  return read();
}

/** For files and records. */
export function sectionName(id: string): string {
  return knownSections().find((section) => section.id === id)?.name ?? id;
}

/**
 * The section with this name or id in a file. Names come first, because the id of a renamed section
 * may be another section's name.
 */
export function sectionNamed(typed: string): Section | undefined {
  const text = typed.trim().toLowerCase();
  const sections = knownSections();
  return (
    sections.find(({ name }) => name.toLowerCase() === text) ??
    sections.find(({ id }) => id === text)
  );
}

export function labelOfSection(id: string, sections: SectionOption[]): string {
  return sections.find(({ value }) => value === id)?.label ?? id;
}

export const sectionLimits = { name: { min: 2, max: 40 }, count: 20 } as const;
