/** An SVG path of the dark modules, in a square of `modules` by `modules`. */
export type QrCode = { modules: number; path: string };

/** Encoder options; the border is the quiet zone that the QR standard requires. */
export const QR_OPTIONS = { ecc: "M", border: 4 } as const;

/** Each run of dark modules is one step of the path, which keeps the page small. */
export function drawnCode({ data, size }: { data: boolean[][]; size: number }): QrCode {
  const runs = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...dark.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { modules: size, path: runs.join("") };
}
