export type Row = {
  what: string;
  measured: string;
  target: string;
  met: boolean;
  /** Evidence that the load generator was not the bottleneck. */
  generator?: string;
};

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [Math.floor(middle), Math.ceil(middle)].map(
    (index) => sorted[index],
  );
  return (low + high) / 2;
}

/** A row with the shop's rate relative to a reference's: the median of the ratios of all rounds. */
export function ratioRow(
  { what, target }: { what: string; target: number },
  rounds: { shop: number; reference: number }[],
): Row {
  const ratios = rounds.map(({ shop, reference }) => shop / reference);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const shop = median(rounds.map((round) => round.shop)).toFixed(0);
  const reference = median(rounds.map((round) => round.reference)).toFixed(0);
  return {
    what,
    measured: `${median(ratios).toFixed(2)} (${spread}): ${shop}/s of ${reference}/s`,
    target: `≥ ${target}`,
    met: median(ratios) >= target,
  };
}

export function printTable(rows: Row[]): void {
  const lines = rows.map(({ what, measured, target, met, generator }) => [
    ...[what, measured, target, met ? "met" : "not met"],
    ...(generator ? [generator] : []),
  ]);
  const heads = ["row", "measured", "target", "", "load generator"];
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...[heads, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [heads, widths.map((width) => "-".repeat(width)), ...lines]) {
    const cells = widths.map((width, column) => (line[column] ?? "").padEnd(width));
    console.log(`| ${cells.join(" | ")} |`);
  }
}
