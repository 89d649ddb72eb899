export type Part = { number: string; paise: number };

const MOST_NAMED = 8;

/** Finds where the shop disagrees with the tally, and names the orders that may be the reason. */
export class Differences {
  readonly found: string[] = [];

  constructor(private readonly when: string) {}

  /** `parts`: the amounts that the tally added up. */
  samePaise(what: string, shopPaise: number, toldPaise: number, parts: Part[] = []): void {
    if (shopPaise === toldPaise) return;
    const difference = Math.abs(shopPaise - toldPaise);
    const exact = parts.filter(({ paise }) => Math.abs(paise) === difference);
    const named = (exact.length > 0 ? exact : parts).slice(0, MOST_NAMED);
    const orders = named.map(({ number, paise }) => `${number} ${rupees(paise)}`).join(", ");
    this.add(what, rupees(shopPaise), rupees(toldPaise), orders);
  }

  same(what: string, shop: string | number, told: string | number, orders = ""): void {
    if (shop !== told) this.add(what, shop, told, orders);
  }

  private add(what: string, shop: string | number, told: string | number, orders: string): void {
    const concerned = orders && ` (${orders})`;
    this.found.push(`${this.when}: ${what} is ${shop} in the shop, ${told} as told${concerned}`);
  }
}

const format = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat("en-IN");
/** In the shop's format for amounts. */
export const rupees = (paise: number) =>
  `${paise < 0 ? "−" : ""}₹${(paise % 100 === 0 ? whole : format).format(Math.abs(paise) / 100)}`;
