import { Card } from "../card.tsx";
import { Table } from "../table.tsx";

type SlotUse = { time: string; orders: string; plates: string };
type SlotsTodayProps = {
  today: { deliveryType: "delivery" | "pickup"; slots: SlotUse[] }[];
};

/** Nothing without slots. */
export function SlotsToday({ today }: SlotsTodayProps) {
  return today
    .filter(({ slots }) => slots.length > 0)
    .map(({ deliveryType, slots }) => (
      <Card
        key={deliveryType}
        title={`Today's slots: ${deliveryType === "pickup" ? "Pickup" : "Delivery"}`}
      >
        <Table
          caption={`Slots of today, ${deliveryType}`}
          columns={[
            { label: "Time", rowHeader: true, cell: ({ time }) => time },
            { label: "Orders", numeric: true, cell: ({ orders }) => orders },
            { label: "Plates", numeric: true, cell: ({ plates }) => plates },
          ]}
          rows={slots}
          rowKey={({ time }) => time}
        />
      </Card>
    ));
}
