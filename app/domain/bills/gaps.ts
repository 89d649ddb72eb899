import { type Bill, billNumberOf } from "./bill.ts";

type Numbered = Pick<Bill, "kind" | "series" | "financialYear" | "number">;

/** The numbers around a run of bills: the one before it, and the last number issued if no bill follows. */
type Neighbours = { before: number; givenOut: number };

/** Numbers without a bill. `numbered` is sorted by series, financial year and number. */
export function missingNumbers(
  numbered: Numbered[],
  neighboursOf: (first: Numbered, last: Numbered) => Neighbours,
): string[] {
  const missing: string[] = [];
  const miss = ({ kind, financialYear }: Numbered, from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      missing.push(billNumberOf(kind, financialYear, number));
    }
  };
  const runs: Record<string, Numbered[]> = {};
  for (const one of numbered) {
    const key = `${one.series} ${one.financialYear}`;
    const run = runs[key] ?? [];
    run.push(one);
    runs[key] = run;
  }
  for (const run of Object.values(runs)) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const { before, givenOut } = neighboursOf(first, last);
    let previous = before;
    for (const one of run) {
      miss(one, previous + 1, one.number - 1);
      previous = one.number;
    }
    miss(last, previous + 1, givenOut);
  }
  return missing;
}
