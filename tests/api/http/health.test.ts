import { expect, test } from "vitest";
import { runningShop } from "#tests/support/shop/running-shop.ts";

// A shop that has just started.
const shop = runningShop({ database: "template" });

test("shows an admin the state of the server", async () => {
  const { visitor: admin } = shop.owner;
  const now = Date.now();
  const addEmail = (dueAt: number | null, sentAt: number | null) =>
    shop.database.change(
      "insert into emails (id, kind, recipient, subject, body, created_at, due_at, sent_at) values (?, 'order', 'a@b.co', 's', 'b', ?, ?, ?)",
      crypto.randomUUID(),
      now,
      dueAt,
      sentAt,
    );
  addEmail(now + 3_600_000, null);
  addEmail(now + 3_600_000, null);
  addEmail(null, now);
  addEmail(null, null);

  const page = await admin.get("/admin/health");

  const pageText = page.visibleText;
  expect(page.status).toBe(200);
  expect(pageText).toMatch(/Data file \d+\.\d (KB|MB)/);
  expect(pageText).toMatch(/\d+\.\d (KB|MB) not yet merged/);
  expect(pageText).toContain("Running for Less than a minute Version 1.0.0");
  expect(pageText).toContain("Waiting 2 Sent 1 Failed 1");
  expect(pageText).toContain("None since the last start.");
  expect(page.text).toMatch(/<a aria-current="page"[^>]* href="\/admin\/health"/);
});

test("reports only that the shop runs to requests without an account", async () => {
  const reply = await shop.visitor().get("/healthz");

  expect(reply.status).toBe(200);
  expect(reply.text).toBe('{"ok":true}');
});
