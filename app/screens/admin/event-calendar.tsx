import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventCalendar, eventsOfDay } from "#app/domain/catering/event-calendar.server.ts";
import { readMonth } from "#app/domain/catering/month.ts";
import { dayInPune, now } from "#app/domain/clock.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventDay } from "#app/ui/events/event-day.tsx";
import { EventMonth } from "#app/ui/events/event-month.tsx";
import { calendarUrl } from "#app/ui/events/events-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(`Event calendar, ${data?.calendar.label ?? ""}`);

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "run catering");
  const query = new URL(request.url).searchParams;
  const calendar = eventCalendar(readMonth(query.get("month")) ?? dayInPune(now()).slice(0, 7));
  const day = calendar.days.find((date) => date.day === query.get("day"))?.day;
  return { calendar, openDay: day && eventsOfDay(day) };
}

export default function Calendar() {
  const { calendar, openDay } = useLoaderData<typeof loader>();
  const isEmpty = calendar.days.every(({ events }) => events.length === 0);
  return (
    <Page
      title={calendar.label}
      intro={`Events by day. You cater for up to ${calendar.guestsPerDay.toLocaleString("en-IN")} guests a day; cancelled events are left out.`}
      actions={
        <>
          <ButtonLink to="/admin/events" variant="secondary">
            All events
          </ButtonLink>
          <ButtonLink to="/admin/events/calendar#today" variant="quiet">
            Today
          </ButtonLink>
        </>
      }
    >
      <nav className="row between" aria-label="Months">
        <ButtonLink
          to={calendarUrl(calendar.previous)}
          variant="secondary"
          icon="chevron-left"
          rel="prev"
        >
          Previous
        </ButtonLink>
        <ButtonLink to={calendarUrl(calendar.next)} variant="secondary" rel="next">
          Next
          <Icon name="chevron-right" />
        </ButtonLink>
      </nav>
      {isEmpty && <Notice>No events in {calendar.label}.</Notice>}
      <EventMonth calendar={calendar} />
      {openDay && <EventDay day={openDay} closeHref={calendarUrl(calendar.month)} />}
    </Page>
  );
}
