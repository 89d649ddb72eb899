import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentDay, type DayPage, dayPage } from "#app/domain/day/day-page.server.ts";
import { differenceText } from "#app/domain/day/report-lines.ts";
import { closingForm } from "#app/domain/day/schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DownloadLink, QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ClosingForm } from "#app/ui/day/closing-form.tsx";
import { DayStep } from "#app/ui/day/day-step.tsx";
import { DrawerEntries, OpeningForm, ShiftForm } from "#app/ui/day/drawer-forms.tsx";
import { ReopeningForm } from "#app/ui/day/reopening-form.tsx";
import { ReportCards } from "#app/ui/day/report-cards.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useUnsentFields } from "#app/ui/unsent-forms.tsx";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(page?.title ?? m.day_page(), m.day_description());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "use the drawer");
  const day = params.date ?? currentDay();
  const showsFigures = new URL(request.url).searchParams.has("figures");
  const page = orNotFound(dayPage(user, day, { showsFigures }));
  return { ...page, constraint: formConstraint(closingForm) };
}

export default function Day() {
  const page = useLoaderData<typeof loader>();
  const { day, title, isClosed, isToday, isOpen, isCounted, report, previous, next } = page;
  const state = isClosed
    ? m.day_closedOn({ closedAt: page.closedAt ?? "" })
    : page.isPast
      ? m.day_notClosed()
      : m.day_open();
  return (
    <Page
      title={title}
      intro={[isToday && m.shared_today(), state].filter(Boolean).join(" · ")}
      className="day-page"
      actions={
        isClosed &&
        report && (
          <>
            <PrintButton />
            {page.sendsEmails && (
              <OnceButton
                action={`/admin/day/${day}/email`}
                label={m.day_email()}
                ariaLabel={m.day_emailReport()}
                pendingLabel={m.shared_sending()}
                icon="mail"
                variant="secondary"
              />
            )}
            <DownloadLink href={`/admin/day/export.csv?from=${day}&to=${day}`}>CSV</DownloadLink>
          </>
        )
      }
    >
      <nav className="row between" aria-label={m.admin_days()}>
        <QuietLink to={`/admin/day/${previous.day}`} icon="chevron-left">
          {previous.name}
        </QuietLink>
        {next && (
          <QuietLink to={`/admin/day/${next.day}`}>
            {next.name}
            <Icon name="chevron-right" />
          </QuietLink>
        )}
      </nav>
      {page.first && isOpen && page.mayClose && (
        <Notice
          tone="warn"
          action={
            <SecondaryLink to={`/admin/day/${page.first.day}`} size="small">
              {m.day_closeItFirst()}
            </SecondaryLink>
          }
        >
          {m.day_isStillOpen({ name: page.first.name })}
        </Notice>
      )}
      {page.isTomorrow && <Notice>{m.day_closedToday()}</Notice>}
      {page.reopened && <Notice>{page.reopened}</Notice>}
      {page.isPast && <Notice>{m.day_drawerNotCounted()}</Notice>}
      {isOpen && page.mayClose && (
        <p className="not-printed">
          <Link to={isCounted ? `/admin/day/${day}?figures` : `/admin/day/${day}`}>
            {isCounted ? m.day_figuresSoFar() : m.day_countTheCash()}
          </Link>
        </p>
      )}
      {isCounted ? (
        <DaySteps page={page} />
      ) : (
        page.entries.length > 0 && (
          <Card title={m.day_cashInAndOut()}>
            <DrawerEntries day={day} entries={page.entries} isOpen={false} />
          </Card>
        )
      )}
      {report ? (
        <ReportCards report={report} />
      ) : (
        isClosed && (
          <EmptyState
            illustration="/illustrations/empty-orders.svg"
            title={m.day_thisDayIsClosed()}
          >
            {m.day_reportAccess()}
          </EmptyState>
        )
      )}
      {page.reopensClosingOf && <ReopeningForm day={day} closedAt={page.reopensClosingOf} />}
      {page.recent.length > 0 && <RecentDays days={page.recent} current={day} />}
    </Page>
  );
}

/** Opening, drawer and closing; only the next step is unfolded, and steps with unsaved input. */
function DaySteps({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { day, opening, entries, isClosable, isToday } = page;
  const closes = isClosable && !isToday;
  const isOpening = !opening && !closes;
  const hasFloat = useUnsentFields(`/admin/day/${day}/opening`) !== undefined;
  const hasEntry = useUnsentFields(`/admin/day/${day}/entries`) !== undefined;
  const hasCount = useUnsentFields(`/admin/day/${day}/shifts`) !== undefined;
  return (
    <>
      <DayStep
        number={1}
        title={m.day_openTheDrawer()}
        note={opening ? openingText(opening) : undefined}
        isCurrent={isOpening || hasFloat}
      >
        {!opening && <OpeningForm day={day} />}
      </DayStep>
      <DayStep
        number={2}
        title={m.day_cashInAndOut()}
        isCurrent={(!isOpening && !closes) || hasEntry || hasCount}
      >
        <DrawerEntries day={day} entries={entries} isOpen />
        {opening && <ShiftForm key={page.shiftCount} day={day} />}
      </DayStep>
      {isClosable && (
        <DayStep number={3} title={m.day_closeTheDay()} isCurrent={closes}>
          <ClosingForm
            key={day}
            day={day}
            unfinished={page.unfinished}
            constraint={page.constraint}
          />
        </DayStep>
      )}
    </>
  );
}

function openingText({ floatPaise, at, by }: NonNullable<DayPage["opening"]>): string {
  const float = formatRupees(floatPaise);
  return by ? m.day_openedByAt({ float, at, by }) : m.day_openedWithAt({ float, at });
}

type RecentDaysProps = {
  days: { day: string; name: string; differencePaise: number }[];
  current: string;
};

function RecentDays({ days, current }: RecentDaysProps) {
  return (
    <Card
      title={m.day_closedDays()}
      className="not-printed"
      actions={
        <QuietLink to="/admin/reports" icon="chart">
          {m.day_weeksAndMonths()}
        </QuietLink>
      }
    >
      <ul className="day-list">
        {days.map(({ day, name, differencePaise }) => (
          <li key={day}>
            <Link to={`/admin/day/${day}`} aria-current={day === current ? "page" : undefined}>
              {name}
            </Link>
            <Badge tone={differencePaise === 0 ? "good" : "warn"}>
              {differencePaise === 0 ? m.day_exact() : differenceText(differencePaise)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
