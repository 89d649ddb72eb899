import type { Opening } from "#app/domain/opening-hours.ts";
import { m } from "#messages";
import { Link } from "../link.tsx";
import { useMay } from "../staff/use-may.ts";
import { settingsUrl } from "./settings-url.ts";

export function OpeningLink({ opening }: { opening: Opening }) {
  const may = useMay();
  const { state, takesOrders, summary } = opening;
  const tone = state === "open" ? "tone-good" : takesOrders ? "tone-info" : "tone-warn";
  return (
    <Link to={settingsUrl(may("change settings") ? undefined : "opening")} className="opening-link">
      <span className="visually-hidden">{m.settings_theShop()} </span>
      <span className={`badge ${tone}`}>{summary}</span>
    </Link>
  );
}
