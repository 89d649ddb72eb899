import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { doneToOrder } from "#app/domain/fulfilment/done-to-order.server.ts";
import { dishToCookText, type StationToCook } from "#app/domain/kitchen/cook-now.ts";
import { kitchenBoard } from "#app/domain/kitchen/kitchen-board.server.ts";
import { recallableTickets } from "#app/domain/kitchen/recall.server.ts";
import { changedRow } from "#app/domain/lists/changed-row.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { printFailures } from "#app/domain/printing/print-failures.server.ts";
import { kitchenUrl, NO_STATION } from "#app/domain/stations/station.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import styles from "#app/styles/admin/kitchen.css?url";
import { QuietLink } from "#app/ui/button.tsx";
import { CHECK_SECONDS } from "#app/ui/connection/connection.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { KitchenTicket } from "#app/ui/kitchen/kitchen-ticket.tsx";
import { Recall } from "#app/ui/kitchen/recall.tsx";
import { useNumberKeys } from "#app/ui/kitchen/use-number-keys.ts";
import { WakeLock } from "#app/ui/kitchen/wake-lock.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PrintFailures } from "#app/ui/printing/print-failures.tsx";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useReload } from "#app/ui/use-reload.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => pageMeta(m.shared_kitchen(), m.kitchen_description());

export const handle = SHOWS_NEWS;

const idOf = ({ id }: { id: string }) => id;
/** Tickets that still have to be made here, whose buttons have numbers. */
const isToMake = ({ isMadeHere }: { isMadeHere: boolean }) => !isMadeHere;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "prepare orders");
  const query = new URL(request.url).searchParams;
  const station = query.get("station") || null;
  const changedId = changedRow(query)?.id;
  const changed = changedId ? findOrder(user, changedId) : null;
  const recalls = query.has("recall");
  const { tickets, ...board } = kitchenBoard(station, changed);
  return {
    ...board,
    tickets: tickets.map((ticket) => ({
      ...ticket,
      done: changed?.id === ticket.id ? doneToOrder(user, changed) : null,
    })),
    prints: printFailures(),
    recalled: recalls ? recallableTickets(user) : null,
    station,
    refreshSeconds: CHECK_SECONDS,
    refreshTo: kitchenUrl(station, recalls),
  };
}

export default function Kitchen() {
  const { tickets, cookNow, prints, recalled, station, isShortened, leavesInMs } =
    useLoaderData<typeof loader>();
  const list = kitchenUrl(station, recalled !== null);
  useNumberKeys();
  useReloadAfter(leavesInMs, tickets);
  return (
    <Page title={m.shared_kitchen()} hideTitle className="kitchen">
      <StationTabs />
      <QuietLink
        to={kitchenUrl(station, recalled === null)}
        title={m.kitchen_recallHint()}
        aria-current={recalled !== null ? "true" : undefined}
        preventScrollReset
      >
        {m.kitchen_recall()}
      </QuietLink>
      <CookNow stations={cookNow} />
      {recalled && <Recall tickets={recalled} returnTo={list} />}
      <PrintFailures {...prints} returnTo={list} />
      {isShortened && (
        <Notice tone="warn">{m.kitchen_firstOrdersShown({ count: tickets.length })}</Notice>
      )}
      <StillRows list={list} loaded={tickets} idOf={idOf}>
        {(shown) => (
          <ol className="kitchen-tickets">
            {shown.map((ticket, place) => (
              <KitchenTicket
                key={ticket.id}
                ticket={ticket}
                returnTo={list}
                place={place}
                shortcut={shown.filter(isToMake).slice(0, 9).indexOf(ticket) + 1 || undefined}
              />
            ))}
          </ol>
        )}
      </StillRows>
      {tickets.length === 0 && (
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title={m.kitchen_nothingToCook()}
        >
          {m.kitchen_emptyHint()}
        </EmptyState>
      )}
      <WakeLock />
    </Page>
  );
}

/** A ready ticket leaves even if nothing has changed. `loaded`: restarts the timer. */
function useReloadAfter(delayMs: number | null, loaded: unknown): void {
  const reload = useReload();
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(reload, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, loaded, reload]);
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

/** A column next to the tickets, once it is unfolded. */
function CookNow({ stations }: { stations: StationToCook[] }) {
  if (stations.length === 0) return null;
  return (
    <details className="cook-now">
      <summary>{m.kitchen_cookNow()}</summary>
      {stations.map(({ id, name, dishes }) => (
        <div key={id ?? "other"}>
          {name && <h2>{name}</h2>}
          <ul className="plain-list">
            {dishes.map((dish) => (
              <li key={dish.name}>{dishToCookText(dish)}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

export const ErrorBoundary = loadFailure(m.shared_kitchen, m.kitchen_failedToLoadTheOrders);
