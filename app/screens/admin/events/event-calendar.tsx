import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { eventCalendar, eventsOfDay } from "#app/domain/events/event-calendar.server.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { readMonth } from "#app/domain/month.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventDay } from "#app/ui/events/event-day.tsx";
import { EventMonth } from "#app/ui/events/event-month.tsx";
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
  const calendar = eventCalendar(readMonth(query.get("month")) ?? dayInIndia(now()).slice(0, 7));
  const day = calendar.days.find((date) => date.day === query.get("day"))?.day;
  return { calendar, openDay: day && eventsOfDay(day) };
}

export default function Calendar() {
  const { calendar, openDay } = useLoaderData<typeof loader>();
  const isEmpty = calendar.days.every(({ events }) => events.length === 0);
  return (
    <Page
      title={calendar.label}
      intro={m.events_calendarIntro({
        guestsPerDay: formatNumber(calendar.guestsPerDay),
      })}
      actions={
        <>
          <ButtonLink to="/admin/events" variant="secondary">
            {m.events_allEvents()}
          </ButtonLink>
          <ButtonLink to="/admin/events/calendar#today" variant="quiet">
            {m.events_today()}
          </ButtonLink>
        </>
      }
    >
      <nav className="row between" aria-label={m.admin_months()}>
        <ButtonLink
          to={calendarUrl(calendar.previous)}
          variant="secondary"
          icon="chevron-left"
          rel="prev"
        >
          {m.shared_previous()}
        </ButtonLink>
        <ButtonLink to={calendarUrl(calendar.next)} variant="secondary" rel="next">
          {m.events_next()}
          <Icon name="chevron-right" />
        </ButtonLink>
      </nav>
      {isEmpty && <Notice>{m.events_noEventsIn({ label: calendar.label })}</Notice>}
      <EventMonth calendar={calendar} />
      {openDay && <EventDay day={openDay} closeHref={calendarUrl(calendar.month)} />}
    </Page>
  );
}
