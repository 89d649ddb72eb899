import { randomUUID } from "node:crypto";
import { phoneDigits } from "#app/domain/accounts/phone-number.ts";
import { instantInIndia, minutesOfDay } from "#app/domain/clock.ts";
import type { TaxTerms } from "#app/domain/tax/tax-terms.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { addDish, type ChangeableDatabase, type Dish } from "./dishes.ts";
import { addOptionGroup } from "./options.ts";
import { type CaseCoupon, type CaseDish, type QuoteCase, SEV_PAISE, sizes } from "./quote-cases.ts";
import { addZone } from "./zones.ts";

type Customer = { id: string; phone: string };

/** `2026-12-02 19:00` in Pune. */
export function instantOf(text: string): Date {
  const [day = "", time = ""] = text.split(" ");
  return instantInIndia(day, minutesOfDay(time));
}

/** Inserts the given values; the others have the table's defaults. */
export function insert(
  database: ChangeableDatabase,
  table: string,
  row: Record<string, unknown>,
): void {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = given.map(([name]) => name).join(", ");
  const values = given.map(([, value]) => (typeof value === "boolean" ? Number(value) : value));
  database.change(
    `insert into ${table} (${columns}) values (${given.map(() => "?").join(", ")})`,
    ...(values as (string | number | null)[]),
  );
}

let added = 0;

/** An order that was delivered, of which only these columns matter. */
export function addEarlierOrder(
  database: ChangeableDatabase,
  given: Record<string, string | number | null>,
): string {
  const id = randomUUID();
  added += 1;
  insert(database, "orders", {
    id,
    order_number: `EARLIER-${added}`,
    status: "delivered",
    delivery_type: "pickup",
    payment_method: "cash",
    customer_name: "Asha",
    email: "asha@chatpata.test",
    phone: "",
    street: "",
    city: "",
    state: "",
    zip_code: "",
    subtotal_paise: 0,
    delivery_fee_paise: 0,
    total_paise: 0,
    created_at: 0,
    updated_at: given.created_at ?? 0,
    ...given,
  });
  return id;
}

const users = {
  customer: ({ id }: Customer) => ({ user_id: id, phone: "9000000001" }),
  "same phone": ({ phone }: Customer) => ({ user_id: null, phone: phoneDigits(phone) }),
  another: () => ({ user_id: null, phone: "9000000002" }),
};

const nobody: Customer = { id: "", phone: "" };

export function addCoupon(
  database: ChangeableDatabase,
  { dishes = [], usedBy = [], singleUseCodes = [], categories, ...coupon }: CaseCoupon,
  offered: Pick<Dish, "id">[] = [],
  customer: Customer = nobody,
): string {
  const id = coupon.id ?? randomUUID();
  insert(database, "coupons", {
    id,
    code: coupon.code,
    name: coupon.name,
    kind: coupon.kind,
    value: coupon.value,
    cap_paise: coupon.capPaise,
    minimum_paise: coupon.minimumPaise,
    starts_on: coupon.startsOn,
    ends_on: coupon.endsOn,
    days: coupon.days,
    from_minutes: coupon.fromMinutes,
    until_minutes: coupon.untilMinutes,
    delivery_type: coupon.deliveryType,
    product_ids: JSON.stringify(dishes.map((index) => offered[index]?.id)),
    categories: JSON.stringify(categories ?? []),
    uses: usedBy.length,
    uses_total: coupon.usesTotal,
    uses_per_customer: coupon.usesPerCustomer,
    first_order_only: coupon.firstOrderOnly ?? false,
    combines: coupon.combines ?? false,
    is_paused: coupon.isPaused ?? false,
    created_at: 0,
    updated_at: 0,
  });
  for (const code of singleUseCodes) {
    insert(database, "coupon_codes", { code, coupon_id: id, created_at: 0 });
  }
  for (const by of usedBy) {
    insert(database, "coupon_redemptions", {
      id: randomUUID(),
      coupon_id: id,
      order_id: addEarlierOrder(database, {}),
      code: coupon.code,
      ...users[by](customer),
      saved_paise: 0,
      created_at: 0,
    });
  }
  return id;
}

export function saveSettingsRow(database: ChangeableDatabase, key: string, value: unknown): void {
  database.change(
    "insert or replace into settings (key, value) values (?, ?)",
    key,
    JSON.stringify(value),
  );
}

export function addTaxTerms(database: ChangeableDatabase, terms: TaxTerms): void {
  insert(database, "tax_terms", {
    from_day: terms.fromDay,
    mode: terms.mode,
    legal_name: terms.legalName,
    gstin: terms.gstin,
    is_inclusive: terms.isInclusive,
    rates: JSON.stringify(terms.rates),
    catering_rate: JSON.stringify(terms.cateringRate),
    created_at: 0,
  });
}

/** What a cart form and an API call send for a dish. */
export type WantedDish = {
  dish: Dish;
  fields: FormFields;
  item: { product: string; quantity: number; options: { choice: string; quantity: number }[] };
};

function addWantedDish(database: ChangeableDatabase, wanted: CaseDish): WantedDish {
  const { price, quantity = 1, plates = 1, category = "desserts", size, sev = 0 } = wanted;
  const dish = addDish(database, { pricePaise: price, category });
  database.change("update products set plates = ? where id = ?", plates, dish.id);
  const fields: FormFields = { quantity: String(quantity) };
  const options: { choice: string; quantity: number }[] = [];
  if (size) {
    const group = addOptionGroup(database, [dish], {
      isSize: true,
      choices: Object.entries(sizes).map(([name, pricePaise]) => ({ name, pricePaise })),
    });
    const choice = group.choices.find(({ name }) => name === size)?.id ?? "";
    fields[`options.${group.id}`] = choice;
    options.push({ choice, quantity: 1 });
  }
  if (sev > 0) {
    const group = addOptionGroup(database, [dish], {
      kind: "quantities",
      choices: [{ name: "Sev", pricePaise: SEV_PAISE }],
    });
    const choice = group.choices[0]?.id ?? "";
    fields[`options.${group.id}.${choice}`] = String(sev);
    options.push({ choice, quantity: sev });
  }
  return { dish, fields, item: { product: dish.id, quantity, options } };
}

const configured = [
  "coupon_redemptions",
  "coupon_codes",
  "coupons",
  "zone_pincodes",
  "zones",
  "slots",
  "tax_terms",
  "bills",
  "settings",
  "addresses",
  "orders",
];

/** Sets the shop up exactly as the case describes. */
export function setUpCase(
  database: ChangeableDatabase,
  one: QuoteCase,
  customer: Customer,
): WantedDish[] {
  for (const table of configured) database.change(`delete from ${table}`);
  const wanted = one.dishes.map((dish) => addWantedDish(database, dish));
  for (const [key, value] of Object.entries(one.settings)) saveSettingsRow(database, key, value);
  for (const terms of one.taxTerms) addTaxTerms(database, terms);
  for (const zone of one.zones) addZone(database, { freeAbovePaise: null, ...zone });
  const dishes = wanted.map(({ dish }) => dish);
  for (const coupon of one.coupons) addCoupon(database, coupon, dishes, customer);
  for (const { startsAt, orders = 0, plates = 0 } of one.slots) {
    const starts_at = instantOf(startsAt).getTime();
    insert(database, "slots", { delivery_type: one.deliveryType, starts_at, orders, plates });
  }
  if (one.hasOrdered) addEarlierOrder(database, { user_id: customer.id });
  return wanted;
}
