const DEEPEST = 6;

/**
 * Takes the levels of a text's headings in their order (1 to 6), returns those they have on a page whose
 * title is the h1: the outline starts at 2 and leaves no level out. Source: spec 1 §2 Blog.
 */
export function headingLevels(levels: number[]): number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(open.length + 1, DEEPEST);
  });
}
