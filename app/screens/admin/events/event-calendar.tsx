import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInIndia, isDay, now } from "#app/domain/clock.ts";
import {
  eventsOfDay,
  eventsOfMonth,
  eventsOfWeek,
} from "#app/domain/events/event-calendar.server.ts";
import type { DayOfEvents, EventCalendar } from "#app/domain/events/event-calendar.ts";
import { eventDaysSheet } from "#app/domain/events/event-days-url.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { readMonth } from "#app/domain/month.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DayLoad } from "#app/ui/events/day-load.tsx";
import { EventDays } from "#app/ui/events/event-days.tsx";
import { calendarUrl } from "#app/ui/events/events-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.events_eventCalendar({ month: data?.calendar.label ?? "" }));

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "run catering");
  const query = new URL(request.url).searchParams;
  const [week, day] = [query.get("week"), query.get("day")];
  const calendar = isDay(week)
    ? eventsOfWeek(week)
    : eventsOfMonth(readMonth(query.get("month") ?? day) ?? dayInIndia(now()).slice(0, 7));
  const isShown = calendar.days.some((date) => date.day === day);
  return { calendar, openDay: isShown ? eventsOfDay(day) : null };
}

export default function Calendar() {
  const { calendar, openDay } = useLoaderData<typeof loader>();
  const { period } = calendar;
  const isEmpty = calendar.days.every(({ events }) => events.length === 0);
  return (
    <Page
      title={calendar.label}
      className="page-roomy"
      intro={m.events_calendarIntro({
        guestsPerDay: formatNumber(calendar.guestsPerDay),
      })}
      actions={
        <>
          <SecondaryLink to="/admin/events">{m.events_allEvents()}</SecondaryLink>
          <SecondaryLink to={"month" in period ? weekOf(calendar) : monthOf(calendar)}>
            {"month" in period ? m.reports_week() : m.reports_month()}
          </SecondaryLink>
          <SecondaryLink to={sheetOf(calendar)}>{m.events_kitchenSheet()}</SecondaryLink>
          <QuietLink to="/admin/events/calendar#today">{m.events_today()}</QuietLink>
        </>
      }
    >
      <nav className="row between" aria-label={m.admin_months()}>
        <SecondaryLink to={calendarUrl(calendar.previous)} icon="chevron-left" rel="prev">
          {m.shared_previous()}
        </SecondaryLink>
        <SecondaryLink to={calendarUrl(calendar.next)} rel="next">
          {m.events_next()}
          <Icon name="chevron-right" />
        </SecondaryLink>
      </nav>
      {isEmpty && <Notice>{m.events_noEventsIn({ label: calendar.label })}</Notice>}
      <EventDays calendar={calendar} />
      {openDay && <EventDay day={openDay} closeHref={calendarUrl(period)} />}
    </Page>
  );
}

/** The current week, or else the first of the month. */
function weekOf({ days }: EventCalendar): string {
  const shown = days.find(({ isToday }) => isToday) ?? days[0];
  return calendarUrl({ week: shown?.day ?? "" });
}

function monthOf({ days }: EventCalendar): string {
  return calendarUrl({ month: days[0]?.day.slice(0, 7) ?? "" });
}

function sheetOf({ days }: EventCalendar): string {
  return eventDaysSheet.url({ from: days[0]?.day, to: days.at(-1)?.day });
}

function EventDay({ day, closeHref }: { day: DayOfEvents; closeHref: string }) {
  return (
    <Dialog
      title={day.label}
      closeHref={closeHref}
      actions={
        <QuietLink to={closeHref} preventScrollReset>
          {m.shared_close()}
        </QuietLink>
      }
    >
      <DayLoad day={day} />
    </Dialog>
  );
}
