import { dayInIndia } from "#app/domain/clock.ts";
import { type Books, cell } from "./books.ts";
import type { Differences } from "./differences.ts";
import { type Account, sum, type Tally } from "./tally.ts";

const isRefund = ({ Kind, State }: Books["online"][number]["rows"][number]) =>
  Kind === "refund" && State !== "failed";

/**
 * Compares what the provider received and returned on each calendar day, in the file and as the
 * provider reports it.
 */
export function compareOnline(differences: Differences, { online }: Books, tally: Tally): void {
  for (const { date, rows, page } of online) {
    const moved = [...tally.sales, ...tally.bookings].flatMap((account: Account) =>
      account.money
        .filter(({ method, at }) => method === "online" && dayInIndia(at) === date)
        .map((money) => ({ ...money, number: account.number })),
    );
    const payments = moved.filter(({ kind }) => kind === "payment");
    const refunds = moved.filter(({ kind, isReversed }) => kind === "refund" && !isReversed);
    const files = [
      ["Online payments", payments, rows.filter(({ Kind }) => Kind === "payment")],
      ["Online refunds", refunds, rows.filter(isRefund)],
    ] as const;
    for (const [what, told, found] of files) {
      const paise = sum(found.map((row) => cell(row, "Amount")));
      const name = `${what} in the file of ${date}`;
      differences.samePaise(name, paise, sum(told.map((one) => one.paise)), [...told]);
      differences.same(`The number of ${name}`, found.length, told.length);
    }
    const agreed = page.includes("Both sides agree") ? "nothing" : page;
    differences.same(`What differs from the provider on ${date}`, agreed, "nothing");
  }
}
