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
  return (
    <>
      {isClosed && (
        <Notice tone="warn">
          {holiday ? m.prep_theShopIsClosedFor({ holiday }) : m.prep_theShopIsClosed()}
        </Notice>
      )}
      {holiday && basis === "weekday" && comparedDays.length > 0 && (
        <Notice tone="warn">{m.prep_nothingWasSoldOnEarlier()}</Notice>
      )}
      <p className="muted">
        {first === undefined
          ? m.prep_nothingWasSoldOnThis()
          : basis === "holidays"
            ? m.prep_walkInsOfHolidays({ days: comparedDays.length, first })
            : m.prep_walkInsTheMedianOf({ days: comparedDays.length, first })}
      </p>
    </>
  );
}
