import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { orderStatuses, orderStatusLabel } from "#app/domain/orders/status.ts";
import { Stat, Stats } from "../details/stat.tsx";
import { formatCount } from "./format-count.ts";

export function OrdersByStatus({ counts }: { counts: Record<string, number> }) {
  return (
    <Stats>
      {orderStatuses.map((status) => (
        <Stat
          key={status}
          label={orderStatusLabel(status)}
          value={formatCount(counts[status] ?? 0)}
          to={allOrdersList.url({ status })}
        />
      ))}
    </Stats>
  );
}
