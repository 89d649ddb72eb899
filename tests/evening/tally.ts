import { addDays, dayInIndia } from "#app/domain/clock.ts";
import type { LedgerMethod } from "#app/domain/ledger/payment.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";

export type Method = LedgerMethod;

/** Money that changed hands. Incoming money is positive; a reversal takes back the row it refers to. */
export type Money = {
  kind: "payment" | "refund" | "reversal";
  method: Method;
  paise: number;
  /** The provider's fee; 0 if it did not come through the provider. */
  feePaise: number;
  /**
   * The person who took or returned it; for a reversal, the person who took the reversed payment.
   * Empty for the provider.
   */
  by: string;
  at: Date;
  day: string;
  isCarried: boolean;
  isReversed: boolean;
};

/** The amounts to pay and paid, of an order or a catering booking. */
export type Account = {
  id: string;
  number: string;
  totalPaise: number;
  isCancelled: boolean;
  /** Refunded as compensation, so that it need not be paid again. */
  forgivenPaise: number;
  /** The cancellation fee. */
  keptPaise: number;
  money: Money[];
};

export type Sale = Account & {
  channel: OrderOutput["channel"];
  method: OrderOutput["paymentMethod"];
  deliveryType: OrderOutput["deliveryType"];
  status: OrderOutput["status"];
  placedAt: Date;
  /** The day whose report contains it. */
  day: string;
  discountPaise: number;
  couponCode: string;
  tipPaise: number;
  /** The name of the account; empty at the counter. */
  customer: string;
  /** The day whose report counts its cancellation; empty unless it is cancelled. */
  cancelledOn: string;
  claim: { reference: string; paise: number } | null;
  /** Newest last, without undone ones. */
  steps: Step[];
  /** Whether any step was ever undone. */
  isUndone: boolean;
};

/** A status change, with the payment made at the same time. */
type Step = { from: Sale["status"]; at: Date; paid: Money | null };

type DrawerRow = {
  kind: "float" | "in" | "out" | "handover";
  day: string;
  at: Date;
  paise: number;
  /** The rider who handed it over; empty for anything else. */
  from: string;
};

export const paiseOf = (rupees: number) => Math.round(rupees * 100);
export const sum = (amounts: number[]) => amounts.reduce((total, paise) => total + paise, 0);
export const paidPaise = ({ money }: Account) => sum(money.map(({ paise }) => paise));
/** Online payments that were not refunded online. */
export const onlinePaise = ({ money }: Account) =>
  sum(money.filter(({ method }) => method === "online").map(({ paise }) => paise));
export const costPaise = (account: Account) =>
  account.isCancelled ? account.keptPaise : Math.max(0, account.totalPaise - account.forgivenPaise);
/** A positive amount is still due; a negative one is to be refunded. */
export const duePaise = (account: Account) => costPaise(account) - paidPaise(account);

/**
 * What everybody in the drill was told or did, added up without the shop: no figure here comes from
 * a page or a file under comparison.
 */
export class Tally {
  readonly sales: Sale[] = [];
  readonly bookings: Account[] = [];
  readonly drawer: DrawerRow[] = [];
  /** Empty before the first closing. */
  lastClosed = "";

  /** The day to which something at this instant counts. */
  dayOf(at: Date): string {
    const own = dayInIndia(at);
    return own > this.lastClosed ? own : addDays(this.lastClosed, 1);
  }

  closed(day: string): void {
    this.lastClosed = day;
  }

  /** As if the last closed day had stayed open. */
  reopened(day: string): void {
    const earlier = addDays(day, -1);
    const next = addDays(day, 1);
    this.lastClosed = earlier;
    for (const row of [...this.allMoney(), ...this.drawer]) {
      if (row.day === next) row.day = this.dayOf(row.at);
    }
    for (const sale of this.sales) {
      if (sale.day === next) sale.day = this.dayOf(sale.placedAt);
      const step = sale.steps.at(-1);
      if (sale.cancelledOn === next && step) sale.cancelledOn = this.dayOf(step.at);
    }
  }

  /** `order` is the shop's reply to the person who ordered. */
  ordered(
    order: OrderOutput,
    told: Pick<Sale, "placedAt"> & Partial<Pick<Sale, "customer" | "tipPaise">>,
  ): Sale {
    const sale: Sale = {
      ...{ tipPaise: 0, customer: "", cancelledOn: "", claim: null, steps: [], isUndone: false },
      ...told,
      ...{ isCancelled: false, forgivenPaise: 0, keptPaise: 0, money: [] },
      ...{ id: order.id, number: order.orderNumber, channel: order.channel, status: order.status },
      ...{ method: order.paymentMethod, deliveryType: order.deliveryType },
      ...{ totalPaise: 0, discountPaise: 0, couponCode: "" },
      day: this.dayOf(told.placedAt),
    };
    this.sales.push(sale);
    this.toldPrice(sale, order);
    return sale;
  }

  toldPrice(sale: Sale, { total, discounts }: OrderOutput): void {
    sale.totalPaise = paiseOf(total);
    sale.discountPaise = sum(discounts.map(({ amount }) => paiseOf(amount)));
    sale.couponCode = discounts.find(({ code }) => code !== null)?.code ?? "";
  }

  took(
    account: Account,
    money: Pick<Money, "method" | "paise" | "by" | "at"> & Partial<Money>,
  ): Money {
    const day = this.dayOf(money.at);
    const defaults = { kind: "payment", isReversed: false, isCarried: false, feePaise: 0 } as const;
    const row = { ...defaults, ...money, day };
    account.money.push(row);
    return row;
  }

  gaveBack(account: Account, money: Pick<Money, "method" | "paise" | "by" | "at">): void {
    const day = this.dayOf(money.at);
    const refund = { kind: "refund", isReversed: false, isCarried: false, feePaise: 0 } as const;
    account.money.push({ ...money, ...refund, day, paise: -money.paise });
  }

  /** `isCarried`: the person who took it at the door still has it. */
  reversed(account: Account, target: Money, at: Date, isCarried = false): void {
    target.isReversed = true;
    const { method, by, paise } = target;
    const reversal = { kind: "reversal", isReversed: false, isCarried, feePaise: 0 } as const;
    account.money.push({ ...reversal, method, by, at, day: this.dayOf(at), paise: -paise });
  }

  /** `paid`: the amount collected with this step. */
  movedOn(sale: Sale, to: Sale["status"], at: Date, paid: Money | null = null): void {
    sale.steps.push({ from: sale.status, at, paid });
    this.setStatus(sale, to, at);
  }

  undid(sale: Sale, at: Date): void {
    const step = sale.steps.pop();
    if (!step) throw new Error(`${sale.number} had no step to undo`);
    sale.isUndone = true;
    this.setStatus(sale, step.from, at);
    const { paid } = step;
    if (!paid) return;
    this.reversed(sale, paid, at, paid.isCarried && this.carriedPaise(paid.by) >= paid.paise);
  }

  private setStatus(sale: Sale, to: Sale["status"], at: Date): void {
    sale.status = to;
    sale.isCancelled = to === "cancelled";
    sale.cancelledOn = sale.isCancelled ? this.dayOf(at) : "";
  }

  usedDrawer(kind: DrawerRow["kind"], paise: number, at: Date, from = ""): void {
    this.drawer.push({ kind, paise, at, from, day: this.dayOf(at) });
  }

  /** The cash that a person has collected at doors and must hand in. */
  carriedPaise(name: string): number {
    const collected = this.allMoney().filter(({ by, isCarried }) => isCarried && by === name);
    const handedIn = this.drawer.filter(({ from }) => from === name);
    return sum(collected.map(({ paise }) => paise)) - sum(handedIn.map(({ paise }) => paise));
  }

  allMoney(): Money[] {
    return [...this.sales, ...this.bookings].flatMap(({ money }) => money);
  }
}
