import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import type { BookedDay, BookedMonth } from "#app/domain/catering/booked-month.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { inWeeks } from "#app/domain/month.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

const weekdays = [
  [m.catering_mon, m.catering_monday],
  [m.catering_tue, m.catering_tuesday],
  [m.catering_wed, m.catering_wednesday],
  [m.catering_thu, m.catering_thursday],
  [m.catering_fri, m.catering_friday],
  [m.catering_sat, m.catering_saturday],
  [m.catering_sun, m.catering_sunday],
] as const;

type DayCalendarProps = {
  month: BookedMonth;
  /** `YYYY-MM-DD` */
  chosen?: string;
  /** Links or buttons to the neighbouring months; null if there is none. */
  previous: ReactNode;
  next: ReactNode;
  /** A link or button around a day that can be booked. */
  renderFreeDay: (day: BookedDay, label: string, content: ReactNode) => ReactNode;
};

export function DayCalendar({ month, chosen, previous, next, renderFreeDay }: DayCalendarProps) {
  const { days, guestsPerDay } = month;
  return (
    <div className="calendar stack stack-small">
      <div className="calendar-header">
        {previous ?? <span />}
        <strong aria-live="polite">{month.label}</strong>
        {next ?? <span />}
      </div>
      <table>
        <caption className="visually-hidden">
          {m.catering_calendarCaption({ label: month.label })}
        </caption>
        <thead>
          <tr>
            {weekdays.map(([short, long]) => (
              <th key={long()} scope="col">
                <abbr title={long()}>{short()}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inWeeks(days[0]?.day ?? "", days).map((week, index) => (
            <tr key={week.find((day) => day)?.day ?? index}>
              {week.map((day, weekday) => (
                <td
                  key={day?.day ?? `empty-${weekday}`}
                  className={day ? classNames(`calendar-${day.state}`) : undefined}
                  aria-current={day && day.day === chosen ? "date" : undefined}
                >
                  {day && <Day day={day} renderFreeDay={renderFreeDay} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">
        {m.catering_calendarLegend({ guestsPerDay: formatNumber(guestsPerDay) })}
      </p>
    </div>
  );
}

function Day({ day, renderFreeDay }: { day: BookedDay } & Pick<DayCalendarProps, "renderFreeDay">) {
  const dayOfMonth = Number(day.day.slice(8));
  if (day.state === "past") {
    return (
      <span className="calendar-day numeric">
        <ParaglideMessage
          message={m.catering_past}
          inputs={{ day: dayOfMonth }}
          markup={{ hidden: VisuallyHidden }}
        />
      </span>
    );
  }
  const number = <span className="numeric">{dayOfMonth}</span>;
  if (day.state === "holiday") {
    return (
      <span className="calendar-day" title={m.catering_closed({ label: day.label })}>
        {number}
        <small>{m.shared_closed()}</small>
      </span>
    );
  }
  const booked = m.catering_guestsBooked({
    bookedGuests: formatNumber(day.bookedGuests),
  });
  if (day.state === "full") {
    return (
      <span className="calendar-day" title={m.catering_full({ label: day.label, booked })}>
        {number}
        <small>{m.shared_full()}</small>
      </span>
    );
  }
  const room = formatNumber(day.room);
  const label = m.catering_roomForGuests({ label: day.label, room, booked });
  return (
    <>
      {renderFreeDay(
        day,
        label,
        <>
          {number}
          <small>{room}</small>
        </>,
      )}
    </>
  );
}
