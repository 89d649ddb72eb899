import type { PrepDay } from "#app/domain/prep/prep-plan.ts";
import { Notice } from "../notice.tsx";

type ForecastNotesProps = Pick<
  PrepDay,
  "isPast" | "isClosed" | "holiday" | "basis" | "comparedDays" | "total"
>;

/** What the forecast is based on. */
export function ForecastNotes(props: ForecastNotesProps) {
  const { isPast, isClosed, holiday, basis, comparedDays, total } = props;
  if (isPast) {
    return total.walkIns === null ? (
      <Notice>No forecast was kept for this day.</Notice>
    ) : (
      <p className="muted">
        Expected before the day began, and sold: to walk-ins, who ordered without a time.
      </p>
    );
  }
  const first = comparedDays[0];
  const days = comparedDays.length === 1 ? "day" : "days";
  return (
    <>
      {isClosed && (
        <Notice tone="warn">
          The shop is closed on this day{holiday && ` for ${holiday}`}. Prepare for walk-ins only if
          you open after all.
        </Notice>
      )}
      {holiday && basis === "weekday" && comparedDays.length > 0 && (
        <Notice tone="warn">
          Nothing was sold on earlier holidays, so the walk-ins are those of an ordinary day.
        </Notice>
      )}
      <p className="muted">
        {first === undefined
          ? "Nothing was sold on this weekday in the last eight weeks, so no walk-ins are expected."
          : basis === "holidays"
            ? `Walk-ins: the median of ${comparedDays.length} earlier ${comparedDays.length === 1 ? "holiday" : "holidays"}, since ${first}.`
            : `Walk-ins: the median of ${comparedDays.length} ${days} of the same weekday since ${first}, without holidays.`}
      </p>
    </>
  );
}
