/** How many shown reviews there are for each star, from one star to five. */
export type StarCounts = Record<1 | 2 | 3 | 4 | 5, number>;

export const stars = [5, 4, 3, 2, 1] as const;

/** The figures above the reviews. Source: spec 1 §3 Review stats. */
export type ReviewStats = {
  /** One decimal; null while there is no review. */
  averageRating: number | null;
  totalReviews: number;
  ratingCounts: StarCounts;
};

/** Takes how many reviews there are for each star, returns the figures. Source: spec 1 §3 Review stats. */
export function reviewStatsOf(ratingCounts: StarCounts): ReviewStats {
  const totalReviews = stars.reduce((sum, star) => sum + ratingCounts[star], 0);
  const totalStars = stars.reduce((sum, star) => sum + star * ratingCounts[star], 0);
  return {
    averageRating: totalReviews === 0 ? null : Math.round((totalStars / totalReviews) * 10) / 10,
    totalReviews,
    ratingCounts,
  };
}
