import { describe, expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { rowOf, visibleText } from "#tests/support/http/page-text.ts";
import { bookByForm, customerWithPhone, itemFields } from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const admin = shop.owner;

async function customerWithEvent(overrides: FormFields = {}) {
  const customer = await customerWithPhone(shop);
  await bookByForm(customer.visitor, { "menu.packages[0].name": "Basic", ...overrides });
  const event = shop.database.row(
    "select * from events where user_id = ? order by seq desc limit 1",
    customer.user.id,
  );
  return { ...customer, event, number: String(event.event_number) };
}

function statusOf(number: string) {
  return shop.database.value("select status from events where event_number = ?", number);
}

function setStatus(number: string, status: string) {
  shop.database.change("update events set status = ? where event_number = ?", status, number);
}

test.each([
  ["another customer", async () => (await customerWithPhone(shop)).visitor],
  ["an admin outside the admin area", async () => admin.visitor],
])("an event is not found by %s", async (_, signIn) => {
  const { number, visitor: owner } = await customerWithEvent();
  const stranger = await signIn();
  const path = `/my-events?event=${number}`;
  expect((await owner.get(path)).text).toContain(number);

  const page = await stranger.get(path);

  expect(page.status).toBe(404);
  expect(page.text).not.toContain("12 Laxmi Road");
  expect(await stranger.read("/my-events")).not.toContain(number);
});

describe("My Events", () => {
  test("links to the booking form when it is empty", async () => {
    const { visitor } = await customerWithPhone(shop);

    const page = await visitor.get("/my-events");

    expect(page.visibleText).toContain("No events yet");
    expect(page.text).toMatch(/href="\/catering"[^>]*>Book New Event</);
    expect(page.text).toMatch(/href="\/catering\/book"[^>]*>Book Your Event</);
    expect(await visitor.read("/my-events?status=completed")).toContain("No events here");
  });

  test.each([
    ["pending", 5, "Awaiting confirmation from our team"],
    ["confirmed", 5, "Event confirmed! 5 days until your event"],
    ["confirmed", 1, "Event confirmed! 1 day until your event"],
    ["confirmed", 0, "Your event is today!"],
    ["confirmed", -1, "Event date has passed"],
    ["preparing", 5, "We are preparing for your event"],
    ["in_progress", 0, "Your event is currently in progress"],
    ["completed", -1, "Event completed successfully"],
    ["cancelled", 5, "Event has been cancelled"],
  ])("shows for an event that is %s, %i days ahead: %s", async (status, days, message) => {
    const { visitor, number } = await customerWithEvent();
    setStatus(number, status);
    // The form does not accept past days.
    shop.database.change(
      "update events set event_date = ? where event_number = ?",
      dayFromToday(days),
      number,
    );

    for (const path of [
      "/my-events",
      `/my-events?status=${status}`,
      `/my-events?event=${number}`,
    ]) {
      expect(await visitor.read(path), path).toContain(message);
    }
    expect(await visitor.read("/my-events?status=nonsense")).toContain(number);
    const otherStatus = status === "pending" ? "completed" : "pending";
    expect(await visitor.read(`/my-events?status=${otherStatus}`)).not.toContain(number);
  });

  test("shows ten events per page, newest first, and redirects beyond the last page", async () => {
    const { visitor, user } = await customerWithPhone(shop);
    for (let count = 0; count < 11; count += 1) {
      await bookByForm(visitor, { "menu.packages[0].name": "Basic", eventName: `Party ${count}` });
    }
    const shownAt = async (path: string) =>
      (await visitor.get(path)).text.match(/(?<=<h2>)Party \d+/g);

    expect(shop.database.rows("select id from events where user_id = ?", user.id)).toHaveLength(11);
    const newestFirst = Array.from({ length: 10 }, (_, index) => `Party ${10 - index}`);
    expect(await shownAt("/my-events")).toEqual(newestFirst);
    expect(await shownAt("/my-events?page=2")).toEqual(["Party 0"]);
    expect((await visitor.get("/my-events?page=99")).location).toBe("/my-events?page=2");
  });

  test("shows all details of an event as they were typed", async () => {
    const { visitor, number } = await customerWithEvent({
      ...itemFields([{ name: "Lassi", quantity: 20 }]),
      "menu.customItems[0].specialInstructions": "<b>Sweet</b>",
      "menu.dietaryRequirements": ["jain", "vegan"],
      "menu.specialRequests": "Less spicy",
      "location.type": "venue",
      "location.address.landmark": "Opposite the temple",
      "location.setupRequirements": "Two plugs",
      "contactInfo.alternateContact.name": "रवी",
      notes: "Ring twice",
    });

    const { text } = await visitor.get(`/my-events?event=${number}`);

    expect(rowOf(text, "Event Number")).toBe(number);
    expect(rowOf(text, "Date and time")).toMatch(/, 6:30 PM$/);
    expect(rowOf(text, "Duration")).toBe("4 hours");
    expect(rowOf(text, "Guests")).toBe("50");
    expect(rowOf(text, "Address")).toBe("12 Laxmi Road, Pune, Maharashtra 411030");
    expect(rowOf(text, "Landmark")).toBe("Opposite the temple");
    expect(rowOf(text, "Setup Requirements")).toBe("Two plugs");
    expect(rowOf(text, "Alternate contact")).toBe("रवी");
    expect(rowOf(text, "Dietary options")).toBe("jain, vegan");
    expect(rowOf(text, "Special Requests")).toBe("Less spicy");
    const shown = visibleText(text);
    expect(shown).toContain("Basic package 50 guests × ₹150 ₹7,500");
    expect(shown).toContain("Lassi 20 × ₹30 <b>Sweet</b> ₹600");
    expect(text).not.toContain("<b>Sweet</b>");
    expect(shown).toContain("Additional Notes Ring twice");
    expect(rowOf(text, "Total")).toBe("₹9,762");
    expect(shown).toContain("Event booked");
  });
});

describe("cancelling", () => {
  test("asks for confirmation and stores the reason", async () => {
    const { visitor, number } = await customerWithEvent();
    const path = `/my-events/${number}/cancellation`;
    const question = await visitor.get(path);
    expect(question.visibleText).toContain("Are you sure you want to cancel this event?");
    expect(statusOf(number)).toBe("pending");

    const reply = await visitor.postForm(path, question.form(path));

    expect(reply.location).toBe(`/my-events?event=${number}`);
    const page = await visitor.follow(reply);
    expect(page.visibleText).toContain("Event cancelled successfully");
    expect(page.visibleText).toContain("Cancellation Reason You cancelled it");
    expect(page.text).not.toContain(path);
    expect(statusOf(number)).toBe("cancelled");

    const again = await visitor.postForm(path, question.form(path));

    expect(again.location).toBe(reply.location);
    expect((await visitor.follow(again)).visibleText).toContain("Event cancelled successfully");
  });

  test.each([
    ["confirmed", "confirmed"],
    ["preparing", "preparing"],
    ["in_progress", "in progress"],
    ["completed", "completed"],
    ["cancelled", "cancelled"],
  ])("is refused for an event that is %s", async (status, label) => {
    const { visitor, number } = await customerWithEvent();
    const path = `/my-events/${number}/cancellation`;
    const question = await visitor.get(path);
    setStatus(number, status);

    const refused = await visitor.postForm(path, question.form(path));

    const message = `This event is already ${label} and can no longer be cancelled here. Please call us.`;
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain(message);
    const page = await visitor.get(path);
    expect(page.visibleText).toContain(message);
    expect(() => page.form(path)).toThrow();
    expect((await visitor.get("/my-events")).text).not.toContain(">Cancel Event<");
    expect(statusOf(number)).toBe(status);
  });
});

test("the calendar file has a calendar's content type and the event's number as its id", async () => {
  const { visitor, number } = await customerWithEvent({ eventDate: dayFromToday(30) });

  const reply = await visitor.get(`/my-events/${number}/calendar.ics`);

  expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(reply.headers.get("content-disposition")).toBe(`attachment; filename="${number}.ics"`);
  expect(reply.text).toContain(`\r\nUID:${number}@chatpata.example\r\n`);
  expect(reply.text).toContain(`\r\nDTSTART:${dayFromToday(30).replaceAll("-", "")}T130000Z\r\n`);
  expect(reply.text).toContain("\r\nSTATUS:TENTATIVE\r\nEND:VEVENT\r\n");
  await visitor.postForm(`/my-events/${number}/cancellation`);
  const cancelled = (await visitor.get(`/my-events/${number}/calendar.ics`)).text;
  expect(cancelled).toContain(`\r\nUID:${number}@chatpata.example\r\nSEQUENCE:1\r\n`);
  expect(cancelled).toContain("\r\nSTATUS:CANCELLED\r\n");
});
