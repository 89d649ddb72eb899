import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { EventOutput, EventStatsOutput } from "#app/domain/catering/present-event.server.ts";
import { type EventStatus, eventStatuses } from "#app/domain/events/status.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent, eventOf, setEventStatus } from "#tests/support/records/events.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const admin = shop.owner;
let asha: Person;
let stranger: Person;
beforeAll(async () => {
  [asha, stranger] = await Promise.all([
    registerCustomer(shop.api, { name: "Asha Kulkarni" }),
    registerCustomer(shop.api),
  ]);
});

async function list(api: ApiClient, path: string) {
  const reply = await api.get<EventOutput[]>(path);
  expect(reply.status, reply.text).toBe(200);
  return { events: reply.body.data, pagination: reply.body.pagination };
}

const idsOf = ({ events }: { events: EventOutput[] }) => events.map(({ id }) => id);

const cancel = (person: Pick<Person, "api">, { id }: { id: string }, body: unknown = {}) =>
  person.api.patch<EventOutput>(`/api/catering/${id}/cancel`, body);

const setStatus = (person: Pick<Person, "api">, { id }: { id: string }, body: unknown) =>
  person.api.patch<EventOutput>(`/api/catering/${id}/status`, body);

describe("booking an event", () => {
  test("returns the event with the prices computed by the shop", async () => {
    const payload = eventOf({
      eventType: "wedding",
      eventName: "आशा आणि रोहन",
      location: {
        type: "venue",
        address: { street: "1 Apte Road", city: "Pune", state: "Maharashtra", zipCode: "411004" },
      },
      menu: {
        packages: [{ name: "Premium" }, { name: "Deluxe" }],
        customItems: [{ name: "Lassi", quantity: 20, specialInstructions: "Less sugar" }],
        dietaryRequirements: ["jain", "vegan", "jain"],
        specialRequests: "Paper plates",
      },
      guestCount: 120,
      contactInfo: {
        primaryContact: { name: "Rohan", phone: "9822012345", email: "rohan@chatpata.test" },
        alternateContact: { name: "Gauri", phone: "9822054321" },
      },
      notes: "Second gate",
      // Prices in the payload are ignored.
      pricing: { total: 1, subtotal: 1 },
      status: "completed",
    });

    const reply = await asha.api.post<EventOutput>("/api/catering", payload);

    expect(reply.status, reply.text).toBe(201);
    const event = reply.body.data;
    expect(event._id).toBe(event.id);
    expect(event.eventNumber).toMatch(/^EV-\d{4}-\d{4,}$/);
    expect(event).toMatchObject({
      eventType: "wedding",
      eventName: "आशा आणि रोहन",
      eventDate: payload.eventDate,
      eventTime: "18:30",
      duration: 4,
      guestCount: 120,
      status: "pending",
      customer: { name: asha.name, email: asha.email },
      notes: "Second gate",
      cancellationReason: "",
      pricing: {
        subtotal: 72_600,
        serviceCharge: 1452,
        setupFee: 3500,
        deliveryFee: 500,
        tax: 0,
        total: 78_052,
        advancePayment: 39_026,
        balanceAmount: 39_026,
      },
      advance: { received: 0, outstanding: 78_052 },
    });
    expect(event.location.type).toBe("venue");
    expect(event.contactInfo.alternateContact).toEqual({ name: "Gauri", phone: "9822054321" });
    expect(event.menu.dietaryRequirements).toEqual(["jain", "vegan"]);
    expect(event.menu.packages).toMatchObject([
      { name: "Premium", packageName: "Premium", price: 250, totalPrice: 30_000 },
      { name: "Deluxe", packageName: "Deluxe", price: 350, totalPrice: 42_000 },
    ]);
    expect(event.menu.packages[1]?.items.at(-1)).toEqual({
      name: "Biryani",
      quantity: 120,
      price: 120,
    });
    expect(event.menu.customItems).toEqual([
      {
        name: "Lassi",
        quantity: 20,
        price: 30,
        totalAmount: 600,
        specialInstructions: "Less sugar",
      },
    ]);
    expect((await asha.api.get(`/api/catering/${event.id}`)).body.data).toEqual(event);
    const { events } = await list(admin.api, `/api/catering?search=${event.eventNumber}`);
    expect(events[0]?.pricing).toEqual(event.pricing);
  });

  test("defaults to 4 hours, 50 guests and indoors", async () => {
    const { duration: _, guestCount: __, location, ...rest } = eventOf();
    const reply = await asha.api.post<EventOutput>("/api/catering", {
      ...rest,
      location: { address: location.address },
    });

    expect(reply.status, reply.text).toBe(201);
    expect(reply.body.data).toMatchObject({
      duration: 4,
      guestCount: 50,
      location: { type: "indoor" },
    });
  });

  const address = "Please provide complete address information (Street, City, State)";
  const food = "Please select at least one package or add custom items";
  const hours = "Duration must be 1 to 12 hours";
  const guests = "Guests must be 10 to 500";
  const lassi = (quantity: number) => ({ customItems: [{ name: "Lassi", quantity }] });
  const packages = (...names: string[]) => ({ packages: names.map((name) => ({ name })) });
  const diet = { ...packages("Basic"), dietaryRequirements: ["paleo"] };

  test.each<[wrong: Record<string, unknown>, path: string, msg: string]>([
    [{ eventType: undefined }, "eventType", "Choose the type of event"],
    [{ eventType: "funfair" }, "eventType", "Choose the type of event"],
    [{ eventName: "  " }, "eventName", "Enter a name for the event"],
    [{ eventDate: undefined }, "eventDate", "Choose a date"],
    [{ eventDate: dayFromToday(-1) }, "eventDate", "The date cannot be before today"],
    [{ eventDate: "2027-02-30" }, "eventDate", "Enter the date as YYYY-MM-DD"],
    [{ eventTime: "" }, "eventTime", "Choose a time"],
    [{ eventTime: "25:00" }, "eventTime", "Enter the time as HH:MM"],
    ...[0, 13, "4"].map((duration): [Record<string, unknown>, string, string] => [
      { duration },
      "duration",
      hours,
    ]),
    ...[9, 501, 10.5].map((guestCount): [Record<string, unknown>, string, string] => [
      { guestCount },
      "guestCount",
      guests,
    ]),
    [{ location: undefined }, "location", address],
    [{ menu: { packages: [], customItems: [] } }, "menu", food],
    [{ menu: packages("Basic", "Basic") }, "menu.packages", "A package can be added only once"],
    [{ menu: packages("Gold") }, "menu.packages[0]", "Choose Basic, Premium, or Deluxe"],
    [{ menu: lassi(0) }, "menu.customItems[0].quantity", "Quantity must be at least 1"],
    [
      { menu: { customItems: [{ name: "Pizza", quantity: 2 }] } },
      "menu.customItems[0].name",
      "Choose a dish from the price list",
    ],
    [{ menu: diet }, "menu.dietaryRequirements[0]", "Choose from the dietary options"],
    [{ contactInfo: undefined }, "contactInfo", "Please provide complete contact information"],
  ])("with %j is refused at %s: %s", async (wrong, path, msg) => {
    const before = shop.database.value("select count(*) from events");

    const reply = await asha.api.post("/api/catering", eventOf(wrong));

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Validation failed");
    expect(reply.body.errors).toContainEqual({ path, msg });
    expect(shop.database.value("select count(*) from events")).toBe(before);
  });

  test("at a time that has passed today is refused", async () => {
    const reply = await asha.api.post(
      "/api/catering",
      eventOf({ eventDate: dayFromToday(0), eventTime: "00:00" }),
    );

    expect([reply.status, reply.body.message]).toEqual([400, "Validation failed"]);
    expect(reply.body.errors).toEqual([
      { path: "eventTime", msg: "This time has passed. Choose a later time or another day." },
    ]);
  });

  test("is accepted up to the day's capacity and refused beyond it with days nearby", async () => {
    const eventDate = dayFromToday(400);
    for (const guestCount of [500, 500, 500, 490]) {
      await bookEvent(stranger.api, { eventDate, guestCount });
    }

    const refused = await asha.api.post("/api/catering", eventOf({ eventDate, guestCount: 11 }));
    const last = await asha.api.post("/api/catering", eventOf({ eventDate, guestCount: 10 }));

    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/is fully booked for 11 guests\. Open dates nearby: /);
    expect(refused.body.errors).toEqual([{ path: "eventDate", msg: refused.body.message }]);
    expect(last.status, last.text).toBe(201);
  });

  test("twice with the same Idempotency-Key creates one booking", async () => {
    const payload = eventOf();
    const headers = { "Idempotency-Key": randomUUID() };

    const first = await asha.api.post<EventOutput>("/api/catering", payload, { headers });
    const again = await asha.api.post<EventOutput>("/api/catering", payload, { headers });
    const otherBody = await asha.api.post("/api/catering", { ...payload, notes: "!" }, { headers });
    const ofStranger = await stranger.api.post<EventOutput>("/api/catering", payload, { headers });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data).toEqual(first.body.data);
    expect(otherBody.status).toBe(409);
    expect(otherBody.body.message).toBe("This Idempotency-Key was already used with another body");
    expect(ofStranger.body.data.id, "each user has keys of their own").not.toBe(first.body.data.id);
  });
});

test("a customer's own events are listed newest first, without those of others, and filtered by status", async () => {
  const { api } = await registerCustomer(shop.api);
  const first = await bookEvent(api);
  await bookEvent(stranger.api);
  const second = await bookEvent(api);
  const confirmed = await setEventStatus(admin.api, first, "confirmed");

  expect((await list(api, "/api/catering/my-events")).events).toEqual([second, confirmed]);
  expect(idsOf(await list(api, "/api/catering/my-events?status=confirmed"))).toEqual([first.id]);
  expect(idsOf(await list(api, "/api/catering/my-events?status=completed"))).toEqual([]);
  expect(idsOf(await list(api, "/api/catering/my-events?status=eaten"))).toHaveLength(2);
  expect((await shop.api.get("/api/catering/my-events")).status).toBe(401);
});

describe("all events", () => {
  test("are listed newest first, 20 per page by default", async () => {
    const name = `Paged ${randomUUID().slice(0, 8)}`;
    const booked: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      booked.unshift((await bookEvent(asha.api, { eventName: name })).id);
    }
    const search = `/api/catering?search=${encodeURIComponent(name)}`;

    const first = await list(admin.api, search);
    const second = await list(admin.api, `${search}&page=2`);
    const clamped = await list(admin.api, `${search}&page=abc&limit=1000`);

    expect(idsOf(first)).toEqual(booked.slice(0, 20));
    expect(first.pagination).toEqual({ total: 22, pages: 2, page: 1, limit: 20 });
    expect(idsOf(second)).toEqual(booked.slice(20));
    expect(clamped.pagination).toEqual({ total: 22, pages: 1, page: 1, limit: 100 });
    expect((await list(admin.api, "/api/catering")).pagination?.total).toBe(
      shop.database.value("select count(*) from events"),
    );
  });

  test("are filtered by status, type and search, alone and combined", async () => {
    const word = `Zaffran${randomUUID().slice(0, 6)}`;
    const wedding = await bookEvent(asha.api, { eventName: word, eventType: "wedding" });
    const party = await bookEvent(stranger.api, { eventName: word, eventType: "birthday" });
    await setEventStatus(admin.api, party, "preparing");
    const found = async (query: string) => idsOf(await list(admin.api, `/api/catering?${query}`));

    expect(await found(`search=${word}`)).toEqual([party.id, wedding.id]);
    expect(await found(`search=${word}&eventType=wedding`)).toEqual([wedding.id]);
    expect(await found(`search=${word}&status=preparing`)).toEqual([party.id]);
    expect(await found(`search=${word}&status=preparing&eventType=wedding`)).toEqual([]);
    expect(await found("status=preparing")).toContain(party.id);
    expect(await found("status=preparing")).not.toContain(wedding.id);
    expect(await found(`search=${stranger.email}`)).toContain(party.id);
    const numbered = await found(`search=${wedding.eventNumber}`);
    expect(numbered).toContain(wedding.id);
    expect(numbered).not.toContain(party.id);
    // The event's phone number is +91 98220 12345.
    expect(await found("search=9822012345&eventType=wedding")).toContain(wedding.id);
    expect(await found("search=%22*%22")).toEqual([]);
  });
});

describe("an admin", () => {
  const storedStatus = ({ id }: Pick<EventOutput, "id">) =>
    shop.database.value("select status from events where id = ?", id);
  const isFinal = (status: EventStatus) => status === "completed" || status === "cancelled";

  test.each(eventStatuses.filter((status) => !isFinal(status)))(
    "changes %s to any other status",
    async (from) => {
      for (const to of eventStatuses) {
        const event = await bookEvent(asha.api);
        if (from !== "pending") await setEventStatus(admin.api, event, from);

        const reply = await setStatus(admin, event, { status: to });

        expect(reply.status, reply.text).toBe(from === to ? 409 : 200);
        if (from === to) expect(reply.body.message).toMatch(/^Event is already /);
        expect(storedStatus(event)).toBe(to);
      }
    },
  );

  test.each(eventStatuses.filter(isFinal))("changes %s no more", async (from) => {
    const event = await bookEvent(asha.api);
    await setEventStatus(admin.api, event, from);
    for (const to of eventStatuses) {
      const reply = await setStatus(admin, event, { status: to });
      expect(reply.status, to).toBe(409);
      expect(reply.body.message).toMatch(
        from === to ? /^Event is already / : `This event is ${from} and can no longer be changed.`,
      );
    }
    expect(storedStatus(event)).toBe(from);
  });

  test("receives the new status, and the history records the admin", async () => {
    const event = await bookEvent(asha.api);

    const reply = await setStatus(admin, event, { status: "in_progress" });

    expect(reply.body.message).toBe("Event status updated to In Progress");
    expect(
      shop.database.row(
        "select kind, from_value, to_value, by_user_id, by_role from event_changes where event_id = ?",
        event.id,
      ),
    ).toEqual({
      kind: "status",
      from_value: "pending",
      to_value: "in_progress",
      by_user_id: admin.id,
      by_role: "owner",
    });
  });

  test.each([{}, { status: "eaten" }, { status: 1 }])("cannot set %j", async (body) => {
    const reply = await setStatus(admin, await bookEvent(asha.api), body);

    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([
      { path: "status", msg: "Choose one of the event statuses" },
    ]);
  });

  test("cancels any event that is not final, with a reason", async () => {
    const event = await bookEvent(asha.api);
    await setEventStatus(admin.api, event, "preparing");

    const reply = await cancel(admin, event, { cancellationReason: "The advance never came" });

    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.data).toMatchObject({
      status: "cancelled",
      cancellationReason: "The advance never came",
    });
    const again = await cancel(admin, event);
    expect([again.status, again.body.message]).toEqual([409, "Event is already cancelled"]);
  });
});

describe("a customer", () => {
  test("cancels their own event while it is pending", async () => {
    const event = await bookEvent(asha.api);
    const tooLong = await cancel(asha, event, { cancellationReason: "x".repeat(301) });
    expect(tooLong.status).toBe(400);

    const reply = await cancel(asha, event, { cancellationReason: "Cancelled by customer" });

    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.message).toBe("Event cancelled successfully");
    expect(reply.body.data).toMatchObject({
      status: "cancelled",
      cancellationReason: "Cancelled by customer",
    });
  });

  test("frees the day's capacity by cancelling", async () => {
    const eventDate = dayFromToday(450);
    const [first] = await Promise.all(
      [500, 500, 500, 500].map((guestCount) => bookEvent(asha.api, { eventDate, guestCount })),
    );
    expect((await stranger.api.post("/api/catering", eventOf({ eventDate }))).status).toBe(409);

    await cancel(asha, first ?? { id: "" });

    expect((await stranger.api.post("/api/catering", eventOf({ eventDate }))).status).toBe(201);
  });
});

describe("event statistics", () => {
  const stats = async () => {
    const reply = await admin.api.get<EventStatsOutput>("/api/catering/stats/overview");
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data;
  };

  test("count each status and exclude cancelled events from revenue", async () => {
    const before = await stats();
    await bookEvent(asha.api);
    await setEventStatus(admin.api, await bookEvent(asha.api), "confirmed");
    await setEventStatus(admin.api, await bookEvent(asha.api), "completed");
    await setEventStatus(admin.api, await bookEvent(asha.api), "cancelled");

    const after = await stats();

    expect(after).toMatchObject({
      totalEvents: before.totalEvents + 4,
      totalRevenue: before.totalRevenue + 3 * 8650,
      pendingEvents: before.pendingEvents + 1,
      confirmedEvents: before.confirmedEvents + 1,
      completedEvents: before.completedEvents + 1,
    });
    const sold = shop.database.value("select count(*) from events where status <> 'cancelled'");
    expect(after.averageEventValue).toBeCloseTo(after.totalRevenue / Number(sold), 1);
  });
});
