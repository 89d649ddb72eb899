/** In English, Hindi and Marathi, or the same in all three. */
type StarterText = string | readonly [english: string, hindi: string, marathi: string];

/** Texts of the sample shop. */
export type StarterContent = {
  id: string;
  subject: string;
  /** Only for a shop with delivery zones, or only for one without. */
  hasZones?: boolean;
  texts: Record<string, StarterText>;
};
