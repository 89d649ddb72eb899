import { m } from "#messages";

/** If an event is cancelled fewer than this many days before, the shop keeps this percentage of the total. */
export type CancellationRule = { belowDays: number; keptPercent: number };

/** The highest that applies. */
export function keptPercent(rules: readonly CancellationRule[], daysBefore: number): number {
  const applying = rules.filter(({ belowDays }) => daysBefore < belowDays);
  return Math.max(0, ...applying.map((rule) => rule.keptPercent));
}

/** The terms that customers read before they book. */
export function cancellationTexts(rules: readonly CancellationRule[]): string[] {
  return rules.map(({ belowDays, keptPercent }) =>
    m.catering_cancellationRule({ days: belowDays, percent: keptPercent }),
  );
}
