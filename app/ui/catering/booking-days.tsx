import { useFetcher } from "@remix-run/react";
import type { BookedMonth } from "#app/domain/catering/booked-month.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { monthLabel } from "#app/domain/month.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Icon } from "../icon.tsx";
import { useChangeFormButton } from "./change-form-button.ts";
import { DayCalendar } from "./day-calendar.tsx";

type BookingDaysProps = { month: BookedMonth; chosen: string; open: boolean };

/** A calendar inside the booking form. Each available day is a button that selects it. */
export function BookingDays({ month, chosen, open }: BookingDaysProps) {
  const fetcher = useFetcher<{ month: BookedMonth }>({ key: "booking-days" });
  const changeFormButton = useChangeFormButton();
  const shownMonth = fetcher.data?.month ?? month;
  const monthButton = (to: string | null, icon: "chevron-left" | "chevron-right") =>
    to && (
      <Button
        {...changeFormButton("free-days")}
        name="month"
        value={to}
        variant="icon"
        aria-label={monthLabel(to)}
        // Prevented, so that the form's handler does not treat it as a change of the booking.
        onClick={(event) => {
          event.preventDefault();
          fetcher.load(localPath(`/catering/days?month=${to}`));
        }}
      >
        <Icon name={icon} />
      </Button>
    );
  return (
    <Disclosure summary={m.catering_seeOpenDates()} id="free-days" open={open}>
      <DayCalendar
        month={shownMonth}
        chosen={chosen}
        previous={monthButton(shownMonth.previous, "chevron-left")}
        next={monthButton(shownMonth.next, "chevron-right")}
        renderFreeDay={({ day }, label, content) => (
          <button
            {...changeFormButton("free-days")}
            name="eventDate"
            value={day}
            className="calendar-day"
            aria-label={label}
            aria-pressed={day === chosen}
          >
            {content}
          </button>
        )}
      />
    </Disclosure>
  );
}
