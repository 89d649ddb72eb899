/** The shop's own figures; a new shop still shows the initial ones. */
export type OwnFigures = { rating: number; reviews: number; dishes: number };

export const OWN_FIGURES_FROM_REVIEWS = 20;
