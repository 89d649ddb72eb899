import { Link } from "@remix-run/react";
import type { Opening } from "#app/domain/opening-hours.ts";
import { settingsUrl } from "./settings-url.ts";

/** Whether orders are taken now, on every page of the admin area. */
export function OpeningLink({ opening }: { opening: Opening }) {
  const { state, takesOrders, inShort } = opening;
  const tone = state === "open" ? "t-good" : takesOrders ? "t-info" : "t-warn";
  return (
    <Link to={settingsUrl()} className="opn">
      <span className="vh">The shop: </span>
      <span className={`bd ${tone}`}>{inShort}</span>
    </Link>
  );
}
