import type { PrepDay } from "#app/domain/prep/prep-plan.ts";
import { m } from "#messages";
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
      <Notice>{m.prep_noForecastWasKeptFor()}</Notice>
    ) : (
      <p className="muted">{m.prep_expectedBeforeTheDayBegan()}</p>
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
        <Notice tone="warn">{m.prep_nothingWasSoldOnEarlier()}</Notice>
      )}
      <p className="muted">
        {first === undefined
          ? m.prep_nothingWasSoldOnThis()
          : basis === "holidays"
            ? `Walk-ins: the median of ${comparedDays.length} earlier ${comparedDays.length === 1 ? "holiday" : "holidays"}, since ${first}.`
            : m.prep_walkInsTheMedianOf({ length: comparedDays.length, days, first })}
      </p>
    </>
  );
}
