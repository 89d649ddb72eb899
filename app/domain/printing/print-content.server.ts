import { billSlip, orderFacts } from "../bills/bill-slip.ts";
import { billsOfOrder, orderBills } from "../bills/queries.server.ts";
import { formatDateTime, now } from "../clock.ts";
import { findBusinessDay } from "../day/business-days.server.ts";
import { inKitchenLanguage, kitchenOrder } from "../kitchen/kitchen-language.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { localOrder } from "../orders/local-order.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import { changesOfOrder } from "../orders/order-history.server.ts";
import { changeTicket, kitchenTicket } from "../orders/order-ticket.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { CANCELLED } from "../printers/queue-prints.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { stationsOfDishes } from "../stations/stations.server.ts";
import { billDocument, orderBillDocument } from "./bill-documents.ts";
import { dayDocument } from "./day-document.ts";
import type { PrintDocument } from "./document.ts";
import type { DuePrint } from "./due-prints.server.ts";
import {
  asCopy,
  changeDocument,
  testDocument,
  ticketDocument,
  tokenDocument,
} from "./kitchen-documents.ts";

/** Selects the items that a station makes. Items without a station go to all stations. */
function partOf(order: Order, stationId: string | null) {
  if (!stationId) return {};
  const lines = order.items.flatMap((item) => [item, ...item.parts]);
  const stations = stationsOfDishes(lines.flatMap(({ productId }) => productId ?? []));
  const isElsewhere = ({ productId }: Pick<OrderItem, "productId">) =>
    (stations.get(productId ?? "") ?? stationId) !== stationId;
  const others = lines.filter(isElsewhere);
  const ids = new Set(others.map(({ id }) => id));
  return {
    hasItem: (itemId: string) => !ids.has(itemId),
    // A combo's dish is listed with the name of the combo after its own. Dishes that are no longer
    // in the order go to every station.
    hasDish: (name: string) =>
      !others.some((other) => name === other.name || name.startsWith(`${other.name} (`)),
  };
}

function kitchenContent(order: Order, kind: string, revision: string, stationId: string | null) {
  const { hasItem, hasDish } = partOf(order, stationId);
  const ticket = kitchenTicket(kitchenOrder(order));
  if (kind === "ticket" || revision === CANCELLED) {
    const isEmpty = hasItem && !ticket.items.some(({ id }) => hasItem(id));
    return isEmpty ? null : ticketDocument(ticket, hasItem);
  }
  const change = changesOfOrder(order).find(({ id }) => id === revision);
  if (!change) return null;
  const changed = changeTicket(order, change);
  const isEmpty =
    hasDish && changed.terms.length === 0 && !changed.items.some(({ name }) => hasDish(name));
  return isEmpty ? null : changeDocument(changed, hasDish);
}

function billContent(order: Order, billId: string): PrintDocument | null {
  return inLanguage(order.language, () => billDocumentOf(localOrder(order), billId));
}

function billDocumentOf(order: Order, billId: string): PrintDocument | null {
  if (!billId) return orderBillDocument(orderBills(order));
  const bill = billsOfOrder(order.id).find(({ id }) => id === billId);
  if (!bill) return null;
  return billDocument(billSlip(bill, undefined, orderFacts(order)), shopSettings().bill.fssai);
}

/** The whole ticket of an order, for printing without the shop's own printers. */
export function ticketContent(order: Order): PrintDocument {
  return inKitchenLanguage(() => ticketDocument(kitchenTicket(kitchenOrder(order))));
}

/** An order's bill or, if there is none yet, a slip with its amounts. */
export function orderBillContent(order: Order): PrintDocument | null {
  return billContent(order, billsOfOrder(order.id).find(({ kind }) => kind === "bill")?.id ?? "");
}

type Printed = Pick<DuePrint, "kind" | "orderId" | "revision" | "isCopy" | "mayBePrinted"> & {
  printer: Pick<DuePrint["printer"], "name" | "stationId">;
};

function contentOf({ kind, orderId, revision, printer }: Printed): PrintDocument | null {
  if (kind === "test") return testDocument(printer.name, formatDateTime(now()));
  if (kind === "day") {
    const report = findBusinessDay(revision)?.report;
    return report ? dayDocument(report) : null;
  }
  const order = orderId ? findAnyOrder(orderId) : undefined;
  if (!order) return null;
  if (kind === "bill") return billContent(order, revision);
  // The customer keeps the token.
  if (kind === "token") {
    return inLanguage(order.language, () => tokenDocument(kitchenTicket(order)));
  }
  return inKitchenLanguage(() => kitchenContent(order, kind, revision, printer.stationId));
}

/** The current content; null if there is nothing to print, such as a ticket without a dish of the station. */
export function printContent(job: Printed): PrintDocument | null {
  const document = contentOf(job);
  return document && (job.isCopy || job.mayBePrinted) ? asCopy(document) : document;
}
