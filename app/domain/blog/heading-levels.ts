const DEEPEST = 6;

/** Levels (1 to 6) for a page whose title is the h1: they start at 2 and skip none. */
export function headingLevels(levels: number[]): number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(open.length + 1, DEEPEST);
  });
}
