import { m } from "#messages";
import type { ChangeTicket, KitchenTicket } from "../orders/order-ticket.ts";
import { shop } from "../shop.ts";
import { printableText } from "./code-page.ts";
import { bold, center, columns, large, type PrintDocument, rule, text } from "./document.ts";
import { withinDrawingLimits } from "./drawing-limits.ts";

/** Some older orders have notes that consist of invisible characters. */
const hasText = (typed: string | undefined | null) => printableText(typed ?? "").trim() !== "";

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(" · ");

/** The dishes to make. `isOfStation` selects the items of a station. */
export function ticketDocument(
  ticket: KitchenTicket,
  isOfStation: (itemId: string) => boolean = () => true,
): PrintDocument {
  const { token, changedAt, startsAt, notes, plates, orderNumber } = ticket;
  const items = ticket.items.filter(({ id }) => isOfStation(id));
  return withinDrawingLimits([
    ...(ticket.status === "cancelled" ? [text(m.printing_cancelled(), large)] : []),
    text(m.shared_token({ token }), large),
    text(ticket.handover.toUpperCase(), { ...center, ...bold }),
    text(m.printing_due({ dueAt: ticket.dueAt }), { ...center, ...bold }),
    ...(changedAt ? [text(m.printing_changedAt({ changedAt }), center)] : []),
    ...(startsAt ? [text(m.printing_startAt({ startsAt }), center)] : []),
    rule,
    ...items.flatMap(({ quantity, name, combo, choices, specialInstructions }) => [
      text(`${quantity} × ${name}`, { isBold: true, isLarge: true }),
      ...(combo ? [text(`  (${combo})`)] : []),
      ...choices.map((choice) => text(`  ${choice}`, bold)),
      ...(hasText(specialInstructions) ? [text(`  “${specialInstructions}”`, bold)] : []),
    ]),
    rule,
    ...(hasText(notes) ? [text(notes, bold), rule] : []),
    text(joined(m.shared_plates({ count: plates }), ticket.customerName, ticket.zoneName)),
    text(joined(orderNumber, ticket.placedAt, ticket.takenBy)),
  ]);
}

/** Only the differences of a change. */
export function changeDocument(
  ticket: ChangeTicket,
  isOfStation: (dishName: string) => boolean = () => true,
): PrintDocument {
  const items = ticket.items.filter(({ name }) => isOfStation(name));
  return withinDrawingLimits([
    text(m.shared_token({ token: ticket.token }), large),
    text(m.printing_changeTicketTitle({ changedAt: ticket.changedAt }), { ...center, ...bold }),
    rule,
    ...items.map((item) => text(item.text, { isBold: true, isLarge: true })),
    ...ticket.terms.map((term) => text(term, bold)),
    ...(hasText(ticket.notes) ? [text(ticket.notes, bold)] : []),
    rule,
    text(joined(ticket.customerName, ticket.zoneName)),
    text(ticket.orderNumber),
  ]);
}

/** For the customer, who waits until the token is called. */
export function tokenDocument(ticket: KitchenTicket): PrintDocument {
  return [
    text(shop.name, { ...center, ...bold }),
    text(m.printing_tokenTitle(), center),
    text(ticket.token, large),
    text(ticket.handover, center),
    text(m.printing_readyAbout({ dueAt: ticket.dueAt }), center),
    rule,
    text(joined(ticket.orderNumber, ticket.placedAt)),
  ];
}

/** Shows whether both scripts, the paper width and the cutter work. */
export function testDocument(printerName: string, printedAt: string): PrintDocument {
  return [
    text(shop.name, large),
    text(shop.nameDevanagari, large),
    text(m.printing_testPageOf({ printerName }), center),
    rule,
    columns(m.printing_left(), m.printing_right()),
    columns(m.printing_paniPuri(), "₹120"),
    rule,
    text(printedAt, center),
  ];
}

/** Marks a print as a copy of an earlier one. */
export function asCopy(document: PrintDocument): PrintDocument {
  return [text(m.printing_copy(), large), ...document];
}
