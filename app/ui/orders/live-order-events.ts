export type OrderEvents = { version: number; total: number; pending: number };

/** How often the list is loaded anew where nothing tells it of changes. */
export const ORDERS_REFRESH_SECONDS = 15;

const few = new Intl.PluralRules("en");

export function arrivalMessage(arrived: number, pending: number): string {
  const orders = few.select(arrived) === "one" ? "order" : "orders";
  return `${arrived} new ${orders}, ${pending} pending`;
}
