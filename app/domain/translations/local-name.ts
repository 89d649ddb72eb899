/** A name as the page shows it. */
export type LocalName = {
  name: string;
  /** For the shop's records and kitchen, if it differs. */
  englishName?: string;
  /** Set for an English name on a page in another language. */
  nameLang?: "en";
};

export function englishName({ name, englishName }: LocalName): string {
  return englishName ?? name;
}
