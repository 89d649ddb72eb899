import { expect, test } from "vitest";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { visibleText } from "../support/page-text.ts";

const shop = runningShop();

test("an admin sees how the box is doing", async () => {
  const admin = shop.visitor();
  await admin.signInAs(firstAdmin);
  const now = Date.now();
  const email = (dueAt: number | null, sentAt: number | null) =>
    shop.database.change(
      "insert into emails (id, kind, recipient, subject, body, created_at, due_at, sent_at) values (?, 'order', 'a@b.co', 's', 'b', ?, ?, ?)",
      crypto.randomUUID(),
      now,
      dueAt,
      sentAt,
    );
  email(now + 3_600_000, null);
  email(now + 3_600_000, null);
  email(null, now);
  email(null, null);

  const page = await admin.get("/admin/health");

  const words = visibleText(page.text);
  expect(page.status).toBe(200);
  expect(words).toMatch(/Data file \d+\.\d (KB|MB)/);
  expect(words).toMatch(/\d+\.\d (KB|MB) not yet moved into it/);
  expect(words).toContain("Running for Less than a minute Version 1.0.0");
  expect(words).toContain("Waiting 2 Sent 1 Given up 1");
  expect(words).toContain("None since the shop was started.");
  expect(page.text).toMatch(/<a aria-current="page"[^>]* href="\/admin\/health"/);
});

test("the health of the box is asked for without an account, and tells no more than that it serves", async () => {
  const reply = await shop.visitor().get("/healthz");

  expect(reply.status).toBe(200);
  expect(reply.text).toBe('{"ok":true}');
});
