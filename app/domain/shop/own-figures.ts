/** What this shop has reached itself; a new one still shows the figures it was founded with. */
export type OwnFigures = { rating: number; reviews: number; dishes: number };

export const OWN_FIGURES_FROM_REVIEWS = 20;
