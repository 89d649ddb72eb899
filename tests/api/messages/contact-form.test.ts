import { describe, expect, test } from "vitest";
import { anyPerson } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function message(changes: Record<string, string> = {}): Record<string, string> {
  const { name, email } = anyPerson();
  return {
    name,
    email,
    phone: "",
    subject: "general",
    message: "Are you open on Diwali?",
    ...changes,
  };
}

function storedFrom(email = "") {
  return shop.database.rows("select * from contact_messages where email = ?", email);
}

test.each(["general", "order", "feedback", "complaint", "catering"])(
  "stores a message about %s as unread",
  async (subject) => {
    const sent = message({ subject });
    const reply = await shop.visitor().postForm("/contact", sent);
    expect([reply.status, reply.location]).toEqual([303, "/contact"]);
    expect(storedFrom(sent.email)).toEqual([
      expect.objectContaining({ ...sent, read_at: null, created_at: expect.any(Number) }),
    ]);
  },
);

test("confirms a sent message once", async () => {
  const visitor = shop.visitor();
  const page = await visitor.follow(await visitor.postForm("/contact", message()));
  expect(page.visibleText).toContain("Message sent. Thank you!");
  expect(await visitor.read("/contact")).not.toContain("Message sent.");
});

describe("refuses with a message, keeps the input and stores nothing", () => {
  test.each([
    ["name", "   ", "Name is required"],
    ["name", "n".repeat(81), "Name must be at most 80 characters"],
    ["email", "", "Email is required"],
    ["email", "asha@", "Please enter a valid email"],
    ["phone", "0123456", "Please enter a valid phone number"],
    ["phone", "call me", "Please enter a valid phone number"],
    ["subject", "", "Please choose a subject"],
    ["subject", "gossip", "Please choose a subject"],
    ["message", " \n ", "Message is required"],
    ["message", "m".repeat(2001), "Message must be at most 2000 characters"],
  ])("%s %j", async (field, typed, error) => {
    const before = shop.database.value("select count(*) from contact_messages");
    const sent = message({ [field]: typed });
    const reply = await shop.visitor().postForm("/contact", sent);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(`<a href="#contact-${field}">${error}</a>`);
    expect(reply.text).toMatch(/<title>Error: /);
    const otherField = field === "message" ? "name" : "message";
    expect(reply.form("/contact")).toMatchObject({ [otherField]: sent[otherField] });
    expect(shop.database.value("select count(*) from contact_messages")).toBe(before);
  });
});

test.each([
  ["name", "n".repeat(80)],
  ["message", "m".repeat(2000)],
  ["phone", "+91 98220 11223"],
])("accepts a %s of the maximum length", async (field, typed) => {
  const sent = message({ [field]: typed });
  const reply = await shop.visitor().postForm("/contact", sent);
  expect(reply.status).toBe(303);
  expect(storedFrom(sent.email)).toMatchObject([{ [field]: typed }]);
});

test("escapes markup in a message and in the refused form", async () => {
  const markup = `"><script>alert(1)</script> मस्त भेळ`;
  const sent = message({ name: markup, message: markup });
  const refused = await shop.visitor().postForm("/contact", { ...sent, subject: "" });
  expect(refused.text).not.toContain("<script>alert(1)");
  expect(refused.form("/contact")).toMatchObject({ name: markup, message: markup });

  await shop.visitor().postForm("/contact", sent);
  expect(storedFrom(sent.email)).toMatchObject([{ name: markup, message: markup }]);
});

describe("with rate limits", () => {
  const limited = runningShop({ env: { RATE_LIMITS: "on" } });

  test("refuses the sixth message within an hour and keeps the input", async () => {
    const sent = message();
    for (let count = 1; count <= 5; count += 1) {
      expect((await limited.visitor().postForm("/contact", sent)).status).toBe(303);
    }
    const reply = await limited.visitor().postForm("/contact", sent);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(reply.visibleText).toMatch(
      /Too many attempts\. Please wait \d+ minutes? and try again\./,
    );
    expect(reply.form("/contact")).toMatchObject({ message: sent.message });
    expect(limited.database.value("select count(*) from contact_messages")).toBe(5);
    expect((await limited.visitor().postForm("/contact", message())).status).toBe(303);
  });
});
