import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Order } from "../orders/order.ts";
import {
  customerMessage,
  type MessageTopic,
  messageLink,
  mobileNumber,
  topicOf,
} from "./customer-message.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(at("18:30"));
});
afterEach(() => {
  vi.useRealTimers();
});

const order = {
  orderNumber: "CP-261121-007",
  customerName: "Asha Kulkarni",
  status: "preparing",
  deliveryType: "delivery",
  token: "7",
  readyAt: null,
  delayMinutes: 0,
  promisedAt: new Date("2026-11-21T13:30:00Z"),
  promisedUntil: null,
} as Order;
const URL = "https://chatpata.test/track/abc";
const ORDER = "your Chatpata order CP-261121-007";

const texts: Record<MessageTopic, string> = {
  pending: `we have ${ORDER} and will confirm it shortly.`,
  confirmed: `we have confirmed ${ORDER}. Expected: Nov 21, 7:00 PM.`,
  preparing: `we are preparing ${ORDER}. Expected: Nov 21, 7:00 PM.`,
  out_for_delivery: `${ORDER} is on its way to you.`,
  delivered: `${ORDER} was delivered. Enjoy your meal!`,
  cancelled: `${ORDER} was cancelled. Questions? Call us: +91 20 4890 5511.`,
  ready: `${ORDER} is ready and will leave the kitchen soon.`,
  late: `we are sorry, ${ORDER} is late. Now expected: Nov 21, 7:00 PM.`,
};

test.each(Object.entries(texts))(
  "the message '%s' has the first name, news and link",
  (topic, text) => {
    expect(customerMessage(order, topic as MessageTopic, URL)).toBe(
      `Hello Asha, ${text} Follow it here: ${URL}`,
    );
  },
);

test("an order to collect is ready with its token and the shop's address", () => {
  const pickup = { ...order, deliveryType: "pickup", token: "27", customerName: "" } as Order;

  expect(customerMessage(pickup, "ready", URL)).toBe(
    `Hello, ${ORDER} is ready, token 27. Please collect it: Shop 4, Jangli Maharaj Road, Deccan Gymkhana, Pune 411004. Follow it here: ${URL}`,
  );
  expect(customerMessage(pickup, "delivered", null)).toBe(
    `Hello, you have picked up ${ORDER}. Enjoy your meal!`,
  );
});

test("the expected time follows the kitchen", () => {
  expect(customerMessage({ ...order, delayMinutes: 10 }, "late", URL)).toContain("Nov 21, 7:10 PM");
});

test("once the expected time has passed, the news is that the order is late, and no time is promised", () => {
  vi.setSystemTime(at("19:01"));

  expect(topicOf(order)).toBe("late");
  expect(topicOf({ ...order, status: "delivered" })).toBe("delivered");
  expect(customerMessage(order, "late", null)).toBe(`Hello Asha, we are sorry, ${ORDER} is late.`);
  expect(topicOf({ ...order, delayMinutes: 10 })).toBe("late");
  expect(customerMessage({ ...order, delayMinutes: 10 }, "late", null)).toContain("7:10 PM");
});

describe("the most important news", () => {
  test.each([
    [{}, "preparing"],
    [{ delayMinutes: 10 }, "late"],
    [{ delayMinutes: 10, readyAt: new Date() }, "ready"],
    [{ status: "out_for_delivery", delayMinutes: 10, readyAt: new Date() }, "out_for_delivery"],
    [{ status: "delivered", delayMinutes: 10 }, "delivered"],
    [{ status: "cancelled", delayMinutes: 10 }, "cancelled"],
    [{ status: "pending" }, "pending"],
    [{ status: "confirmed", delayMinutes: 10 }, "late"],
  ] as [Partial<Order>, MessageTopic][])("of %j is %s", (changes, topic) => {
    expect(topicOf({ ...order, ...changes })).toBe(topic);
  });
});

test("a link opens the app with the number and the text, encoded", () => {
  const text = "Hello Asha & all, https://chatpata.test/track/a_b-c";

  expect(messageLink("whatsapp", "098220 12345", text)).toBe(
    "https://wa.me/919822012345?text=Hello%20Asha%20%26%20all%2C%20https%3A%2F%2Fchatpata.test%2Ftrack%2Fa_b-c",
  );
  expect(messageLink("sms", "98220 12345", "Hi & bye")).toBe(
    "sms:+919822012345?body=Hi%20%26%20bye",
  );
  expect(messageLink("sms", "020 4890 5511", text)).toBeNull();
});

describe("a mobile number", () => {
  test.each([
    "9822012345",
    "+91 98220 12345",
    "91-98220-12345",
    "098220 12345",
    "0091 98220 12345",
    "(+91) 98220.12345",
    "९८२२० १२३४५",
  ])("is found however it was typed: %s", (typed) => {
    expect(mobileNumber(typed)).toBe("919822012345");
  });

  test.each(["", "12345", "020 4890 5511", "+44 7911 123456", "98220 12345 / 98220 12346", "none"])(
    "is none: %s",
    (typed) => {
      expect(mobileNumber(typed)).toBeNull();
    },
  );
});
