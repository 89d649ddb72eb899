import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addFailedPrint, addPrinter } from "#tests/support/records/printers.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { PaperPrinter } from "#tests/support/shop/paper-printer.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const shop = runningShop();
const withLoopback = runningShop({ env: { PRINTERS_ON_LOOPBACK: "on", PRINT_ANSWER_MS: "200" } });
const PRINTERS = "/admin/settings/printers";
const paper = new PaperPrinter();
const { visitor: owner } = shop.owner;
let admin: Person;
let customer: Person;

beforeAll(async () => {
  admin = await signInAdmin(withLoopback.api);
  customer = await registerCustomer(withLoopback.api);
  await paper.turnOn();
});
afterAll(() => paper.turnOff());

const stored = () =>
  shop.database.rows("select name, host, port, kinds from printers where removed_at is null");

const save = (fields: FormFields) => owner.fillIn(`${PRINTERS}/add`, fields);

describe("the settings of printers", () => {
  test("add, change and remove a printer", async () => {
    const added = await save({ name: "Tawa", host: "192.168.1.50", kinds: ["ticket", "bill"] });
    expect(added.location).toBe(PRINTERS);
    expect(stored()).toEqual([
      { name: "Tawa", host: "192.168.1.50", port: 9100, kinds: '["ticket","bill"]' },
    ]);
    const id = shop.database.value("select id from printers");
    const path = `${PRINTERS}/${id}`;

    const { form } = await owner.get(path);
    await owner.postForm(path, { ...form(path), name: "Tandoor", port: "9101" });
    expect(stored()).toMatchObject([{ name: "Tandoor", port: 9101 }]);
    expect(await owner.read(PRINTERS)).toContain("192.168.1.50:9101");

    await owner.postForm(`${path}/removal`);
    expect(stored()).toEqual([]);
    expect((await owner.get(path)).status).toBe(404);
  });

  test.each(["127.0.0.1", "2130706433", "http://192.168.1.50"])(
    "refuse the address %s, and keep the input",
    async (host) => {
      const refused = await save({ name: "Kitchen", host });

      expect(refused.status).toBe(400);
      expect(refused.visibleText).toMatch(/shop's own network|192\.168\.1\.50/);
      expect(refused.form(`${PRINTERS}/add`)).toMatchObject({ name: "Kitchen", host });
      expect(stored()).toEqual([]);
    },
  );
});

describe("what was not printed", () => {
  const PAGES = ["/admin/orders", "/admin/kitchen"];

  test("is shown on orders and kitchen until it is dismissed, also by the kitchen", async () => {
    const cook = (await addStaff(shop, "kitchen")).visitor;
    const rider = (await addStaff(shop, "rider")).visitor;
    const { id } = addPrinter(shop.database, { name: "Hall" });
    for (const page of PAGES) expect(await cook.read(page)).not.toContain("not printed");
    const print = addFailedPrint(shop.database, id, { mayBePrinted: true });
    for (const page of PAGES) {
      const text = await cook.read(page);
      expect(text).toContain("Hall: 1 not printed");
      expect(text).toMatch(/Test page, .*It is out of paper\..* printed as a copy/);
    }

    expect((await rider.postForm(`/admin/prints/${print.id}/dismissal`)).status).toBe(403);
    const dismissed = await cook.postForm(`/admin/prints/${print.id}/dismissal`, {
      returnTo: "/admin/kitchen",
    });

    expect(dismissed.location).toBe("/admin/kitchen");
    expect(await cook.read("/admin/kitchen")).not.toContain("Hall");
    shop.database.change("update printers set removed_at = 1");
  });

  test("is one line for each printer: tried later, dismissed altogether, or the printer turned off", async () => {
    const cook = (await addStaff(shop, "kitchen")).visitor;
    const [hall, bar] = ["Hall", "Bar"].map((name) =>
      addPrinter(shop.database, { name, kinds: ["ticket"] }),
    ) as [{ id: string }, { id: string }];
    for (let count = 0; count < 7; count += 1) addFailedPrint(shop.database, hall.id);
    addFailedPrint(shop.database, bar.id);
    const states = ({ id }: { id: string }) =>
      shop.database
        .rows("select distinct state from print_jobs where printer_id = ?", id)
        .map(({ state }) => state);
    const press = async (printer: { id: string }, path: string) => {
      const action = `/admin/printers/${printer.id}/${path}`;
      return cook.postForm(action, (await cook.get("/admin/kitchen")).form(action));
    };
    for (const page of PAGES) {
      const text = await cook.read(page);
      expect(text).toContain("Hall: 7 not printed");
      expect(text).toContain("Bar: 1 not printed");
    }

    await press(hall, "prints/later");
    expect(await cook.read("/admin/kitchen")).not.toContain("Hall");
    const dueInMinutes = shop.database.value(
      "select (min(due_at) - ?) / 60000 from print_jobs where printer_id = ? and state = 'queued'",
      ...[Date.now(), hall.id],
    );
    expect(Number(dueInMinutes)).toBeGreaterThanOrEqual(9);

    await press(bar, "prints/dismissal");
    expect(states(bar)).toEqual(["dismissed"]);

    addFailedPrint(shop.database, hall.id);
    await press(hall, "off");
    expect(states(hall)).toEqual(["dismissed"]);
    expect(await cook.read("/admin/kitchen")).toContain("Printer off: Hall");
    const printed = ({ id }: { id: string }) =>
      shop.database.value(
        "select count(*) from print_jobs where printer_id = ? and kind = 'ticket'",
        id,
      );
    const orderer = await registerCustomer(shop.api);
    const { api } = shop.owner;
    const accept = async () => {
      const order = await placeOrder(orderer.api, [addDish(shop.database)]);
      await advanceOrder(api, order, ["confirmed"]);
    };
    await accept();
    expect([printed(hall), printed(bar)]).toEqual([0, 1]);
    await press(hall, "off/removal");
    await accept();
    expect([printed(hall), printed(bar)]).toEqual([1, 2]);
    shop.database.change("update printers set removed_at = 1");
  });
});

describe("by hand", () => {
  const jobs = () =>
    withLoopback.database.rows("select state, is_copy from print_jobs order by seq");
  const allDone = (count: number) =>
    vi.waitFor(() => expect(jobs().map(({ state }) => state)).toEqual(Array(count).fill("done")), {
      timeout: 20_000,
    });

  test("a test page, a ticket and its copy are printed, and a failed print again", async () => {
    const staff = withLoopback.visitor();
    await staff.signInAs(firstAdmin);
    const { id } = addPrinter(withLoopback.database, { port: paper.port, name: "Pass" });
    const dish = addDish(withLoopback.database, { name: "Hand Puri" });
    const order = await placeOrder(customer.api, [dish]);
    await advanceOrder(admin.api, order, ["confirmed"]);

    await staff.postForm(`${PRINTERS}/${id}/test`);
    await allDone(1);
    expect(paper.papers("Test page of Pass")).toBe(1);

    const page = await staff.get(`/admin/orders/${order.id}/ticket`);
    const prints = `/admin/orders/${order.id}/prints`;
    expect(page.form(prints)).toMatchObject({ printerId: id, kind: "ticket" });
    const { location } = await staff.postForm(prints, page.form(prints));
    expect(location).toBe(`/admin/orders/${order.id}/ticket`);
    await allDone(2);
    expect(paper.papers("1 x Hand Puri")).toBe(1);
    expect(paper.papers("COPY")).toBe(0);

    // Without the key, as if the second tap were intended.
    await staff.postForm(prints, { ...page.form(prints), once: "" });
    await allDone(3);
    expect(paper.papers("1 x Hand Puri")).toBe(2);
    expect(paper.papers("COPY")).toBe(1);

    const failed = addFailedPrint(withLoopback.database, id, { mayBePrinted: true });
    await staff.postForm(`/admin/prints/${failed.id}/retry`);
    await allDone(4);
    expect(paper.papers("COPY")).toBe(2);
    await staff.postForm(`/admin/prints/${failed.id}/retry`);
    expect(
      jobs().map(({ state }) => state),
      "not once it is done",
    ).not.toContain("queued");
  });

  test("a ticket is there as bytes and as links for RawBT, without scripts", async () => {
    const staff = withLoopback.visitor();
    await staff.signInAs(firstAdmin);
    const order = await placeOrder(customer.api, [
      addDish(withLoopback.database, { name: "Link Puri" }),
    ]);
    for (const kind of ["ticket", "bill"]) {
      const { text } = await staff.get(`/admin/orders/${order.id}/${kind}`);
      const links = [...text.matchAll(/href="rawbt:base64,([^"]+)"/g)].map(([, data = ""]) =>
        Buffer.from(data, "base64").toString("latin1"),
      );
      expect(links).toHaveLength(2);
      for (const bytes of links) expect(bytes).toContain("Link Puri");
    }
    const file = `/admin/orders/${order.id}/ticket.escpos`;
    const bytes = await staff.get(`${file}?width=58`);
    expect(bytes.text).toContain("Link Puri");
    expect(bytes.text).not.toBe((await staff.get(file)).text);
    expect((await staff.get(`${file}?width=70`)).status).toBe(400);
    expect((await staff.get("/admin/orders/none/ticket.escpos")).status).toBe(404);
  });
});
