/** The number of visible reviews for each star. */
export type StarCounts = Record<1 | 2 | 3 | 4 | 5, number>;

export const stars = [5, 4, 3, 2, 1] as const;

export type ReviewStats = {
  /** Rounded to one decimal; null without reviews. */
  averageRating: number | null;
  totalReviews: number;
  ratingCounts: StarCounts;
};

export function reviewStatsOf(ratingCounts: StarCounts): ReviewStats {
  const totalReviews = stars.reduce((sum, star) => sum + ratingCounts[star], 0);
  const totalStars = stars.reduce((sum, star) => sum + star * ratingCounts[star], 0);
  return {
    averageRating: totalReviews === 0 ? null : Math.round((totalStars / totalReviews) * 10) / 10,
    totalReviews,
    ratingCounts,
  };
}
