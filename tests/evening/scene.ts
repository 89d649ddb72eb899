import { addDays, DAY_MS, instantInIndia } from "#app/domain/clock.ts";
import { unregistered } from "#app/domain/tax/tax-terms.ts";
import { Random } from "#db/demo/random.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addCoupon, addTaxTerms } from "#tests/support/records/quote-fixtures.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { addStaff, type StaffMember } from "#tests/support/records/staff.ts";
import { addZone } from "#tests/support/records/zones.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { type Razorpay, startRazorpay } from "#tests/support/shop/razorpay-server.ts";
import { startServer, type TestServer } from "#tests/support/shop/server.ts";
import type { SoldOffline } from "./counter.ts";
import { EveningClock } from "./evening-clock.ts";
import { Tally } from "./tally.ts";
import { Taps } from "./taps.ts";

/** A tenth off, and everything off. */
export const coupons = { tenth: "EVENING10", whole: "FREE100" } as const;
export const PINCODE = "411030";

/** The dish as it is on the menu now. */
export type MenuDish = { id: string; name: string; pricePaise: number; isOffered: boolean };

/** A counter with its two devices; sometimes the second replaces the first. */
export type Counter = {
  person: StaffMember;
  devices: { letter: string; api: ApiClient }[];
  /** The menu that it shows offline, and its offline sales. */
  offline: { menu: MenuDish[]; queue: SoldOffline[] } | null;
  tokens: number;
};
export type Customer = Person & { visitor: FormVisitor };

export type Scene = {
  /** The day of the evening, and the next one. */
  day: string;
  nextDay: string;
  random: Random;
  clock: EveningClock;
  taps: Taps;
  tally: Tally;
  server: TestServer;
  /** The provider for card payments on the web. */
  razorpay: Razorpay;
  database: TestDatabase;
  menu: MenuDish[];
  /** The coupon for a tenth off. */
  tenthId: string;
  /** The tax added to prices; 0 if they include it. */
  taxBasisPoints: number;
  owner: StaffMember;
  counters: Counter[];
  riders: StaffMember[];
  customers: Customer[];
  /** The reports of closed days, which never change, and the numbers of their bills. */
  closedDays: Map<string, { report: string; bills: string[] }>;
  /** Promises to somebody that were not kept. */
  faults: string[];
  counts: Record<
    | "offline"
    | "corrections"
    | "refunds"
    | "discards"
    | "reopened"
    | "online"
    | "unpaid"
    | "refused",
    number
  >;
};

// An ordinary day, and days after which a month, a year and a financial year begin.
const days = ["2040-05-10", "2040-11-30", "2040-12-31", "2041-03-31"];
const OPENS_MINUTES = 16 * 60;

/** The shop's terms for tax and rounding; the seed decides. */
function agreeTerms(random: Random, database: TestDatabase): number {
  const basisPoints = 500;
  const rate = { basisPoints, code: "996331" };
  const regular = {
    ...({ mode: "regular", legalName: "Kulkarni Foods", gstin: "27AAPFU0939F1ZV" } as const),
    ...{ rates: { "": rate }, cateringRate: { basisPoints: 1800, code: "996334" } },
  };
  const mode = random.pick(["none", "inclusive", "exclusive"] as const);
  const terms = mode === "none" ? unregistered : { ...regular, isInclusive: mode === "inclusive" };
  addTaxTerms(database, { ...terms, fromDay: "2020-01-01" });
  return mode === "exclusive" ? basisPoints : 0;
}

function layOutMenu(random: Random, database: TestDatabase): MenuDish[] {
  return Array.from({ length: 8 }, (_, index) => {
    const pricePaise = 3000 + 100 * random.integer(0, 90) + random.pick([0, 0, 0, 50, 75, 33]);
    const { id, name } = addDish(database, {
      ...{ name: `Dish ${index + 1}`, category: "desserts", pricePaise, stock: 5000 },
    });
    return { id, name, pricePaise, isOffered: true };
  });
}

/** A shop at four in the afternoon, and everybody who comes this evening. */
export async function openScene(seed: number): Promise<Scene> {
  const random = new Random(`evening ${seed}`);
  const day = random.pick(days);
  const clock = new EveningClock(instantInIndia(day, OPENS_MINUTES).getTime());
  const razorpay = await startRazorpay(() => clock.now);
  const env = { ...clock.env, ...razorpay.env, SITE_URL: "https://katta.example" };
  const server = await startServer({ env });
  const database = openDatabase(server.databasePath);
  const api = new ApiClient(server.baseUrl);
  async function signedIn({ token = "" }: { token?: string }): Promise<FormVisitor> {
    const visitor = new FormVisitor(server.baseUrl);
    visitor.continueSession(token);
    return visitor;
  }
  const shop = { api, database, signedIn };
  const owner = await addStaff(shop, "owner", { name: "Anjali Owner" });
  await saveSettings(owner.visitor, "hours", openAllDay);
  await saveSettings(owner.visitor, "charges", {
    ...{ packingRupees: random.pick(["0", "7"]), packingPer: "order", takesTips: "on" },
    ...(random.percent(50) && { roundsToRupee: "on" }),
  });
  const payment = (await owner.visitor.get("/admin/settings/payment")).form(
    "/admin/settings/payment",
  );
  await saveSettings(owner.visitor, "payment", {
    ...payment,
    cardBy: "online",
    selfOrderTrustRupees: "5000",
  });
  await saveSettings(owner.visitor, "opening/self-orders", { takesSelfOrders: "on" });
  // An unanswered order would be cancelled at a time that the drill does not know.
  const alerts = { unansweredMinutes: "5", tellsOwnerBy: "email", expiresAfterMinutes: "0" };
  await saveSettings(owner.visitor, "alerts", alerts);
  const deccan = { name: "Deccan", pincodes: [PINCODE], feePaise: 3000, minutes: 30 };
  addZone(database, { ...deccan, freeAbovePaise: null });
  const offer = { kind: "percent", combines: true } as const;
  const tenth = { ...offer, name: "A tenth", code: coupons.tenth, value: 1000 };
  const tenthId = addCoupon(database, tenth);
  addCoupon(database, { ...offer, name: "Everything", code: coupons.whole, value: 10_000 });

  const counters: Counter[] = [];
  for (const [name, letters] of [
    ["Neha Counter", "AB"],
    ["Vikas Counter", "CD"],
  ] as const) {
    const person = await addStaff(shop, "counter", { name });
    const devices = [...letters].map((letter) => {
      const { cookie } = addShopDevice(database, letter);
      return { letter, api: person.api.withHeaders({ cookie }) };
    });
    counters.push({ person, devices, offline: null, tokens: 0 });
  }
  const riders = [
    await addStaff(shop, "rider", { name: "Ravi Rider" }),
    await addStaff(shop, "rider", { name: "Sunil Rider" }),
  ];
  const customers: Customer[] = [];
  for (const name of ["Asha", "Meera", "Imran", "Kiran", "Lata"]) {
    const person = await registerCustomer(api, { name: `${name} Customer` });
    customers.push({ ...person, visitor: await signedIn(person) });
  }
  return {
    ...{ day, nextDay: addDays(day, 1), random, clock, taps: new Taps(random, clock) },
    ...{ tally: new Tally(), server, razorpay, database, menu: layOutMenu(random, database) },
    tenthId,
    taxBasisPoints: agreeTerms(random, database),
    ...{ owner, counters, riders, customers, closedDays: new Map(), faults: [] },
    counts: {
      ...{ offline: 0, corrections: 0, refunds: 0, discards: 0, reopened: 0 },
      ...{ online: 0, unpaid: 0, refused: 0 },
    },
  };
}

/** Nobody's session ended overnight. */
export function stayLoggedIn({ clock, database }: Scene): void {
  const ms = clock.now.getTime();
  const ends = ms + DAY_MS;
  database.change("update sessions set last_seen_at = ?, expires_at = ?", ms, ends);
}

export async function closeScene({ database, server, razorpay, clock }: Scene): Promise<void> {
  database.close();
  await server.stop();
  await razorpay.stop();
  server.removeFiles();
  clock.removeFiles();
}
