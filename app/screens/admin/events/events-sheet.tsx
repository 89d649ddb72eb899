import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "#app/domain/clock.ts";
import { daysOfSheet, eventDaysSheet, MAX_SHEET_DAYS } from "#app/domain/events/event-days-url.ts";
import { eventRow } from "#app/domain/events/event-ticket.ts";
import { kitchenQuantities } from "#app/domain/events/kitchen-quantities.ts";
import { eventsBetween } from "#app/domain/events/queries.server.ts";
import { shoppingList } from "#app/domain/events/shopping.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { KitchenQuantities } from "#app/ui/events/kitchen-sheet.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { ShoppingTable } from "#app/ui/events/shopping-table.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.events_kitchenSheet());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "run catering");
  const { from, to } = daysOfSheet(new URL(request.url).searchParams);
  const events = eventsBetween(from, to);
  return {
    from,
    to,
    rows: events.map(eventRow),
    lines: kitchenQuantities(events),
    shopping: shoppingList(events),
  };
}

export default function EventsSheet() {
  const { from, to, rows, lines, shopping } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.events_kitchenSheet()}
      className="page-roomy"
      intro={m.events_sheetIntro({ days: MAX_SHEET_DAYS })}
      actions={<PrintButton />}
    >
      <FilterForm
        key={`${from} ${to}`}
        action={eventDaysSheet.url()}
        label={m.events_kitchenSheet()}
      >
        <Field meta={plainMeta("from", { value: from })} label={m.shared_from()} type="date" />
        <Field meta={plainMeta("to", { value: to })} label={m.admin_until()} type="date" />
      </FilterForm>
      <article className="kitchen-sheet stack">
        <h2>{`${formatDay(from)} – ${formatDay(to)}`}</h2>
        {rows.length === 0 ? (
          <p>{m.events_noEventsFound()}</p>
        ) : (
          <>
            <ul>
              {rows.map((event) => (
                <li key={event.id}>
                  <Link to={`/admin/events/${event.id}/sheet`}>
                    {event.day}, {event.time}: {event.eventName}
                  </Link>{" "}
                  <span className="muted">
                    {m.catering_guestCount({ guestCount: event.guestCount })}
                  </span>
                </li>
              ))}
            </ul>
            <section className="stack stack-small">
              <h2>{m.events_toMake()}</h2>
              <KitchenQuantities lines={lines} />
            </section>
            <ShoppingTable shopping={shopping} />
          </>
        )}
      </article>
    </Page>
  );
}
