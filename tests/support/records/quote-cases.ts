import type { Coupon } from "#app/domain/coupons/coupon.ts";
import type { QuoteProblem } from "#app/domain/quote/quote.ts";
import { defaultParts, type SettingsParts } from "#app/domain/settings/shop-settings.ts";
import { type TaxTerms, unregistered } from "#app/domain/tax/tax-terms.ts";
import type { DeliveryType } from "#app/domain/terms/delivery-fee.ts";
import type { SlotTerms } from "#app/domain/terms/slot-terms.ts";
import type { Zone } from "#app/domain/zones/zone.ts";

/** Amounts are in paise, times in Pune. */
export type QuoteCase = {
  title: string;
  /** A Wednesday evening by default; the shop is open from 3 to 11 pm. */
  at: string;
  /** By default, one dish for 100 rupees. */
  dishes: CaseDish[];
  settings: Partial<SettingsParts>;
  taxTerms: TaxTerms[];
  zones: CaseZone[];
  coupons: CaseCoupon[];
  slots: { startsAt: string; orders?: number; plates?: number }[];
  /** Whether the customer has ordered before. */
  hasOrdered: boolean;
  deliveryType: DeliveryType;
  /** Null if none is known, so that nothing can be ordered. */
  pincode: string | null;
  requestedFor: string;
  coupon: string;
  tipRupees: number;
  expected: {
    subtotal: number;
    /** In order, by their names on the page. */
    discounts?: Record<string, number>;
    /** Each line's share of the discounts. */
    lines?: number[];
    fee: number;
    packing?: number;
    tax?: number;
    tip?: number;
    rounding?: number;
    total: number;
    /** Null if it cannot be promised. */
    promisedAt: string | null;
    zone?: string;
    note?: string;
    problem?: { field: QuoteProblem["field"]; status: 400 | 409; text: string };
  };
};

export type CaseDish = {
  price: number;
  quantity?: number;
  plates?: number;
  category?: string;
  /** Two sizes, which replace the price. */
  size?: "Half" | "Full";
  /** Portions of sev, for 10.50 rupees each. */
  sev?: number;
};
export const sizes = { Half: 6000, Full: 11_000 };
export const SEV_PAISE = 1050;

type CaseZone = Pick<Zone, "name" | "pincodes" | "feePaise"> & Partial<Zone>;

export type CaseCoupon = Pick<Coupon, "name" | "kind"> &
  Partial<Omit<Coupon, "productIds">> & {
    /** The dishes that it applies to, by position. */
    dishes?: number[];
    /** Who has used it before. */
    usedBy?: ("customer" | "same phone" | "another")[];
    singleUseCodes?: string[];
  };

// Figures and messages are derived by hand from the rules in docs/ordering.md.
type Situation = Partial<Omit<QuoteCase, "title" | "expected">>;
/** What differs from a plain order. */
type Case = [title: string, situation: Situation, expected: Partial<QuoteCase["expected"]>];

const dish = (price: number, more: Omit<CaseDish, "price"> = {}): CaseDish => ({ price, ...more });
const pickup = { deliveryType: "pickup" } as const;
const conflict = (field: QuoteProblem["field"], text: string) =>
  ({ field, status: 409, text }) as const;
const invalid = (field: QuoteProblem["field"], text: string) =>
  ({ field, status: 400, text }) as const;
const refused = (problem: QuoteCase["expected"]["problem"]) => ({ promisedAt: null, problem });

const IN_45_MINUTES = "2026-12-02 19:45";
const NEXT_OPENING = "2026-12-03 15:45";
/** One dish for 100 rupees, delivered, with nothing configured. */
const plain = { subtotal: 10_000, fee: 3000, total: 13_000, promisedAt: IN_45_MINUTES };
const plainPickup = { subtotal: 10_000, fee: 0, total: 10_000, promisedAt: "2026-12-02 19:20" };

const nothingConfigured: Case[] = [
  ["one dish", {}, {}],
  [
    "exactly the amount above which delivery is free",
    { dishes: [dish(10_000, { quantity: 2 })] },
    { subtotal: 20_000, total: 23_000 },
  ],
  [
    "one paisa more than that amount",
    { dishes: [dish(20_001)] },
    { subtotal: 20_001, fee: 0, total: 20_001 },
  ],
  ["pickup has no fee", pickup, plainPickup],
  ["a full plate", { dishes: [dish(6000, { size: "Full" })] }, { subtotal: 11_000, total: 14_000 }],
  [
    "two full plates, each with two portions of sev",
    { dishes: [dish(6000, { size: "Full", quantity: 2, sev: 2 })] },
    { subtotal: 26_200, fee: 0, total: 26_200 },
  ],
  ["before the shop opens", { at: "2026-12-02 10:00" }, { promisedAt: "2026-12-02 15:45" }],
  ["the minute it closes", { at: "2026-12-02 23:00" }, { promisedAt: NEXT_OPENING }],
  [
    "a holiday",
    { settings: { holidays: [{ day: "2026-12-02", name: "a wedding" }] } },
    { promisedAt: NEXT_OPENING },
  ],
  [
    "closed until further notice",
    { settings: { opening: { mode: "closed", pausedUntil: null, takesSelfOrders: false } } },
    refused(conflict("requestedFor", "We are not taking orders right now.")),
  ],
  [
    "another fee of the owner",
    { settings: { delivery: { feePaise: 4500, freeAbovePaise: 10_000 } } },
    { fee: 4500, total: 14_500 },
  ],
  [
    "a code that does not exist",
    { coupon: "NIMBU" },
    { problem: invalid("coupon", "There is no coupon NIMBU.") },
  ],
  [
    "a tip that is not taken",
    { tipRupees: 20 },
    { problem: invalid("tip", "Tips are not possible right now.") },
  ],
];

const deccan: CaseZone = {
  name: "Deccan",
  pincodes: ["411004", "411016"],
  feePaise: 4000,
  freeAbovePaise: 50_000,
  minimumPaise: 15_000,
  minutes: 30,
};
const camp: CaseZone = { name: "Camp", pincodes: ["411001"], feePaise: 2500 };
const inDeccan = { zones: [deccan], pincode: "411004" };
const HALF_PAST = "2026-12-02 19:30";

const zoneCases: Case[] = [
  [
    "exactly the minimum of a zone",
    { ...inDeccan, dishes: [dish(15_000)] },
    { subtotal: 15_000, fee: 4000, total: 19_000, promisedAt: HALF_PAST, zone: "Deccan" },
  ],
  [
    "one paisa less than the minimum of a zone",
    { ...inDeccan, dishes: [dish(14_999)] },
    {
      subtotal: 14_999,
      fee: 4000,
      total: 18_999,
      promisedAt: HALF_PAST,
      zone: "Deccan",
      problem: invalid("pincode", "₹0.01 more for delivery"),
    },
  ],
  [
    "one paisa less than the minimum of a zone, picked up",
    { ...inDeccan, ...pickup, dishes: [dish(14_999)] },
    { subtotal: 14_999, fee: 0, total: 14_999, promisedAt: "2026-12-02 19:20" },
  ],
  [
    "one paisa more than the amount above which a zone is free",
    { ...inDeccan, dishes: [dish(50_001)] },
    { subtotal: 50_001, fee: 0, total: 50_001, promisedAt: HALF_PAST, zone: "Deccan" },
  ],
  [
    "a zone that is never free",
    { zones: [{ ...deccan, freeAbovePaise: null }], pincode: "411016", dishes: [dish(100_000)] },
    { subtotal: 100_000, fee: 4000, total: 104_000, promisedAt: HALF_PAST, zone: "Deccan" },
  ],
  [
    "another zone, with the usual time",
    { zones: [deccan, camp], pincode: "411001" },
    { fee: 2500, total: 12_500, zone: "Camp" },
  ],
  [
    "outside all zones",
    { zones: [deccan], pincode: "411001" },
    { fee: 0, total: 10_000, problem: invalid("pincode", "We do not deliver to 411001") },
  ],
  ["outside all zones, picked up", { zones: [deccan], pincode: "411001", ...pickup }, plainPickup],
  [
    "in a zone that is not active, the only one",
    { zones: [{ ...deccan, isActive: false }], pincode: "411004", dishes: [dish(15_000)] },
    {
      subtotal: 15_000,
      fee: 0,
      total: 15_000,
      promisedAt: IN_45_MINUTES,
      problem: invalid("pincode", "We do not deliver to 411004"),
    },
  ],
  ["before a pincode is known", { zones: [deccan], pincode: null }, { fee: 0, total: 10_000 }],
];

const ten: CaseCoupon = { name: "Ten percent", kind: "percent", code: "TEN", value: 1000 };
const half: CaseCoupon = { ...ten, name: "Half", code: "HALF", value: 5000 };
const fifty: CaseCoupon = { name: "Fifty", kind: "amount", code: "FIFTY", value: 5000 };
const withTen = (more: Partial<CaseCoupon> = {}) => ({
  coupons: [{ ...ten, ...more }],
  coupon: "TEN",
});
const tenOff = { discounts: { "Coupon TEN": 1000 }, lines: [1000], total: 12_000 };

const couponCases: Case[] = [
  ["a tenth off", withTen(), tenOff],
  ["a code as people type it", { ...withTen(), coupon: " te n" }, tenOff],
  [
    "half off, more than the cap",
    { coupons: [{ ...half, capPaise: 5000 }], coupon: "HALF", dishes: [dish(30_000)] },
    { subtotal: 30_000, discounts: { "Coupon HALF": 5000 }, fee: 0, total: 25_000 },
  ],
  [
    "a rupee off three equal dishes",
    {
      coupons: [{ ...fifty, value: 100 }],
      coupon: "FIFTY",
      dishes: [dish(10_000), dish(10_000), dish(10_000)],
    },
    {
      subtotal: 30_000,
      discounts: { "Coupon FIFTY": 100 },
      lines: [34, 33, 33],
      fee: 0,
      total: 29_900,
    },
  ],
  [
    "a tenth off unequal dishes, to the last paisa",
    { ...withTen(), dishes: [dish(3333), dish(6667), dish(1)] },
    { subtotal: 10_001, discounts: { "Coupon TEN": 1000 }, lines: [333, 667, 0], total: 12_001 },
  ],
  [
    "a tenth off a full plate with sev",
    { ...withTen(), dishes: [dish(6000, { size: "Full", sev: 1 })] },
    { subtotal: 12_050, discounts: { "Coupon TEN": 1205 }, lines: [1205], total: 13_845 },
  ],
  [
    "one paisa less than a coupon's minimum",
    { coupons: [{ ...fifty, minimumPaise: 30_000 }], coupon: "FIFTY", dishes: [dish(29_999)] },
    {
      subtotal: 29_999,
      fee: 0,
      total: 29_999,
      problem: invalid("coupon", "FIFTY: For orders of ₹300 or more."),
    },
  ],
  [
    "free delivery by the amount before discounts",
    { ...withTen(), dishes: [dish(20_001)] },
    { subtotal: 20_001, discounts: { "Coupon TEN": 2000 }, fee: 0, total: 18_001 },
  ],
  [
    "the minimum of a zone by the amount before discounts",
    { ...inDeccan, coupons: [half], coupon: "HALF", dishes: [dish(15_000)] },
    {
      subtotal: 15_000,
      discounts: { "Coupon HALF": 7500 },
      fee: 4000,
      total: 11_500,
      promisedAt: HALF_PAST,
      zone: "Deccan",
    },
  ],
  [
    "midnight after the last day",
    { ...withTen({ endsOn: "2026-12-02" }), at: "2026-12-03 00:00" },
    { promisedAt: NEXT_OPENING, problem: invalid("coupon", "TEN: Ended on Dec 2.") },
  ],
  [
    "the end of a coupon's hours",
    { ...withTen({ untilMinutes: 17 * 60 }), at: "2026-12-02 17:00" },
    { promisedAt: "2026-12-02 17:45", problem: invalid("coupon", "TEN: Ended at 5:00 PM.") },
  ],
  [
    "a coupon for Wednesdays, the minute after",
    { ...withTen({ days: "2" }), at: "2026-12-03 00:00" },
    { promisedAt: NEXT_OPENING, problem: invalid("coupon", "TEN: Only on Wednesdays.") },
  ],
  [
    "free delivery",
    { coupons: [{ name: "Free delivery", kind: "free_delivery", code: "FREE" }], coupon: "FREE" },
    { discounts: { "Coupon FREE": 3000 }, lines: [0], total: 10_000 },
  ],
  [
    "free delivery of an order that is delivered free",
    {
      coupons: [{ name: "Free delivery", kind: "free_delivery", code: "FREE" }],
      coupon: "FREE",
      dishes: [dish(20_001)],
    },
    { subtotal: 20_001, fee: 0, total: 20_001, note: "FREE was not used" },
  ],
  [
    "a free dish, the cheapest of its category",
    {
      coupons: [{ name: "A sweet", kind: "free_dish", code: "SWEET", categories: ["desserts"] }],
      coupon: "SWEET",
      dishes: [dish(10_000), dish(4000, { quantity: 2 }), dish(2000, { category: "beverages" })],
    },
    { subtotal: 20_000, discounts: { "Coupon SWEET": 4000 }, total: 19_000 },
  ],
  [
    "half off one of the dishes",
    { coupons: [{ ...half, dishes: [1] }], coupon: "HALF", dishes: [dish(10_000), dish(4000)] },
    { subtotal: 14_000, discounts: { "Coupon HALF": 2000 }, lines: [0, 2000], total: 15_000 },
  ],
  ["a coupon's last use", withTen({ usesTotal: 2, usedBy: ["another"] }), tenOff],
  [
    "a coupon that is used up",
    withTen({ usesTotal: 2, usedBy: ["another", "another"] }),
    { problem: conflict("coupon", "TEN: Used up.") },
  ],
  [
    "a coupon that others used",
    withTen({ usesPerCustomer: 1, usedBy: ["another", "another"] }),
    tenOff,
  ],
  [
    "a coupon that the customer used",
    withTen({ usesPerCustomer: 1, usedBy: ["customer"] }),
    { problem: conflict("coupon", "TEN: Already used.") },
  ],
  [
    "a coupon that somebody with the same phone used",
    withTen({ usesPerCustomer: 1, usedBy: ["same phone"] }),
    { problem: conflict("coupon", "TEN: Already used.") },
  ],
  ["a first order", withTen({ firstOrderOnly: true }), tenOff],
  [
    "a second order",
    { ...withTen({ firstOrderOnly: true }), hasOrdered: true },
    { problem: conflict("coupon", "TEN: Only for a first order.") },
  ],
  [
    "a single-use code",
    { ...withTen({ singleUseCodes: ["TEN-A", "TEN-B"] }), coupon: "TEN-A" },
    { discounts: { "Coupon TEN-A": 1000 }, lines: [1000], total: 12_000 },
  ],
  [
    "the own code of a coupon with single-use codes",
    withTen({ singleUseCodes: ["TEN-A"] }),
    { problem: invalid("coupon", "There is no coupon TEN.") },
  ],
];

const happyHour: CaseCoupon = { name: "Happy hour", kind: "percent", value: 1000 };

const offerCases: Case[] = [
  [
    "an offer that applies by itself",
    { coupons: [happyHour] },
    { discounts: { "Happy hour": 1000 }, lines: [1000], total: 12_000 },
  ],
  [
    "an offer one paisa below its minimum",
    { coupons: [{ ...happyHour, minimumPaise: 10_001 }] },
    {},
  ],
  [
    "an offer for deliveries only, and an order that is picked up",
    { coupons: [{ ...happyHour, deliveryType: "delivery" }], ...pickup },
    { ...plainPickup, note: "Happy hour: Only for delivery." },
  ],
  [
    "an offer of free delivery, and an order that is picked up",
    { coupons: [{ ...happyHour, kind: "free_delivery" }], ...pickup },
    plainPickup,
  ],
  [
    "an offer for deliveries only that would not apply to a delivery, either",
    { coupons: [{ ...happyHour, deliveryType: "delivery", isPaused: true }], ...pickup },
    plainPickup,
  ],
  [
    "an offer for pickup only, and an order that is delivered",
    { coupons: [{ ...happyHour, deliveryType: "pickup" }] },
    { note: "Happy hour: Only for pickup." },
  ],
  [
    "a code that saves more than an offer",
    { coupons: [happyHour, fifty], coupon: "FIFTY" },
    { discounts: { "Coupon FIFTY": 5000 }, total: 8000 },
  ],
  [
    "a code that saves less than an offer",
    { coupons: [{ ...happyHour, value: 6000 }, fifty], coupon: "FIFTY" },
    { discounts: { "Happy hour": 6000 }, total: 7000, note: "FIFTY was not used" },
  ],
  [
    "a code that saves as much as an offer",
    { coupons: [{ ...happyHour, value: 5000 }, fifty], coupon: "FIFTY" },
    { discounts: { "Happy hour": 5000 }, total: 8000, note: "FIFTY was not used" },
  ],
  [
    "a code after an offer that combines with it",
    {
      coupons: [
        { ...happyHour, combines: true },
        { ...half, combines: true },
      ],
      coupon: "HALF",
    },
    { discounts: { "Happy hour": 1000, "Coupon HALF": 4500 }, lines: [5500], total: 7500 },
  ],
  [
    "discounts that together exceed the dishes",
    {
      coupons: [
        { ...happyHour, kind: "amount", value: 8000, combines: true },
        { ...fifty, combines: true },
      ],
      coupon: "FIFTY",
    },
    { discounts: { "Happy hour": 8000, "Coupon FIFTY": 2000 }, lines: [10_000], total: 3000 },
  ],
];

const charges = (more: Partial<SettingsParts["charges"]>) => ({
  settings: { charges: { ...defaultParts.charges, ...more } },
});

const chargeCases: Case[] = [
  ["packing of an order", charges({ packingPaise: 500 }), { packing: 500, total: 13_500 }],
  [
    "packing of each plate, of which a dish has two",
    {
      ...charges({ packingPaise: 500, packingPer: "plate" }),
      dishes: [dish(10_000, { quantity: 3, plates: 2 }), dish(1000)],
    },
    { subtotal: 31_000, fee: 0, packing: 3500, total: 34_500 },
  ],
  [
    "packing of an order that is picked up",
    { ...charges({ packingPaise: 500 }), ...pickup },
    { ...plainPickup, packing: 500, total: 10_500 },
  ],
  ["a tip", { ...charges({ takesTips: true }), tipRupees: 20 }, { tip: 2000, total: 15_000 }],
  [
    "49 paise, rounded down",
    { ...charges({ roundsToRupee: true }), dishes: [dish(10_049)] },
    { subtotal: 10_049, rounding: -49, total: 13_000 },
  ],
  [
    "50 paise, rounded up",
    { ...charges({ roundsToRupee: true }), dishes: [dish(10_050)] },
    { subtotal: 10_050, rounding: 50, total: 13_100 },
  ],
  ["whole rupees are not rounded", charges({ roundsToRupee: true }), {}],
  [
    "discount, fee, packing, tip and rounding",
    {
      ...charges({ packingPaise: 250, takesTips: true, roundsToRupee: true }),
      ...withTen(),
      dishes: [dish(9999)],
      tipRupees: 10,
    },
    {
      subtotal: 9999,
      discounts: { "Coupon TEN": 999 },
      lines: [999],
      packing: 250,
      tip: 1000,
      rounding: 50,
      total: 13_300,
    },
  ],
];

const taxTerms: TaxTerms = {
  ...unregistered,
  fromDay: "2026-12-02",
  mode: "regular",
  isInclusive: false,
  rates: {
    "": { basisPoints: 500, code: "996331" },
    beverages: { basisPoints: 1800, code: "2202" },
  },
};

const taxCases: Case[] = [
  ["prices that include tax", { taxTerms: [{ ...taxTerms, isInclusive: true }] }, {}],
  ["tax terms of tomorrow", { taxTerms: [{ ...taxTerms, fromDay: "2026-12-03" }] }, {}],
  ["the composition scheme", { taxTerms: [{ ...taxTerms, mode: "composition" }] }, {}],
  [
    "tax on discounted dishes, fee and packing, before tip and rounding",
    {
      ...charges({ packingPaise: 1000, takesTips: true, roundsToRupee: true }),
      ...withTen(),
      taxTerms: [{ ...taxTerms, fromDay: "2026-11-01", isInclusive: true }, taxTerms],
      dishes: [dish(9000), dish(5010, { category: "beverages" })],
      tipRupees: 20,
    },
    // 5% of 81.00; 18% of 45.09, of the fee and of the packing.
    {
      subtotal: 14_010,
      discounts: { "Coupon TEN": 1401 },
      lines: [900, 501],
      packing: 1000,
      tax: 406 + 812 + 540 + 180,
      tip: 2000,
      rounding: -47,
      total: 20_500,
    },
  ],
];

const times = (delivery: Partial<SlotTerms>, forPickup: Partial<SlotTerms> = {}) => ({
  settings: {
    times: {
      delivery: { ...defaultParts.times.delivery, ...delivery },
      pickup: { ...defaultParts.times.pickup, ...forPickup },
      cateringPercent: 0,
    },
  },
});
/** Two orders and ten plates in each quarter of an hour. */
const quarters = { slotMinutes: 15, daysAhead: 1, ordersPerSlot: 2, platesPerSlot: 10 };
const withSlots = times(quarters, quarters);
const notAvailable = refused(invalid("requestedFor", "That time is not available."));
const isFull = refused(conflict("requestedFor", "7:45–8:00 pm is full."));
const QUARTER_TO = "2026-12-02 19:45";

const timeCases: Case[] = [
  [
    "the minute after last orders",
    { ...times({ lastOrderMinutes: 30 }), at: "2026-12-02 22:31" },
    { promisedAt: NEXT_OPENING },
  ],
  [
    "the first slot that leaves time for the preparation",
    { ...withSlots, requestedFor: QUARTER_TO },
    { promisedAt: QUARTER_TO },
  ],
  [
    "a slot that was offered ten minutes ago",
    { ...withSlots, at: "2026-12-02 19:10", requestedFor: QUARTER_TO },
    { promisedAt: QUARTER_TO },
  ],
  [
    "a slot that is full of orders",
    { ...withSlots, slots: [{ startsAt: QUARTER_TO, orders: 2 }], requestedFor: QUARTER_TO },
    isFull,
  ],
  [
    "one plate more than are left in a slot",
    {
      ...withSlots,
      slots: [{ startsAt: QUARTER_TO, orders: 1, plates: 9 }],
      dishes: [dish(10_000, { plates: 2 })],
      requestedFor: QUARTER_TO,
    },
    refused(conflict("requestedFor", "has room for 1 more plate, and your order counts as 2.")),
  ],
  [
    "as soon as possible, in a full slot",
    { ...withSlots, slots: [{ startsAt: QUARTER_TO, orders: 2 }] },
    { promisedAt: "2026-12-02 20:00" },
  ],
  [
    "as soon as possible, which is not offered",
    times({ ...quarters, asap: false }),
    refused(invalid("requestedFor", "Choose a time for your order.")),
  ],
  ["as soon as possible, picked up", { ...withSlots, ...pickup }, plainPickup],
  [
    "the day after the last one that is offered",
    { ...withSlots, requestedFor: "2026-12-04 15:45" },
    notAvailable,
  ],
  [
    "a slot on a holiday",
    {
      settings: { ...withSlots.settings, holidays: [{ day: "2026-12-03", name: "a wedding" }] },
      requestedFor: NEXT_OPENING,
    },
    refused(invalid("requestedFor", "We are closed at that time")),
  ],
  [
    "as soon as possible during a pause",
    {
      settings: {
        ...withSlots.settings,
        opening: {
          mode: "paused",
          pausedUntil: "2026-12-02T14:30:00.000Z",
          takesSelfOrders: false,
        },
      },
    },
    refused(conflict("requestedFor", "We are not taking orders until 8:00 PM.")),
  ],
  [
    "an hour of Wednesdays without capacity",
    {
      ...times({
        ...quarters,
        overrides: [{ days: "2", fromMinutes: 1140, untilMinutes: 1200, orders: 0, plates: null }],
      }),
      requestedFor: QUARTER_TO,
    },
    isFull,
  ],
  [
    "a slot too early for a zone that takes an hour",
    {
      ...withSlots,
      zones: [{ ...camp, minutes: 60 }],
      pincode: "411001",
      requestedFor: QUARTER_TO,
    },
    { ...notAvailable, fee: 2500, total: 12_500, zone: "Camp" },
  ],
  [
    "zone, coupon and slot together",
    {
      ...withSlots,
      ...inDeccan,
      ...withTen(),
      dishes: [dish(15_000)],
      requestedFor: "2026-12-02 19:30",
    },
    {
      subtotal: 15_000,
      discounts: { "Coupon TEN": 1500 },
      fee: 4000,
      total: 17_500,
      promisedAt: "2026-12-02 19:30",
      zone: "Deccan",
    },
  ],
];

const usual: Omit<QuoteCase, "title" | "expected"> = {
  at: "2026-12-02 19:00",
  dishes: [dish(10_000)],
  settings: {},
  taxTerms: [],
  zones: [],
  coupons: [],
  slots: [],
  hasOrdered: false,
  deliveryType: "delivery",
  pincode: "411030",
  requestedFor: "",
  coupon: "",
  tipRupees: 0,
};

export const quoteCases: QuoteCase[] = [
  ...nothingConfigured,
  ...zoneCases,
  ...couponCases,
  ...offerCases,
  ...chargeCases,
  ...taxCases,
  ...timeCases,
].map(([title, situation, expected]) => ({
  ...usual,
  ...situation,
  title,
  expected: { ...plain, ...expected },
}));
