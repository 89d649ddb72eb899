import { sqlite } from "#db/client.server.ts";
import { DAY_MS, formatDate, formatDateTime, now } from "../clock.ts";
import { USED_TWICE } from "../ledger/ledger-reasons.ts";
import type { ClaimView, CreditView, Pair, StatementMatches } from "./match.ts";

/** A credit that belongs to no payment yet. */
type CreditRow = {
  id: string;
  reference: string;
  amountPaise: number;
  receivedAtMs: number;
  hasTime: number;
  description: string;
};

/** A claim that nobody has confirmed or rejected. */
type ClaimRow = {
  id: string;
  orderId: string;
  orderNumber: string;
  customerName: string;
  reference: string;
  amountPaise: number;
  claimedAtMs: number;
};

/** An order with an amount due. */
type OrderRow = Omit<ClaimRow, "id" | "reference" | "claimedAtMs"> & { placedAtMs: number };

// A credit whose payment staff had already recorded needs no attention.
const isOpen = `credit.payment_id is null and credit.ignored_at is null
  and not exists (
    select 1 from payment_references used join payments on payments.id = used.payment_id
    where used.reference = credit.reference and payments.kind = 'payment')`;

const creditColumns = `credit.id, credit.reference, credit.amount_paise amountPaise,
  credit.received_at receivedAtMs, credit.has_time hasTime, credit.description`;

const MAX_OPEN_CREDITS = 300;

const openCredits = sqlite.prepare<[], CreditRow>(`
  select ${creditColumns} from statement_credits credit
  where ${isOpen} order by credit.received_at desc limit ${MAX_OPEN_CREDITS}`);

const creditById = sqlite.prepare<[string], CreditRow>(`
  select ${creditColumns} from statement_credits credit where credit.id = ? and ${isOpen}`);

const openClaims = sqlite.prepare<[], ClaimRow>(`
  select claim.id, claim.order_id orderId, orders.order_number orderNumber,
    orders.customer_name customerName, claim.reference, claim.amount_paise amountPaise,
    claim.created_at claimedAtMs
  from payments claim join orders on orders.id = claim.order_id
  where claim.kind = 'claim'
    and not exists (select 1 from payments answer where answer.applies_to = claim.id)
  order by claim.created_at desc limit ${MAX_OPEN_CREDITS}`);

// Every open claim has its reference in payment_references.
const exactMatches = sqlite.prepare<[], { creditId: string; claimId: string }>(`
  select credit.id creditId, claim.id claimId
  from statement_credits credit
  join payment_references used on used.reference = credit.reference
  join payments claim on claim.id = used.payment_id
  where credit.payment_id is null and credit.ignored_at is null
    and claim.kind = 'claim' and claim.amount_paise = credit.amount_paise`);

const DAYS_SHOWN = 14;

const refusedClaims = sqlite.prepare<[number, string], ClaimRow & { usedFor: string | null }>(`
  select claim.id, claim.order_id orderId, orders.order_number orderNumber,
    orders.customer_name customerName, claim.reference, claim.amount_paise amountPaise,
    claim.created_at claimedAtMs, (
      select other.order_number from payment_references used
      join payments on payments.id = used.payment_id join orders other on other.id = payments.order_id
      where used.reference = claim.reference) usedFor
  from payments claim
  join payments answer on answer.applies_to = claim.id and answer.kind = 'reversal'
  join orders on orders.id = claim.order_id
  where claim.kind = 'claim' and claim.created_at > ? and answer.reason = ?
  order by claim.created_at desc limit 100`);

const unpaidOrders = sqlite.prepare<[], OrderRow>(`
  select id orderId, order_number orderNumber, customer_name customerName,
    total_paise - waived_paise - paid_paise amountPaise, created_at placedAtMs
  from orders
  where payment_status in ('pending', 'partly_paid') and status <> 'cancelled'
    and payment_method = 'upi'
  order by seq desc limit ${MAX_OPEN_CREDITS}`);

/** Credits whose reference and amount are those of an open claim. */
export function exactCreditMatches(): { creditId: string; claimId: string }[] {
  return exactMatches.all();
}

/** Undefined if there is none that is open. */
export function openCredit(id: string): CreditRow | undefined {
  return creditById.get(id);
}

export function presentCredit({ hasTime, receivedAtMs, ...credit }: CreditRow): CreditView {
  const at = new Date(receivedAtMs);
  return { ...credit, at: hasTime ? formatDateTime(at) : formatDate(at) };
}

function presentClaim({ claimedAtMs, ...claim }: ClaimRow): ClaimView {
  return { ...claim, at: formatDateTime(new Date(claimedAtMs)) };
}

/** A credit without a time counts for its whole day. */
function isNear(atMs: number, { receivedAtMs, hasTime }: CreditRow): boolean {
  const end = receivedAtMs + (hasTime ? 0 : DAY_MS);
  return atMs > receivedAtMs - DAY_MS && atMs < end + DAY_MS;
}

/** Matches open credits with open claims and unpaid orders. Matches are not stored. */
export function statementMatches(): StatementMatches {
  const [credits, claims, orders] = [openCredits.all(), openClaims.all(), unpaidOrders.all()];
  const byReference = new Map(claims.map((claim) => [claim.reference, claim]));
  const claimOf = (credit: CreditRow) =>
    credit.reference ? byReference.get(credit.reference) : undefined;
  const pairOf = (credit: CreditRow, order: ClaimRow | OrderRow): Pair => {
    const { orderId, orderNumber, customerName } = order;
    const claim = "claimedAtMs" in order ? presentClaim(order) : null;
    return { credit: presentCredit(credit), orderId, orderNumber, customerName, claim };
  };
  const claimed = credits.flatMap((credit) => {
    const claim = claimOf(credit);
    return claim ? [{ claim, pair: pairOf(credit, claim) }] : [];
  });
  const matched = new Set(claimed.map(({ claim }) => claim.id));
  const claimedOrders = new Set(claims.map(({ orderId }) => orderId));
  const candidates = [
    ...claims.filter(({ id }) => !matched.has(id)),
    ...orders.filter(({ orderId }) => !claimedOrders.has(orderId)),
  ];
  const suggestions = credits.flatMap((credit) => {
    if (claimOf(credit)) return [];
    const alike = candidates.filter(
      (candidate) =>
        candidate.amountPaise === credit.amountPaise &&
        isNear("claimedAtMs" in candidate ? candidate.claimedAtMs : candidate.placedAtMs, credit),
    );
    return alike.slice(0, 3).map((candidate) => pairOf(credit, candidate));
  });
  const suggested = new Set(suggestions.map(({ credit }) => credit.id));
  const isExact = ({ credit, claim }: Pair) => claim?.amountPaise === credit.amountPaise;
  const pairs = claimed.map(({ pair }) => pair);
  return {
    exact: pairs.filter(isExact),
    different: pairs.filter((pair) => !isExact(pair)),
    suggestions,
    unassigned: credits
      .filter((credit) => !claimOf(credit) && !suggested.has(credit.id))
      .map(presentCredit),
    unmatchedClaims: claims.filter(({ id }) => !matched.has(id)).map(presentClaim),
    usedTwice: refusedClaims
      .all(now().getTime() - DAYS_SHOWN * DAY_MS, USED_TWICE)
      .map(({ usedFor, ...claim }) => ({ ...presentClaim(claim), usedFor: usedFor ?? "" })),
  };
}
