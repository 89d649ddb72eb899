import { expect, test } from "vitest";
import { reviewStatsOf } from "./review-stats.ts";

test("there is no average without reviews", () => {
  const ratingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

  expect(reviewStatsOf(ratingCounts)).toEqual({
    averageRating: null,
    totalReviews: 0,
    ratingCounts,
  });
});

test.each([
  [{ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 }, 5, 1],
  [{ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, 3, 5],
  [{ 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 }, 4.7, 3],
  [{ 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 }, 1, 1],
])("the average of %j is %d, with one decimal", (counts, averageRating, totalReviews) => {
  expect(reviewStatsOf(counts)).toMatchObject({ averageRating, totalReviews });
});
