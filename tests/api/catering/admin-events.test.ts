import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { EventOutput } from "#app/domain/catering/present-event.server.ts";
import { eventStatuses, eventStatusLabel } from "#app/domain/events/status.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import { dialogOf, rowOf, visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter, toastOn } from "#tests/support/http/toast.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import {
  bookEvent,
  eventOf,
  importedEvent,
  setEventStatus,
  unusedDay,
} from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const { visitor: admin, api: adminApi } = shop.owner;
let asha: Person;

beforeAll(async () => {
  asha = await registerCustomer(shop.api, { name: "Asha Kulkarni" });
});

const uniqueWord = () => `Ev${randomUUID().slice(0, 8)}`;
const stored = ({ id }: { id: string }) =>
  shop.database.row("select * from events where id = ?", id);

function listedOn(page: FormReply): string[] {
  const rows = page.text.matchAll(/<th scope="row".*?<a [^>]*>(.*?)<\/a>/gs);
  return [...rows].map(([, name = ""]) => visibleText(name).trim());
}

const setStatus = (event: { id: string }, status: string, returnTo?: string) =>
  admin.postForm(`/admin/events/${event.id}/status`, {
    status,
    ...(returnTo === undefined ? {} : { returnTo }),
  });

describe("the list", () => {
  test("shows each event's customer, time, amount and status, newest first", async () => {
    const word = uniqueWord();
    await bookEvent(asha.api, { eventName: `${word} one` });
    const later = await bookEvent(asha.api, { eventName: `${word} two`, eventType: "wedding" });

    const page = await admin.get(`/admin/events?search=${word}`);

    expect(listedOn(page)).toEqual([`${word} two`, `${word} one`]);
    const pageText = page.visibleText;
    expect(pageText).toContain("Event Management Manage all event bookings and catering services");
    const [, row = ""] = page.text.split('<th scope="row"');
    for (const shown of [
      `${later.eventNumber} · Wedding`,
      "Asha Kulkarni",
      asha.email,
      "+91 98220 12345",
      "6:30 PM · 4h",
      "₹8,650.00 Advance: ₹4,325.00",
      "Pending",
      "View Details",
    ]) {
      expect(visibleText(row.replaceAll("<wbr/>", ""))).toContain(shown);
    }
    expect(row).toContain('href="tel:+919822012345"');
    const heads = [...page.text.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)];
    expect(heads.map(([, head = ""]) => visibleText(head).trim()).join(", ")).toBe(
      "Event Details, Customer, Phone, Date & Time, Guests, Amount, Status, Actions",
    );
  });

  test("shows 'Not provided' and no phone link for an event without a phone", async () => {
    const word = uniqueWord();
    importedEvent(shop.database, { name: word });

    const page = await admin.get(`/admin/events?search=${word}`);

    expect(listedOn(page)).toEqual([word]);
    expect(page.visibleText).toContain("Not provided");
    expect(page.text).not.toContain('href="tel:"');
    expect(page.visibleText, "setup 1000 for an unknown package").toContain("₹9,160.00");
  });

  test("counts the events on the page by status, and those that match the filters in total", async () => {
    const word = uniqueWord();
    for (let count = 0; count < 12; count += 1) {
      const event = await bookEvent(asha.api, { eventName: word });
      if (count < 4) await setEventStatus(adminApi, event, "confirmed");
      if (count === 4) await setEventStatus(adminApi, event, "completed");
    }

    const page = await admin.get(`/admin/events?search=${word}&limit=10`);
    const cards = visibleText(/<dl class="stats">.*?<\/dl>/s.exec(page.text)?.[0] ?? "");

    expect(cards.trim()).toBe(
      "Total Events 12 Pending Events 7 7 in total Confirmed Events 2 4 in total Completed Events 1 1 in total",
    );
  });

  test("filters by search, status and type, and the form shows the filters", async () => {
    const word = uniqueWord();
    await bookEvent(asha.api, { eventName: `${word} party` });
    const wedding = await bookEvent(asha.api, {
      eventName: `${word} wedding`,
      eventType: "wedding",
    });
    await setEventStatus(adminApi, wedding, "confirmed");
    const url = `/admin/events?search=${word}&status=confirmed&eventType=wedding&limit=50`;

    const page = await admin.get(url);

    expect(listedOn(page)).toEqual([`${word} wedding`]);
    expect(page.form("/admin/events")).toEqual({
      search: word,
      status: "confirmed",
      eventType: "wedding",
      limit: "50",
    });
    expect(page.text).toContain('placeholder="Search events, customers, or phone numbers..."');
    expect(listedOn(await admin.get(`/admin/events?search=${word}&eventType=birthday`))).toEqual([
      `${word} party`,
    ]);
    expect(listedOn(await admin.get(`/admin/events?search=${word}&status=cancelled`))).toEqual([]);
    expect(listedOn(await admin.get(`/admin/events?search=${word}&status=eaten`))).toHaveLength(2);
  });

  test("shows a message when no event matches", async () => {
    const page = await admin.get("/admin/events?search=nobodyatall");

    expect(page.visibleText).toContain(
      "No events found Try adjusting your filters to see more events.",
    );
    expect(page.text).not.toContain("Pages of events");
  });
});

describe("a new shop", () => {
  const empty = runningShop();

  test("shows that no events have been booked", async () => {
    const owner = await empty.signedIn(firstAdmin);

    const page = await owner.get("/admin/events?stats=1");

    expect(page.visibleText).toContain("No events found No events have been booked yet.");
    expect(visibleText(dialogOf(page))).toContain("₹0.00");
  });
});

describe("the pages of the list", () => {
  let word: string;
  let names: string[];
  beforeAll(async () => {
    word = uniqueWord();
    names = [];
    for (let count = 1; count <= 23; count += 1) {
      names.unshift(`${word} ${count}`);
      await bookEvent(asha.api, { eventName: `${word} ${count}` });
    }
  });
  const pageOf = (more: string) => admin.get(`/admin/events?search=${word}${more}`);

  test("hold 20 events each unless another size is chosen", async () => {
    const first = await pageOf("");
    const second = await pageOf("&page=2");
    const tenPerPage = await pageOf("&limit=10&page=3");
    const unknownSize = await pageOf("&limit=7");

    expect(listedOn(first)).toEqual(names.slice(0, 20));
    expect(first.visibleText).toContain("Showing 1 to 20 of 23 results Page 1 of 2");
    expect(listedOn(second)).toEqual(names.slice(20));
    expect(second.visibleText).toContain("Showing 21 to 23 of 23 results Page 2 of 2");
    expect(tenPerPage.visibleText).toContain("Showing 21 to 23 of 23 results Page 3 of 3");
    expect(listedOn(unknownSize)).toHaveLength(20);
  });

  test("disable Previous on the first and Next on the last", async () => {
    const step = (page: FormReply, name: string) =>
      new RegExp(`<span aria-disabled="true">(?:<svg.*?</svg>)?${name}`).test(page.text);

    const [first, last] = [await pageOf(""), await pageOf("&page=2")];

    expect([step(first, "Previous"), step(first, "Next")]).toEqual([true, false]);
    expect([step(last, "Previous"), step(last, "Next")]).toEqual([false, true]);
  });

  test("keep the filters in their URLs; changing a filter starts at the first page", async () => {
    const page = await pageOf("&status=pending&limit=10&page=2");

    expect(page.text).toContain(
      `href="/admin/events?search=${word}&amp;status=pending&amp;limit=10&amp;page=3"`,
    );
    expect(page.form("/admin/events")).not.toHaveProperty("page");
    expect(page.text).toContain(
      `href="/api/catering/export.csv?search=${word}&amp;status=pending&amp;limit=10&amp;page=2"`,
    );
    expect(page.text).toContain(
      `href="/api/catering/export.csv?search=${word}&amp;status=pending&amp;all=true&amp;payments=true"`,
    );
  });
});

describe("the details", () => {
  test("show every section of an event and keep the filters when closed", async () => {
    const word = uniqueWord();
    const event = await bookEvent(asha.api, {
      eventName: word,
      eventType: "wedding",
      eventDate: dayFromToday(40),
      guestCount: 120,
      location: { ...eventOf().location, type: "venue" },
      menu: {
        packages: [{ name: "Premium" }, { name: "Deluxe" }],
        customItems: [{ name: "Lassi", quantity: 20, specialInstructions: "<b>Less</b> sugar" }],
        dietaryRequirements: ["jain"],
        specialRequests: "Paper plates",
      },
      contactInfo: {
        primaryContact: { name: "Rohan", phone: "98220 54321", email: "rohan@chatpata.test" },
        alternateContact: { name: "Gauri", phone: "98220 99999" },
      },
      notes: "Second gate",
    });

    const page = await admin.get(`/admin/events?search=${word}&status=pending&event=${event.id}`);

    expect(page.status).toBe(200);
    const dialog = dialogOf(page);
    const dialogText = visibleText(dialog);
    for (const section of [
      "Event Details",
      event.eventNumber,
      "Event Information",
      "Customer Information",
      "Location",
      "Menu",
      "Selected Packages",
      "Custom Items",
      "Dietary Requirements",
      "Special Requests",
      "Pricing Breakdown",
      "Additional Notes Second gate",
      "Premium 120 guests × ₹250.00 · ₹30,000.00",
      "20 × Lassi <b>Less</b> sugar ₹30.00 each · ₹600.00",
      "Event booked Asha Kulkarni (Customer)",
    ]) {
      expect(dialogText).toContain(section);
    }
    for (const [name, value] of Object.entries({
      "Event Name": word,
      "Event Type": "Wedding",
      Duration: "4 hours",
      "Guest Count": "120 guests",
      Name: "Asha Kulkarni",
      Contact: "Rohan",
      "Mobile Number": "98220 54321",
      "Alternate Contact": "Gauri, 98220 99999",
      Type: "Venue",
      Address: "12 Laxmi Road, Pune, Maharashtra 411030",
      Landmark: "Opposite the temple",
      "Setup Requirements": "Two tables and a power socket",
      Subtotal: "₹72,600.00",
      "Service Charge \\(2%\\)": "₹1,452.00",
      "Setup Fee": "₹3,500.00",
      "Delivery Fee": "₹500.00",
      Total: "₹78,052.00",
      "Advance Payment \\(50%\\)": "₹39,026.00",
      "Balance Amount": "₹39,026.00",
      "Still to be paid": "₹78,052.00",
    })) {
      expect(rowOf(dialog, name), name).toBe(value);
    }
    expect(dialogText).not.toContain("Cancellation Reason");
    expect(dialog).toContain('href="tel:9822054321"');
    expect(dialog, "without script there is no Copy button").not.toContain(">Copy<");
    expect(dialog).toContain(`href="/admin/events?search=${word}&amp;status=pending"`);
  });

  test("show 'Event not found' over the list for an unknown event", async () => {
    const page = await admin.get("/admin/events?event=nothing");

    expect(page.status).toBe(404);
    expect(visibleText(dialogOf(page))).toContain("Event not found");
  });

  test("statistics have a URL of their own", async () => {
    const page = await admin.get("/admin/events?stats=1");

    const dialogText = visibleText(dialogOf(page));
    expect(dialogText).toContain("Event Statistics");
    const total = shop.database.value("select count(*) from events");
    expect(dialogText).toContain(`Total Events ${total} `);
    for (const name of ["Total Revenue", "Average Event Value", "Pending", "Confirmed"]) {
      expect(dialogText).toContain(name);
    }
  });
});

describe("changing the status", () => {
  test.each(eventStatuses.filter((status) => !["pending", "cancelled"].includes(status)))(
    "to %s returns to the same list and confirms the change",
    async (status) => {
      const event = await bookEvent(asha.api);
      const page = await admin.get(`/admin/events?search=${event.eventNumber}`);
      const fields = page.form(`/admin/events/${event.id}/status`);
      expect(fields).toEqual({
        status: "pending",
        returnTo: `/admin/events?search=${event.eventNumber}`,
      });

      const reply = await admin.postForm(`/admin/events/${event.id}/status`, { ...fields, status });

      expect(reply.location).toBe(`/admin/events?search=${event.eventNumber}`);
      expect(toastOn(await admin.follow(reply))).toBe(
        `Event status updated to ${eventStatusLabel(status)}`,
      );
      expect(stored(event).status).toBe(status);
    },
  );

  test.each(["completed", "cancelled"])(
    "of an event that is %s is refused and not offered",
    async (end) => {
      const event = await bookEvent(asha.api);
      await setEventStatus(adminApi, event, end);

      expect(await toastAfter(admin, setStatus(event, "confirmed"))).toContain(
        `Failed to update event status This event is ${end} and can no longer be changed.`,
      );
      expect(stored(event).status).toBe(end);
      const page = await admin.get(`/admin/events?search=${event.eventNumber}&event=${event.id}`);
      expect(page.text).not.toContain(`/admin/events/${event.id}/status`);
      expect(visibleText(dialogOf(page))).not.toContain("Cancel event");
    },
  );

  test("to cancelled asks for a reason, which the details show", async () => {
    const event = await bookEvent(asha.api);
    const asked = await setStatus(event, "cancelled", "/admin/events?page=1");
    const page = await admin.follow(asked);
    expect(asked.location).toMatch(/\/cancellation\?returnTo=/);
    expect(stored(event).status, "nothing happened yet").toBe("pending");
    expect(page.visibleText).toContain(`Cancel event ${event.eventNumber}`);

    const refused = await admin.postForm(String(asked.location), { reason: " " });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain("Enter a reason: the customer will see it");
    const cancelled = await admin.postForm(String(asked.location), { reason: "<i>Rain</i>" });

    expect(cancelled.location).toBe("/admin/events?page=1");
    expect(toastOn(await admin.follow(cancelled))).toBe("Event status updated to Cancelled");
    const details = visibleText(dialogOf(await admin.get(`/admin/events?event=${event.id}`)));
    expect(details).toContain("Cancellation Reason <i>Rain</i>");
    expect(details).toMatch(/Pending → Cancelled .* \(Owner\)/);
    expect(await admin.read(`/admin/events/${event.id}/cancellation`)).toContain(
      "This event is cancelled and can no longer be changed.",
    );
  });
});

describe("the advance", () => {
  const pathOf = (event: EventOutput) => `/admin/events/${event.id}/payments`;

  test("is the first payment that the form suggests, and reduces what is outstanding", async () => {
    const event = await bookEvent(asha.api);
    const form = await admin.formOn(pathOf(event));
    expect(form.amount).toBe("4325");

    const reply = await admin.postForm(pathOf(event), { ...form, method: "upi" });

    expect(toastOn(await admin.follow(reply))).toBe("Payment of ₹4,325 recorded");
    const dialog = dialogOf(await admin.get(`/admin/events?event=${event.id}`));
    expect(rowOf(dialog, "Still to be paid")).toBe("₹4,325.00");
    const own = await asha.api.get<EventOutput>(`/api/catering/${event.id}`);
    expect(own.body.data.advance).toEqual({ received: 4325, outstanding: 4325 });
    expect((await admin.formOn(pathOf(event))).amount).toBe("4325");
  });

  test("is refunded once the event is cancelled, and nothing is left to pay", async () => {
    const event = await bookEvent(asha.api);
    await admin.fillIn(pathOf(event), { method: "upi" });
    await setEventStatus(adminApi, event, "cancelled");

    const dialog = dialogOf(await admin.get(`/admin/events?event=${event.id}`));
    expect(rowOf(dialog, "Still to be paid")).toBe("₹0.00");
    expect(visibleText(dialog)).toContain("Refund due ₹4,325");
    const customer = await shop.signedIn({ email: asha.user.email, password: asha.password });
    const own = dialogOf(await customer.get(`/my-events?event=${event.eventNumber}`));
    expect(rowOf(own, "Still to pay")).toBe("₹0");
    const read = await asha.api.get<EventOutput>(`/api/catering/${event.id}`);
    expect(read.body.data.advance).toEqual({ received: 4325, outstanding: 0 });
  });

  test("is refused for a cancelled event", async () => {
    const event = await bookEvent(asha.api);
    const form = await admin.formOn(pathOf(event));
    await setEventStatus(adminApi, event, "cancelled");

    const reply = await admin.postForm(pathOf(event), { ...form, method: "upi" });

    expect(reply.status).toBe(409);
    expect(stored(event).paid_paise).toBe(0);
  });
});

describe("the calendar", () => {
  const formatted = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", ...options });
  const longDay = { weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;

  test("shows a month's events by day with guests and capacity, without cancelled ones", async () => {
    const eventDate = dayFromToday(480);
    const month = eventDate.slice(0, 7);
    const daysInMonth = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
    const word = uniqueWord();
    const events: EventOutput[] = [];
    for (let count = 0; count < 5; count += 1) {
      events.push(
        await bookEvent(asha.api, {
          eventDate,
          eventTime: `1${count}:00`,
          eventName: `${word} ${count}`,
          guestCount: 100,
        }),
      );
    }
    await setEventStatus(adminApi, events[0] ?? { id: "" }, "cancelled");

    const page = await admin.get(`/admin/events/calendar?month=${month}`);

    const pageText = page.visibleText;
    expect(pageText).toContain(formatted(eventDate, { month: "long", year: "numeric" }));
    expect(pageText).toContain("400 of 2,000 guests");
    expect(pageText).not.toContain(`${word} 0`);
    expect(pageText).toMatch(
      new RegExp(`11:00 AM ${word} 1 .*12:00 PM ${word} 2 .*1:00 PM ${word} 3`),
    );
    expect(pageText).toContain(`+1 more on ${formatted(eventDate, longDay)}`);
    expect(page.text).toContain(`href="/admin/events?event=${events[1]?.id}"`);
    expect(page.text.match(/class="event-calendar-day/g)).toHaveLength(daysInMonth);
    const linkedMonths = [...page.text.matchAll(/href="[^"]*calendar\?month=(\d{4}-\d\d)"/g)].map(
      ([, month]) => month,
    );
    const monthAfter = (days: number) =>
      new Date(Date.parse(`${month}-15`) + days * 86_400_000).toISOString().slice(0, 7);
    expect(linkedMonths).toEqual([monthAfter(-31), monthAfter(31)]);
    const day = visibleText(
      dialogOf(await admin.get(`/admin/events/calendar?month=${month}&day=${eventDate}`)),
    );
    expect(day).toContain(`2:00 PM ${word} 4 100 guests Pending`);
  });

  test("states that a day is full", async () => {
    const eventDate = dayFromToday(520);
    for (let count = 0; count < 4; count += 1) {
      await bookEvent(asha.api, { eventDate, guestCount: 500 });
    }

    const pageText = await admin.read(`/admin/events/calendar?month=${eventDate.slice(0, 7)}`);

    expect(pageText).toContain(
      `${formatted(eventDate, longDay)} ${formatted(eventDate, { weekday: "short" })} ${Number(eventDate.slice(8))} Full 2,000 of 2,000 guests`,
    );
  });

  test.each(["", "?month=2028-13", "?month=soon", "?month=2028-02&day=2028-03-01"])(
    "shows a month for the query %j",
    async (query) => {
      const page = await admin.get(`/admin/events/calendar${query}`);

      expect(page.status).toBe(200);
      expect(page.text).toContain('class="event-calendar ');
      expect(page.text).not.toContain("<dialog");
    },
  );
});

describe("the kitchen sheet", () => {
  test("totals each dish over packages and custom items", async () => {
    const event = await bookEvent(asha.api, {
      eventDate: unusedDay(),
      guestCount: 60,
      menu: {
        packages: [{ name: "Basic" }, { name: "Deluxe" }],
        customItems: [
          { name: "Pani Puri", quantity: 25, specialInstructions: "Sweet water" },
          { name: "Pani Puri", quantity: 5 },
          { name: "Lassi", quantity: 40 },
        ],
        dietaryRequirements: ["jain", "nut-free"],
        specialRequests: "Paper plates",
      },
      notes: "Second gate",
    });

    const page = await admin.get(`/admin/events/${event.id}/sheet`);

    expect(page.status).toBe(200);
    const [toMake = ""] = page.text.split("To buy");
    const rows = [...toMake.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/tr>/gs)];
    expect(rows.map(([, row = ""]) => visibleText(row).trim())).toEqual([
      "Pani Puri Sweet water 120 30 150",
      "Samosa 120 – 120",
      "Pakora 120 – 120",
      "Soft Drinks 120 – 120",
      "Chaat 60 – 60",
      "Dessert 60 – 60",
      "Biryani 60 – 60",
      "Lassi – 40 40",
    ]);
    const pageText = page.visibleText;
    for (const shown of [
      event.eventNumber,
      "6:30 PM",
      "60 guests",
      "jain nut-free",
      "Paper plates",
      "12 Laxmi Road, Pune, Maharashtra 411030",
      "Opposite the temple",
      "+91 98220 12345",
      "Second gate",
    ]) {
      expect(pageText).toContain(shown);
    }
    expect(pageText).not.toContain("₹");
  });

  test("lists a package that is not in the price list", async () => {
    const id = importedEvent(shop.database, { packageName: "Silver", guestCount: 40 });

    expect(await admin.read(`/admin/events/${id}/sheet`)).toContain("Package “Silver” 40 – 40");
  });
});
