import { z } from "zod";
import { may, permissions } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { pagingOutput } from "../lists/paging.ts";
import { pick } from "../pick.ts";
import type { HistoryEntry } from "./history.ts";
import type { Order, OrderChange } from "./order.ts";
import { orderHistory } from "./order-history.ts";
import type { OrderCard, OrderTicket, TicketItem } from "./order-ticket.ts";
import { type OrderOutput, orderOutput } from "./present-order.ts";
import { actionFor } from "./status-actions.ts";

// Fields that are not listed here concern money or contacts. docs/staff.md says who may read those.

const item = orderOutput.shape.items.element;
const part = item.shape.parts.element;
const options = z.array(
  item.shape.options.element.pick({ group: true, name: true, quantity: true }),
);

/** An order in the API with the fields for the kitchen. */
const kitchenOrderOutput = orderOutput
  .pick({
    _id: true,
    id: true,
    orderNumber: true,
    channel: true,
    tokenNumber: true,
    status: true,
    createdAt: true,
    promisedAt: true,
    dueAt: true,
    zone: true,
    deliveryType: true,
    eatsHere: true,
    tableNumber: true,
    notes: true,
    cancellationReason: true,
  })
  .extend({
    customer: orderOutput.shape.customer.pick({ name: true }),
    items: z.array(
      item
        .pick({ name: true, quantity: true, customizations: true, specialInstructions: true })
        .extend({
          options,
          parts: z.array(
            part
              .pick({ part: true, name: true, product: true, quantity: true })
              .extend({ options }),
          ),
          product: item.shape.product,
        }),
    ),
  });

const whole = permissions["see contacts and payments"].join(", ");
const kitchenFields = Object.keys(kitchenOrderOutput.shape).join(", ");
const whoReads = `In full for whoever placed it, and for ${whole}. Other staff read only ${kitchenFields}`;

export const readableOrderOutput = z.union([orderOutput, kitchenOrderOutput]).describe(whoReads);
export const readableOrderListOutput = z.object({
  items: z.array(readableOrderOutput).describe(whoReads),
  pagination: pagingOutput,
});
export type ReadableOrderOutput = z.output<typeof readableOrderOutput>;

/** An order on a page with the fields for the kitchen. */
const ticketFields = [
  "id",
  "orderNumber",
  "status",
  "deliveryType",
  "placedOn",
  "placedAt",
  "laterFor",
  "startsAt",
  "expectedAt",
  "token",
  "channel",
  "handover",
  "takenBy",
  "customerName",
  "notes",
  "zoneName",
  "changedAt",
  "cancellationReason",
  "isFinal",
  "isNotHome",
  "payBy",
  "rider",
  "isReady",
  "steps",
] as const satisfies (keyof OrderTicket)[];
const cardFields = [...ticketFields, "placed", "waiting"] as const;
const itemFields = ["id", "name", "quantity", "choices", "specialInstructions"] as const;

type KitchenItem = Pick<TicketItem, (typeof itemFields)[number]>;
export type ReadableItem = TicketItem | KitchenItem;
type OfKitchen<Fields> = Fields & { items: KitchenItem[] };
export type ReadableTicket =
  | OrderTicket
  | OfKitchen<Pick<OrderTicket, (typeof ticketFields)[number]>>;
export type ReadableCard = OrderCard | OfKitchen<Pick<OrderCard, (typeof cardFields)[number]>>;

export function seesContactsAndPayments(actor: User): boolean {
  return may(actor, "see contacts and payments");
}

export function readableOutput(
  actor: User,
  order: Pick<Order, "userId">,
  output: OrderOutput,
): ReadableOrderOutput {
  const isWhole = order.userId === actor.id || seesContactsAndPayments(actor);
  return isWhole ? output : kitchenOrderOutput.parse(output);
}

const kitchenItems = (items: TicketItem[]) => items.map((one) => pick(one, itemFields));

/** Only the steps that the person may take and the shop would accept. */
function stepsFor(actor: User, { steps }: Pick<OrderTicket, "steps">) {
  return { steps: steps.filter(({ to }) => may(actor, actionFor[to])) };
}

export function readableTicket(actor: User, ticket: OrderTicket): ReadableTicket {
  const steps = stepsFor(actor, ticket);
  if (seesContactsAndPayments(actor)) return { ...ticket, ...steps };
  return { ...pick(ticket, ticketFields), ...steps, items: kitchenItems(ticket.items) };
}

export function readableCard(actor: User, card: OrderCard): ReadableCard {
  const steps = stepsFor(actor, card);
  if (seesContactsAndPayments(actor)) return { ...card, ...steps };
  return { ...pick(card, cardFields), ...steps, items: kitchenItems(card.items) };
}

/** Expects the changes oldest first. */
export function readableHistory(actor: User, order: Order, changes: OrderChange[]): HistoryEntry[] {
  return orderHistory(order, changes, "staff", seesContactsAndPayments(actor));
}
