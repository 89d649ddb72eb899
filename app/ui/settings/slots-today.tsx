import { m } from "#messages";
import { Card } from "../card.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Disclosure } from "../disclosure.tsx";

type SlotUse = { time: string; orders: string; plates: string };
type SlotsTodayProps = {
  today: { deliveryType: "delivery" | "pickup"; orderCount: number; slots: SlotUse[] }[];
};

/** Empty without slots. */
export function SlotsToday({ today }: SlotsTodayProps) {
  const withSlots = today.filter(({ slots }) => slots.length > 0);
  if (withSlots.length === 0) return null;
  return (
    <Card title={m.settings_todaysSlots()}>
      {withSlots.map(({ deliveryType, orderCount, slots }) => (
        <Disclosure
          key={deliveryType}
          summary={
            deliveryType === "pickup"
              ? m.settings_pickupOrdersToCome({ count: orderCount })
              : m.settings_deliveryOrdersToCome({ count: orderCount })
          }
        >
          <Pairs
            rows={slots.map(({ time, orders, plates }) => [
              time,
              m.settings_ordersPlates({ orders, plates }),
            ])}
          />
        </Disclosure>
      ))}
    </Card>
  );
}
