import { dayInPune, instantInPune } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import { statementCredits, statements } from "#db/schema/payments.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { type Demo, MINUTE_MS } from "./demo.ts";
import { changeOf, writePayments } from "./order-payments.ts";
import { writeChanges } from "./order-rows.ts";

const CLAIMS = 6;

type UnpaidOrder = {
  id: string;
  userId: string;
  customerName: string;
  totalPaise: number;
  createdAt: number;
};

const lastUnpaid = sqlite.prepare<[number], UnpaidOrder>(
  `select id, user_id userId, customer_name customerName, total_paise totalPaise, created_at createdAt
   from orders
   where payment_method = 'upi' and payment_status = 'pending' and status <> 'cancelled'
     and user_id is not null
     and not exists (select 1 from payments where order_id = orders.id)
   order by seq desc limit ?`,
);

const insertStatement = bulkInsert(statements);
const insertCredit = bulkInsert(statementCredits);

const setClaimed = sqlite.prepare("update orders set claimed_paise = ? where id = ?");

type Credit = { reference: string; amountPaise: number; from: string };

/** The bank's statement: the payments of the first claims, one with a different amount, and two that nobody claims. */
function creditsOf(claims: Credit[], anyReference: () => string): Credit[] {
  const claimed = claims
    .slice(0, CLAIMS - 2)
    .map((claim, at) => (at === 3 ? { ...claim, amountPaise: claim.amountPaise - 500 } : claim));
  const unclaimed = [
    { reference: anyReference(), amountPaise: 45_000, from: "KULKARNI CATERING" },
    { reference: anyReference(), amountPaise: 12_300, from: "SAI TRADERS" },
  ];
  return [...claimed, ...unclaimed];
}

/** Some customers say that they have paid by UPI, and the bank reports most of it. Returns how many claims there are. */
export function fillClaims(demo: Demo): number {
  const { random, idAt, untilMs, adminId } = demo;
  const anyReference = () => `6325${random.integer(10_000_000, 89_999_999)}`;
  const claims = lastUnpaid.all(CLAIMS).map(({ id, userId, ...order }): Credit => {
    const { totalPaise: amountPaise, customerName: from } = order;
    const reference = anyReference();
    const atMs = order.createdAt + 3 * MINUTE_MS;
    const claim = { kind: "claim", method: "upi", amountPaise, reference, atMs } as const;
    writePayments(demo, { orderId: id, eventId: null }, [claim], userId);
    writeChanges(demo, id, userId, [changeOf(claim)]);
    setClaimed.run(amountPaise, id);
    return { reference, amountPaise, from };
  });
  const credits = creditsOf(claims, anyReference);
  const statementId = idAt(untilMs);
  const day = dayInPune(new Date(untilMs));
  const counts = { creditCount: credits.length, newCount: credits.length };
  const name = `statement-${day}.csv`;
  insertStatement({ id: statementId, name, byUserId: adminId, ...counts, createdAt: untilMs });
  for (const { from, ...credit } of credits) {
    const description = `UPI/CR/${credit.reference}/${from.toUpperCase().slice(0, 20)}`;
    insertCredit({
      ...credit,
      id: idAt(untilMs),
      statementId,
      fingerprint: `utr ${credit.reference}`,
      receivedAt: instantInPune(day, 0).getTime(),
      hasTime: 0,
      description,
      createdAt: untilMs,
    });
  }
  return claims.length;
}
