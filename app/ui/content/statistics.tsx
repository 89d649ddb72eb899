import { statistics } from "#app/domain/shop/statistics.ts";
import { Stat, Stats } from "../stat.tsx";

export function Statistics() {
  return (
    <Stats>
      {statistics.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Stats>
  );
}
