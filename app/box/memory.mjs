/**
 * Keeps the shop small on a small box: unasked, Node lets garbage lie until some 260 MB are full. The Dockerfile repeats both.
 */
export const memoryFlags = ["--max-old-space-size=256"];

/** What is compressed in other threads is otherwise kept in a heap for each of them. */
export const memoryEnv = { MALLOC_ARENA_MAX: "2" };
