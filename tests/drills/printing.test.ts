import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dayInIndia } from "#app/domain/clock.ts";
import { closeAnyway } from "#tests/support/records/day-closing.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { addPrinter } from "#tests/support/records/printers.ts";
import { addStation } from "#tests/support/records/stations.ts";
import { PaperPrinter } from "#tests/support/shop/paper-printer.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const RETRY_MS = 50;
const shop = runningShop({
  env: {
    PRINTERS_ON_LOOPBACK: "on",
    PRINT_RETRY_MS: String(RETRY_MS),
    PRINT_ANSWER_MS: "200",
    LOG_LEVEL: "error",
  },
});
const admin = shop.owner;
let customer: Person;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

const printers: PaperPrinter[] = [];
afterAll(() => {
  for (const printer of printers) printer.turnOff();
});

/** The shop's only printer. */
async function onlyPrinter(kinds: string[]): Promise<PaperPrinter & { id: string }> {
  const printer = new PaperPrinter();
  await printer.turnOn();
  printers.push(printer);
  shop.database.change("update printers set removed_at = 1");
  return Object.assign(printer, addPrinter(shop.database, { port: printer.port, kinds }));
}

function jobs(printerId: string) {
  return shop.database.rows(
    "select * from print_jobs where printer_id = ? order by seq",
    printerId,
  );
}

async function waitForJobs(printerId: string, states: string[]): Promise<void> {
  await vi.waitFor(() => expect(jobs(printerId).map(({ state }) => state)).toEqual(states), {
    timeout: 20_000,
    interval: 20,
  });
}

const orderOfTwo = async (name: string) => {
  const dish = addDish(shop.database, { name });
  return placeOrder(customer.api, [{ ...dish, quantity: 2 }]);
};

describe("a ticket", () => {
  test("is printed once, when the order is accepted", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const order = await orderOfTwo("Ragda Pattice");
    expect(jobs(printer.id)).toEqual([]);

    await advanceOrder(admin.api, order, ["confirmed", "preparing"]);

    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("2 x Ragda Pattice")).toBe(1);
    expect(printer.received).not.toContain("COPY");
  });

  test("of an older order is printed without the note that nobody sees", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const order = await orderOfTwo("Sukha Bhel");
    shop.database.change("update orders set notes = char(8203) where id = ?", order.id);
    shop.database.change(
      "update order_items set special_instructions = char(8205) where order_id = ?",
      order.id,
    );

    await advanceOrder(admin.api, order, ["confirmed", "preparing"]);

    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("2 x Sukha Bhel")).toBe(1);
    expect(printer.received).not.toContain('""');
    const { visitor } = shop.owner;
    expect((await visitor.get(`/admin/orders/${order.id}/ticket.escpos`)).status).toBe(200);
  });

  test("waits for a printer that is off, and is printed once it is on", async () => {
    const printer = await onlyPrinter(["ticket"]);
    printer.turnOff();
    const order = await orderOfTwo("Dabeli");
    await advanceOrder(admin.api, order, ["confirmed"]);
    await vi.waitFor(
      () => expect(jobs(printer.id)[0]?.last_error).toMatch("It cannot be reached"),
      30_000,
    );

    await printer.turnOn();

    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("2 x Dabeli")).toBe(1);
  });

  test("of a printer that stays off is shown as failed, and nothing was printed", async () => {
    const printer = await onlyPrinter(["ticket"]);
    printer.turnOff();
    const order = await orderOfTwo("Sev Puri");

    await advanceOrder(admin.api, order, ["confirmed"]);

    await waitForJobs(printer.id, ["failed"]);
    expect(jobs(printer.id)[0]).toMatchObject({ may_be_printed: 0, due_at: null });
  });

  test("during which the paper runs out fails, and is not printed again by itself", async () => {
    const printer = await onlyPrinter(["ticket"]);
    printer.runsOutAt = "2 x Misal";
    const order = await orderOfTwo("Misal");

    await advanceOrder(admin.api, order, ["confirmed"]);

    await waitForJobs(printer.id, ["failed"]);
    expect(jobs(printer.id)[0]).toMatchObject({
      may_be_printed: 1,
      last_error: "It is out of paper.",
    });
    printer.runsOutAt = "";
    printer.hasPaper = true;
    const next = await orderOfTwo("Usal");
    await advanceOrder(admin.api, next, ["confirmed"]);
    await waitForJobs(printer.id, ["failed", "done"]);
    expect(printer.papers("2 x Misal")).toBe(1);
  });

  test("that was being printed when the shop was killed fails, and is not printed again", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const order = await orderOfTwo("Kanda Bhaji");
    shop.database.change(
      "insert into print_jobs (id, printer_id, kind, order_id, state, due_at, created_at) values (?, ?, 'ticket', ?, 'printing', ?, ?)",
      ...[crypto.randomUUID(), printer.id, order.id, Date.now(), Date.now()],
    );

    await shop.server.kill();
    await shop.server.restart();

    await waitForJobs(printer.id, ["failed"]);
    expect(jobs(printer.id)[0]).toMatchObject({ may_be_printed: 1 });
    expect(printer.received).toBe("");
  });

  test("of an order that is cancelled later is followed by one that says so", async () => {
    const printer = await onlyPrinter(["ticket", "change"]);
    const order = await orderOfTwo("Bhel");
    await advanceOrder(admin.api, order, ["confirmed"]);
    await waitForJobs(printer.id, ["done"]);

    await advanceOrder(admin.api, order, ["cancelled"]);

    await waitForJobs(printer.id, ["done", "done"]);
    expect(printer.papers("CANCELLED")).toBe(1);
  });
});

describe("a printer", () => {
  test("that is slow prints everything once", async () => {
    const printer = await onlyPrinter(["ticket"]);
    printer.pauseMs = 60;
    const order = await orderOfTwo("Slow Bhel");

    await advanceOrder(admin.api, order, ["confirmed"]);

    await vi.waitFor(
      () => expect(jobs(printer.id)[0]).toMatchObject({ last_error: "", state: "done" }),
      { timeout: 20_000 },
    );
    expect(printer.papers("2 x Slow Bhel")).toBe(1);
    expect(jobs(printer.id)[0]).toMatchObject({ attempt_count: 1 });
  });

  test("that was printing when the shop was killed does not print it again", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const order = await orderOfTwo("Killed Bhel");
    // It has the ticket, and keeps the shop waiting for its reply.
    const gotTicket = new Promise<void>((resolve) => {
      printer.onPiece = () => {
        if (!printer.received.includes("Killed Bhel")) return;
        printer.hasPaper = false;
        resolve();
      };
    });
    printer.pauseMs = 100;
    await advanceOrder(admin.api, order, ["confirmed"]);
    await gotTicket;
    expect(jobs(printer.id)[0]).toMatchObject({ state: "printing" });

    await shop.server.kill();
    printer.onPiece = () => {};
    printer.hasPaper = true;
    printer.pauseMs = 0;
    await shop.server.restart();

    await waitForJobs(printer.id, ["failed"]);
    expect(jobs(printer.id)[0]).toMatchObject({ may_be_printed: 1 });
    const next = await orderOfTwo("Next Bhel");
    await advanceOrder(admin.api, next, ["confirmed"]);
    await waitForJobs(printer.id, ["failed", "done"]);
    expect(printer.papers("2 x Killed Bhel")).toBe(1);
  });

  test("prints the difference of a change, and nothing of it twice", async () => {
    const printer = await onlyPrinter(["ticket", "change"]);
    const order = await orderOfTwo("Plain Puri");
    await advanceOrder(admin.api, order, ["confirmed"]);
    await waitForJobs(printer.id, ["done"]);
    const { visitor: owner } = shop.owner;
    const path = `/admin/orders/${order.id}/changes`;
    const fields = await owner.formOn(path);
    const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";

    await owner.postForm(path, { ...fields, [line]: "5", reason: "They called", save: "1" });

    await waitForJobs(printer.id, ["done", "done"]);
    expect(printer.papers("2 x Plain Puri"), "only on the ticket").toBe(1);
    expect(printer.papers("+3 Plain Puri")).toBe(1);
  });

  test("prints the token and the bill of an order at the counter", async () => {
    const printer = await onlyPrinter(["token", "bill"]);
    const dish = addDish(shop.database, { name: "Counter Puri" });
    const order = await placeOrder(admin.api, [dish], {
      channel: "counter",
      deliveryType: "pickup",
    });
    await waitForJobs(printer.id, ["done"]);
    expect(printer.received).toContain(`${order.tokenNumber}`);
    expect(printer.received).not.toContain("Counter Puri");

    await advanceOrder(admin.api, order, ["delivered"]);

    await waitForJobs(printer.id, ["done", "done"]);
    expect(printer.received).toContain("Counter Puri");
    expect(jobs(printer.id).map(({ kind }) => kind)).toEqual(["token", "bill"]);
  });

  test("of a station prints its part, and what no station makes", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const fry = addStation(shop.database);
    const chaat = addStation(shop.database);
    shop.database.change("update printers set station_id = ? where id = ?", fry.id, printer.id);
    const vada = addDish(shop.database, { name: "Fry Vada" });
    const bhel = addDish(shop.database, { name: "Chaat Bhel" });
    const lassi = addDish(shop.database, { name: "Free Lassi" });
    const at = "update products set station_id = ? where id = ?";
    shop.database.change(at, fry.id, vada.id);
    shop.database.change(at, chaat.id, bhel.id);

    const all = await placeOrder(customer.api, [vada, bhel, lassi]);
    await advanceOrder(admin.api, all, ["confirmed"]);
    await waitForJobs(printer.id, ["done"]);
    const another = await placeOrder(customer.api, [bhel]);
    await advanceOrder(admin.api, another, ["confirmed"]);
    await waitForJobs(printer.id, ["done", "dismissed"]);

    expect(printer.papers("Fry Vada")).toBe(1);
    expect(printer.papers("Free Lassi")).toBe(1);
    expect(printer.papers("Chaat Bhel")).toBe(0);
  });

  test("prints the report of a day that is closed", async () => {
    const printer = await onlyPrinter(["day"]);
    const { visitor: owner } = shop.owner;
    const day = dayInIndia(new Date());
    await owner.postForm(`/admin/day/${day}/opening`, { float: "100" });
    await closeAnyway(owner, day, { counted: "7" });

    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("Report of")).toBe(1);
    expect(printer.received).toContain("Cash in the drawer");
  });

  test("prints the ticket of an order that is accepted at once", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const { visitor: owner } = shop.owner;
    const settings = "/admin/settings/alerts";
    const { seenVersion: _, ...fields } = await owner.formOn(settings);
    await owner.postForm(settings, { ...fields, acceptsAtOnce: "on" });

    const order = await orderOfTwo("Accepted Bhel");
    await owner.postForm(settings, { ...fields, acceptsAtOnce: [] });

    expect(order.status).toBe("confirmed");
    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("2 x Accepted Bhel")).toBe(1);
  });

  test("prints nothing that has waited in a backup for long", async () => {
    const printer = await onlyPrinter(["ticket"]);
    const order = await orderOfTwo("Old Bhel");
    const hourAgo = Date.now() - 3_600_000;
    await shop.server.kill();
    shop.database.change(
      "insert into print_jobs (id, printer_id, kind, order_id, state, due_at, created_at) values (?, ?, 'ticket', ?, 'queued', ?, ?)",
      ...[crypto.randomUUID(), printer.id, order.id, hourAgo, hourAgo],
    );

    await shop.server.restart();

    await waitForJobs(printer.id, ["failed"]);
    expect(printer.received).toBe("");
  });
});
