import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { kitchenBoard } from "#app/domain/kitchen/kitchen-board.server.ts";
import { translated } from "#app/domain/language/translated.ts";
import { printFailures } from "#app/domain/printing/print-failures.server.ts";
import { kitchenUrl, NO_STATION } from "#app/domain/stations/station.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import styles from "#app/styles/admin/kitchen.css?url";
import { CHECK_SECONDS } from "#app/ui/connection/connection.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CookNow } from "#app/ui/kitchen/cook-now.tsx";
import { KitchenTicket } from "#app/ui/kitchen/kitchen-ticket.tsx";
import { WakeLock } from "#app/ui/kitchen/wake-lock.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { Notice } from "#app/ui/notice.tsx";
import { LoadFailureScreen } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PrintFailures } from "#app/ui/printing/print-failures.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

const groups = [
  translated({ id: "cancelled", title: m.shared_cancelled }),
  translated({ id: "new", title: m.shared_new }),
  translated({ id: "cooking", title: m.shared_cooking }),
  translated({ id: "ready", title: m.shared_ready }),
] as const;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => pageMeta(m.shared_kitchen(), m.kitchen_description());

export const handle = SHOWS_NEWS;

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "prepare orders");
  const station = new URL(request.url).searchParams.get("station") || null;
  return {
    ...kitchenBoard(station),
    prints: printFailures(),
    station,
    refreshSeconds: CHECK_SECONDS,
  };
}

export default function Kitchen() {
  const { tickets, cookNow, prints, station, isShortened } = useLoaderData<typeof loader>();
  const returnTo = kitchenUrl(station);
  return (
    <Page title={m.shared_kitchen()} className="kitchen">
      <StationTabs />
      <WakeLock />
      <PrintFailures {...prints} returnTo={returnTo} />
      {isShortened && (
        <Notice tone="warn">{m.kitchen_firstOrdersShown({ count: tickets.length })}</Notice>
      )}
      <CookNow stations={cookNow} />
      {tickets.length === 0 && (
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title={m.kitchen_nothingToCook()}
        >
          {m.kitchen_emptyHint()}
        </EmptyState>
      )}
      {groups.map(({ id, title }) => {
        const ofGroup = tickets.filter(({ group }) => group === id);
        return (
          ofGroup.length > 0 && (
            <section key={id} aria-labelledby={`kitchen-${id}`}>
              <h2 id={`kitchen-${id}`}>
                {title} <span className="count-badge">{ofGroup.length}</span>
              </h2>
              <ol className="kitchen-tickets">
                {ofGroup.map((ticket) => (
                  <KitchenTicket key={ticket.id} ticket={ticket} returnTo={returnTo} />
                ))}
              </ol>
            </section>
          )
        );
      })}
    </Page>
  );
}

function StationTabs() {
  const { stations, station, hasOtherDishes } = useLoaderData<typeof loader>();
  if (stations.length === 0) return null;
  const others = hasOtherDishes || station === NO_STATION;
  const places = [
    { id: null, name: m.shared_all() },
    ...stations,
    ...(others ? [{ id: NO_STATION, name: m.kitchen_otherDishes() }] : []),
  ];
  return (
    <Tabs
      label={m.kitchen_stations()}
      tabs={places.map(({ id, name }) => ({
        label: name,
        to: kitchenUrl(id),
        current: id === station,
      }))}
    />
  );
}

export function ErrorBoundary() {
  return (
    <LoadFailureScreen title={m.shared_kitchen()} message={m.kitchen_failedToLoadTheOrders()} />
  );
}
