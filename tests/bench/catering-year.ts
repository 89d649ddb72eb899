import { FormVisitor } from "#tests/support/http/form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { closeShop, openShop } from "./shop.ts";
import { median } from "./table.ts";

/** How long staff wait for the pages of a year with this many bookings, compared with a small page in the same run. */
const BOOKINGS = 1200;
const ROUNDS = 15;
const MOST_MS = 300;
const SMALL_PAGE = "/admin/settings/catering";

const shop = await openShop();
const database = openDatabase(shop.databasePath);
database.change(
  `with recursive numbered(n) as (select 1 union all select n + 1 from numbered where n < ?)
   insert into events (id, event_number, event_type, event_name, event_date, event_time, duration_hours, guest_count,
     status, customer_name, customer_email, location_type, street, city, state, dietary_requirements, contact_name,
     contact_phone, contact_email, subtotal_paise, service_charge_paise, setup_fee_paise, delivery_fee_paise,
     total_paise, advance_paise, created_at, updated_at)
   select 'year-' || n, 'EV-YEAR-' || n, 'wedding', 'Sangeet ' || n, date(?, '+' || (n * 365 / ?) || ' days'), '18:30',
     4, 50 + n % 400, case n % 7 when 0 then 'cancelled' when 1 then 'pending' else 'confirmed' end, 'Asha ' || n,
     'asha' || n || '@chatpata.test', 'indoor', '12 Laxmi Road', 'Pune', 'Maharashtra', '[]', 'Asha ' || n,
     '+91 98220 12345', '', 750000, 15000, 100000, 0, 865000, 432500, n, n from numbered`,
  BOOKINGS,
  dayFromToday(-180),
  BOOKINGS,
);
database.change(
  `insert into event_packages (event_id, name, price_paise, setup_fee_paise, total_paise, dishes)
   select id, column1, 15000, 100000, 15000 * guest_count, '[{"name":"Pani Puri","pricePaise":5000}]'
   from events, (values ('Basic'), ('Premium'))`,
);

const month = dayFromToday(0).slice(0, 7);
const pages = [
  SMALL_PAGE,
  "/admin/events",
  "/admin/events?limit=100&page=6",
  "/admin/events?search=Sangeet",
  "/admin/events?event=year-600",
  `/admin/events/calendar?month=${month}`,
  `/admin/events/calendar?week=${dayFromToday(0)}`,
  "/admin/events/year-600/sheet",
  `/admin/events/sheet?from=${dayFromToday(0)}&to=${dayFromToday(30)}`,
  "/admin/payments?list=bookings",
  "/admin/payments.csv?list=bookings",
  "/api/catering/export.csv",
  "/api/catering/export.csv?all=true&payments=true",
];

const staff = new FormVisitor(shop.baseUrl);
await staff.signInAs(firstAdmin);
const times = new Map(pages.map((page) => [page, [] as number[]]));
// The pages alternate, so that the machine is equally busy for all of them.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const page of pages) {
    const startedMs = performance.now();
    const { status } = await staff.get(page);
    if (status !== 200) throw new Error(`${page} answered ${status}.`);
    times.get(page)?.push(performance.now() - startedMs);
  }
}
const small = median(times.get(SMALL_PAGE) ?? []);
for (const [page, ms] of times) {
  const taken = median(ms);
  const ratio = (taken / small).toFixed(1);
  console.log(`${taken.toFixed(0).padStart(5)} ms  ${ratio.padStart(5)} ×  ${page}`);
}
if ([...times.values()].some((ms) => median(ms) > MOST_MS)) process.exitCode = 1;
database.close();
await closeShop(shop);
