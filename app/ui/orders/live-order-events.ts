export type OrderEvents = { version: number; total: number; pending: number };

/** Without live updates, the list reloads at this interval. */
export const ORDERS_REFRESH_SECONDS = 15;

const pluralRules = new Intl.PluralRules("en");

export function arrivalMessage(arrived: number, pending: number): string {
  const orders = pluralRules.select(arrived) === "one" ? "order" : "orders";
  return `${arrived} new ${orders}, ${pending} pending`;
}
