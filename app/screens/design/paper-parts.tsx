import type { KitchenTicket, OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { PrintedBill } from "#app/ui/orders/printed-bill.tsx";
import { PrintedKitchenTicket } from "#app/ui/orders/printed-kitchen-ticket.tsx";
import { Section } from "#app/ui/section.tsx";

const items: OrderTicket["items"] = [
  {
    id: "1",
    name: "Classic Pani Puri",
    quantity: 2,
    pricePaise: 8000,
    totalPaise: 16000,
    wishes: ["Extra spicy", "Tangy water"],
    specialInstructions: "Water in a bottle of its own",
  },
  {
    id: "2",
    name: "मलई कुल्फी",
    quantity: 1,
    pricePaise: 6000,
    totalPaise: 6000,
    wishes: [],
    specialInstructions: "",
  },
];

const order = {
  orderNumber: "CP-20260221-1042",
  status: "preparing",
  deliveryType: "delivery",
  customerName: "Saraswati Deshpande-Kulkarni",
  items,
  notes: "Ring twice, the bell sticks.",
} as const;

const kitchen: KitchenTicket = {
  ...order,
  shortNumber: "1042",
  placedAt: "Feb 21, 7:42 PM",
  dueAt: "8:12 PM",
  startsAt: null,
  plates: 3,
};

const bill: OrderTicket = {
  ...order,
  id: "1042",
  placedOn: "Feb 21, 2026",
  placedAt: "7:42 PM",
  dueAt: null,
  email: "saraswati@chatpata.test",
  phone: "+91 98220 12345",
  phoneHref: "tel:+919822012345",
  address: ["12 Apte Road", "Pune", "Maharashtra 411004"],
  deliveryInstructions: "",
  subtotalPaise: 22000,
  deliveryFeePaise: 0,
  totalPaise: 22000,
  paymentMethod: "UPI",
  isPaid: true,
  paidAt: "Feb 21, 2026, 7:43 PM",
  cancellationReason: "",
  isFinal: false,
  steps: [],
};

export function PaperParts() {
  return (
    <Section
      title="On paper"
      intro="For a roll of 80 mm; everything else leaves the page when it is printed."
      action={<PrintButton />}
    >
      <div className="row">
        <PrintedKitchenTicket ticket={kitchen} />
        <PrintedBill
          ticket={bill}
          numbers={{ gstin: "27ABCDE1234F1Z5", fssai: "11525036000123" }}
        />
      </div>
    </Section>
  );
}
