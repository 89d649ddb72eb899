import { m } from "#messages";

/** What a bill calls charges, and why a credit note was issued: bills keep them in English. */
const kept: Record<string, () => string> = {
  Delivery: m.shared_delivery,
  Packing: m.bills_packing,
  "Tip for the kitchen": m.shared_tipForTheKitchen,
  "Service charge": m.shared_serviceCharge,
  Setup: m.bills_setup,
  Catering: m.shared_catering,
  Refunded: m.bills_refunded,
  Changed: m.bills_orderChanged,
  Cancelled: m.bills_orderCancelled,
};

/** In the reader's language; names of dishes stay as they are. */
export function keptName(name: string, isOfEvent = false): string {
  const [, of] = (isOfEvent && /^(.+) package$/.exec(name)) || [];
  return of ? m.bills_package({ name: of }) : (kept[name]?.() ?? name);
}
