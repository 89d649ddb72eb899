/** In English, Hindi and Marathi, or the same in all three. */
type StarterText = string | readonly [english: string, hindi: string, marathi: string];

/** Texts of the sample shop. */
export type StarterContent = {
  id: string;
  subject: string;
  /** Set if it is only for shops with delivery zones, or only for those without. */
  hasZones?: boolean;
  texts: Record<string, StarterText>;
};
