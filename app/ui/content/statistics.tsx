import type { Statistic } from "#app/domain/shop/statistic.ts";
import { Stat, Stats } from "../details/stat.tsx";

export function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  return (
    <Stats>
      {statistics.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Stats>
  );
}
