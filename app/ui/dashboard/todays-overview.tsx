import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import type { TodaysOverview as Today } from "#app/domain/reports/reports.ts";
import { m } from "#messages";
import { Stat, Stats } from "../details/stat.tsx";
import { Price } from "../dish/price.tsx";
import { eventsUrl } from "../events/events-view.ts";
import { Section } from "../section.tsx";

export function TodaysOverview({ today, action }: { today: Today; action: ReactNode }) {
  return (
    <Section
      title={m.dashboard_todaysOverview()}
      intro={m.dashboard_shop({ shop: today.shop })}
      action={action}
    >
      <Stats>
        <Stat
          label={m.dashboard_pendingOrders()}
          value={formatNumber(today.pending)}
          hint={m.dashboard_inTheKitchen({ inTheKitchen: formatNumber(today.inTheKitchen) })}
          to={allOrdersList.url({ status: "pending" })}
        />
        <Stat
          label={m.dashboard_ordersToday()}
          value={formatNumber(today.orders)}
          hint={m.reports_delivered({ delivered: formatNumber(today.delivered) })}
        />
        <Stat
          label={m.dashboard_orderedToday()}
          value={<Price paise={today.orderedPaise} />}
          hint={
            <ParaglideMessage
              message={m.dashboard_valueDelivered}
              inputs={{ value: formatRupees(today.deliveredPaise) }}
              markup={{ price: ({ children }) => <span className="price">{children}</span> }}
            />
          }
        />
        <Stat
          label={m.dashboard_eventsToday()}
          value={formatNumber(today.events)}
          hint={m.dashboard_guests({ guests: formatNumber(today.guests) })}
          to={eventsUrl({})}
        />
      </Stats>
    </Section>
  );
}
