import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { addDays, instantInIndia, minutesOfDay } from "#app/domain/clock.ts";
import type { DayReportOutput } from "#app/domain/day/present-day.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addStaff, type StaffMember } from "#tests/support/records/staff.ts";
import { runningShop } from "./running-shop.ts";
import { serverClock } from "./server-clock.ts";

type People = Record<"owner" | "manager" | "counter" | "rider", StaffMember> & {
  customer: Person;
  dish: Dish;
};

const BOOKS = [
  ...["payment_references", "payments", "cash_handovers", "drawer_entries", "shifts"],
  ...["business_days", "bills", "bill_counters", "orders", "emails"],
];

/** A shop whose clock the tests set. Each test has its own days and sees nothing of earlier ones. */
export function shopDays(firstDay: string, startsAt: string) {
  const clock = serverClock();
  afterAll(clock.removeFiles);
  const shop = runningShop({
    // A mail server that never answers.
    env: { ...clock.env, SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
  });
  const days = { people: {} as People, today: firstDay, now: new Date(0) };

  /** Moves the clock forward to this time of day in Pune. Nobody has to log in again. */
  function at(time: string): void {
    days.now = instantInIndia(days.today, minutesOfDay(time));
    clock.stopAt(days.now);
    const ms = days.now.getTime();
    shop.database.change(
      "update sessions set created_at = ?, last_seen_at = ?, expires_at = ?",
      ...[ms, ms, ms + 86_400_000],
    );
  }

  async function report(day = days.today): Promise<DayReportOutput> {
    const { api } = days.people.owner;
    const reply = await api.get<DayReportOutput>(`/api/reports/day?date=${day}`);
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data;
  }

  beforeAll(async () => {
    at("10:00");
    const owner = await addStaff(shop, "owner", { name: "Anjali Owner" });
    await saveSettings(owner.visitor, "hours", openAllDay);
    days.people = {
      owner,
      manager: await addStaff(shop, "manager", { name: "Sunita Manager" }),
      counter: await addStaff(shop, "counter", { name: "Neha Counter" }),
      rider: await addStaff(shop, "rider", { name: "Ravi Rider" }),
      customer: await registerCustomer(shop.api),
      dish: addDish(shop.database, { pricePaise: 20_000, stock: 10_000 }),
    };
  });
  beforeEach(() => {
    for (const table of BOOKS) shop.database.change(`delete from ${table}`);
    days.today = addDays(days.today, 2);
    at(startsAt);
  });
  return Object.assign(days, { shop, at, report });
}
