import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import type { TodaysOverview as Today } from "#app/domain/reports/reports.ts";
import { eventsUrl } from "../events/events-view.ts";
import { Price } from "../price.tsx";
import { Section } from "../section.tsx";
import { Stat, Stats } from "../stat.tsx";
import { formatCount } from "./format-count.ts";

export function TodaysOverview({ today }: { today: Today }) {
  return (
    <Section title="Today's Overview" intro={`Shop: ${today.shop}`}>
      <Stats>
        <Stat
          label="Pending Orders"
          value={formatCount(today.pending)}
          hint={`${formatCount(today.inTheKitchen)} in the kitchen`}
          to={allOrdersList.url({ status: "pending" })}
        />
        <Stat
          label="Orders Today"
          value={formatCount(today.orders)}
          hint={`${formatCount(today.delivered)} delivered`}
        />
        <Stat
          label="Ordered Today"
          value={<Price paise={today.orderedPaise} />}
          hint={
            <>
              <Price paise={today.deliveredPaise} /> delivered
            </>
          }
        />
        <Stat
          label="Events Today"
          value={formatCount(today.events)}
          hint={`${formatCount(today.guests)} guests`}
          to={eventsUrl({})}
        />
      </Stats>
    </Section>
  );
}
