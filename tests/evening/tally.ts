import { addDays, dayInIndia } from "#app/domain/clock.ts";
import type { LedgerMethod } from "#app/domain/ledger/payment.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";

export type Method = LedgerMethod;

/** Money that changed hands. What came in is positive; a reversal takes back the row that it is about. */
export type Money = {
  kind: "payment" | "refund" | "reversal";
  method: Method;
  paise: number;
  /** What the provider keeps of it; 0 for what did not come through it. */
  feePaise: number;
  /** Whoever took or returned it; for a reversal, whoever took what is reversed. Empty for the provider. */
  by: string;
  at: Date;
  day: string;
  isCarried: boolean;
  isReversed: boolean;
};

/** What is to be paid, and what was: of an order or a catering booking. */
export type Account = {
  id: string;
  number: string;
  totalPaise: number;
  isCancelled: boolean;
  /** Refunded to make up for something, so that nobody pays it again. */
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
  /** The day in whose report it is. */
  day: string;
  discountPaise: number;
  couponCode: string;
  tipPaise: number;
  /** The name of the account; empty at the counter. */
  customer: string;
  /** The report that counts its cancellation; empty unless it is cancelled. */
  cancelledOn: string;
  claim: { reference: string; paise: number } | null;
  /** Newest last; undone ones are gone. */
  steps: Step[];
  /** Something of it was undone once. */
  isUndone: boolean;
};

/** A change of the status, with what was paid at the same time. */
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
/** What came through the provider and did not go back through it. */
export const onlinePaise = ({ money }: Account) =>
  sum(money.filter(({ method }) => method === "online").map(({ paise }) => paise));
export const costPaise = (account: Account) =>
  account.isCancelled ? account.keptPaise : Math.max(0, account.totalPaise - account.forgivenPaise);
/** More than was paid is still due; less than nothing is to be refunded. */
export const duePaise = (account: Account) => costPaise(account) - paidPaise(account);

/**
 * What everybody in the drill was told or did, added up without the shop: no figure here was read from a page or a file that
 * is compared.
 */
export class Tally {
  readonly sales: Sale[] = [];
  readonly bookings: Account[] = [];
  readonly drawer: DrawerRow[] = [];
  /** Empty before the first closing. */
  lastClosed = "";

  /** The day on which something counts that happens at an instant. */
  dayOf(at: Date): string {
    const own = dayInIndia(at);
    return own > this.lastClosed ? own : addDays(this.lastClosed, 1);
  }

  closed(day: string): void {
    this.lastClosed = day;
  }

  /** As if the last day that was closed had stayed open. */
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

  /** `order` is the shop's answer to whoever ordered. */
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

  /** `isCarried`: whoever took it at the door still has it. */
  reversed(account: Account, target: Money, at: Date, isCarried = false): void {
    target.isReversed = true;
    const { method, by, paise } = target;
    const reversal = { kind: "reversal", isReversed: false, isCarried, feePaise: 0 } as const;
    account.money.push({ ...reversal, method, by, at, day: this.dayOf(at), paise: -paise });
  }

  /** `paid`: what was collected with this step. */
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

  /** What somebody has from the doors and must hand in. */
  carriedPaise(name: string): number {
    const collected = this.allMoney().filter(({ by, isCarried }) => isCarried && by === name);
    const handedIn = this.drawer.filter(({ from }) => from === name);
    return sum(collected.map(({ paise }) => paise)) - sum(handedIn.map(({ paise }) => paise));
  }

  allMoney(): Money[] {
    return [...this.sales, ...this.bookings].flatMap(({ money }) => money);
  }
}
