import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookedMonth } from "#app/domain/catering/booked-month.server.ts";
import { BOOKING } from "#app/domain/catering/booking-url.ts";
import { monthLabel, readMonth } from "#app/domain/month.ts";
import cateringStyles from "#app/styles/pages/catering.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { DayCalendar } from "#app/ui/catering/day-calendar.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cateringStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.shared_openDates(), m.catering_calendarDescription());

export function loader({ request }: LoaderFunctionArgs) {
  return { month: bookedMonth(readMonth(new URL(request.url).searchParams.get("month"))) };
}

export default function Days() {
  const { month } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.shared_openDates()}
      intro={m.catering_calendarIntro()}
      variant="narrow"
      trail={[{ label: m.shared_catering(), to: "/catering" }]}
    >
      {/* Buttons, because crawlers would follow a link for each day. */}
      <Form action={BOOKING} className="card">
        <DayCalendar
          month={month}
          previous={<MonthLink to={month.previous} icon="chevron-left" />}
          next={<MonthLink to={month.next} icon="chevron-right" />}
          renderFreeDay={({ day }, label, content) => (
            <button
              type="submit"
              name="date"
              value={day}
              className="calendar-day"
              aria-label={label}
            >
              {content}
            </button>
          )}
        />
      </Form>
    </Page>
  );
}

type MonthLinkProps = { to: string | null; icon: "chevron-left" | "chevron-right" };

function MonthLink({ to, icon }: MonthLinkProps) {
  if (!to) return <span />;
  return (
    <ButtonLink
      to={`/catering/days?month=${to}`}
      variant="icon"
      icon={icon}
      aria-label={monthLabel(to)}
      preventScrollReset
    />
  );
}
