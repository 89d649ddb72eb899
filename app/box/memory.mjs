/**
 * Keeps the shop small on a small box: unasked, Node lets garbage lie until some 260 MB are full. Under load on a file with a
 * million orders it lives in 60 MB of heap; the limit is three times that. The Dockerfile repeats both.
 */
export const memoryFlags = [
  "--max-old-space-size=192",
  "--initial-old-space-size=48",
  "--max-semi-space-size=8",
];

/** What is compressed in other threads is otherwise kept in a heap for each of them. */
export const memoryEnv = { MALLOC_ARENA_MAX: "2" };
