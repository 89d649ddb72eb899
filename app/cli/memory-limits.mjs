/** The shop's memory limits, for `npm start` and the tests; a test compares the Dockerfile with them. */
export const memoryFlags = ["--max-old-space-size=256", "--max-semi-space-size=8"];

/**
 * Each additional malloc arena holds memory that only one thread can use. Without a fixed
 * threshold, malloc returns freed memory to the system less and less often.
 */
export const mallocSettings = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
