import type { OwnFigures } from "#app/domain/shop/own-figures.ts";
import { shopStatistics } from "#app/domain/shop/statistics.ts";
import { Stat, Stats } from "../details/stat.tsx";

export function Statistics({ own }: { own: OwnFigures | null }) {
  return (
    <Stats>
      {shopStatistics(own).map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Stats>
  );
}
