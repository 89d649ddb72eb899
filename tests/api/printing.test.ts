import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addDish } from "#tests/support/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const RETRY_MS = 50;
const shop = runningShop({
  env: {
    PRINTERS_ON_LOOPBACK: "on",
    PRINT_RETRY_MS: String(RETRY_MS),
    PRINT_ANSWER_MS: "200",
    LOG_LEVEL: "error",
  },
});
let admin: Person;
let customer: Person;
beforeAll(async () => {
  admin = await signInAdmin(shop.api);
  customer = await registerCustomer(shop.api);
});

/** A printer on this machine, which answers as a real one does. The paper runs out once it received `runsOutAt`. */
class PaperPrinter {
  received = "";
  hasPaper = true;
  runsOutAt = "";
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  port = 0;

  async turnOn(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    server.listen(this.port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    this.port = typeof address === "object" && address ? address.port : 0;
  }

  turnOff(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }

  papers(text: string): number {
    return this.received.split(text).length - 1;
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      this.received += bytes.toString("latin1");
      if (this.runsOutAt && this.received.includes(this.runsOutAt)) this.hasPaper = false;
      for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === 0x10 && bytes[at + 1] === 0x04) {
          const empty = bytes[at + 2] === 4 ? 0x72 : 0x32;
          socket.write(Buffer.of(this.hasPaper ? 0x12 : empty));
        }
        if (bytes[at] === 0x1d && bytes[at + 1] === 0x72 && this.hasPaper) {
          socket.write(Buffer.of(0));
        }
      }
    });
  }
}

const printers: PaperPrinter[] = [];
afterAll(() => {
  for (const printer of printers) printer.turnOff();
});

/** The only printer of the shop. */
async function addPrinter(kinds: string[]): Promise<PaperPrinter & { id: string }> {
  const printer = Object.assign(new PaperPrinter(), { id: crypto.randomUUID() });
  await printer.turnOn();
  printers.push(printer);
  shop.database.change("update printers set removed_at = 1");
  shop.database.change(
    "insert into printers (id, name, host, port, paper_millimetres, kinds, created_at) values (?, 'Kitchen', '127.0.0.1', ?, 80, ?, 0)",
    printer.id,
    printer.port,
    JSON.stringify(kinds),
  );
  return printer;
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
    const printer = await addPrinter(["ticket"]);
    const order = await orderOfTwo("Ragda Pattice");
    expect(jobs(printer.id)).toEqual([]);

    await advanceOrder(admin.api, order, ["confirmed", "preparing"]);

    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("2 x Ragda Pattice")).toBe(1);
    expect(printer.received).not.toContain("COPY");
  });

  test("waits for a printer that is off, and is printed once it is on", async () => {
    const printer = await addPrinter(["ticket"]);
    printer.turnOff();
    const order = await orderOfTwo("Dabeli");
    await advanceOrder(admin.api, order, ["confirmed"]);
    await vi.waitFor(() => expect(jobs(printer.id)[0]?.last_error).toMatch("It cannot be reached"));

    await printer.turnOn();

    await waitForJobs(printer.id, ["done"]);
    expect(printer.papers("2 x Dabeli")).toBe(1);
  });

  test("of a printer that stays off is shown as failed, and nothing was printed", async () => {
    const printer = await addPrinter(["ticket"]);
    printer.turnOff();
    const order = await orderOfTwo("Sev Puri");

    await advanceOrder(admin.api, order, ["confirmed"]);

    await waitForJobs(printer.id, ["failed"]);
    expect(jobs(printer.id)[0]).toMatchObject({ may_be_printed: 0, due_at: null });
  });

  test("during which the paper runs out fails, and is not printed again by itself", async () => {
    const printer = await addPrinter(["ticket"]);
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
    const printer = await addPrinter(["ticket"]);
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
    const printer = await addPrinter(["ticket", "change"]);
    const order = await orderOfTwo("Bhel");
    await advanceOrder(admin.api, order, ["confirmed"]);
    await waitForJobs(printer.id, ["done"]);

    await advanceOrder(admin.api, order, ["cancelled"]);

    await waitForJobs(printer.id, ["done", "done"]);
    expect(printer.papers("CANCELLED")).toBe(1);
  });
});
