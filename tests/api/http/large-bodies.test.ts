import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type FormVisitor, withFiles } from "#tests/support/http/form.ts";
import { paddedTo, testImage } from "#tests/support/http/images.ts";
import { type RawConnection, rawConnection } from "#tests/support/http/raw-connection.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import type { Person } from "#tests/support/records/people.ts";
import { validProductForm } from "#tests/support/records/products.ts";
import { shopReview } from "#tests/support/records/reviews.ts";
import { fillDisk, freeDisk } from "#tests/support/shop/disk.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

// Behind a proxy, each request states the address it comes from.
const shop = runningShop({ env: { TRUST_PROXY: "1", SITE_URL: "http://shop.test" } });

const TOO_MUCH =
  "We are receiving too many large uploads right now. Please try again in a few seconds.";
const words = { ...shopReview, rating: "4" };
const picture = testImage("png", { width: 60, height: 50 });

let lastAddress = 0;
function anyAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

type Customer = Person & { visitor: FormVisitor };

async function sendReview({ visitor }: Customer, address: string, bytes = 100_000) {
  const files = [{ name: "bhel.png", bytes: paddedTo(bytes, await picture) }];
  const form = withFiles(words, "images", files);
  return visitor.postForm("/reviews/new", form, { headers: { "x-forwarded-for": address } });
}

const held: RawConnection[] = [];
afterEach(async () => {
  for (const connection of held.splice(0)) connection.close();
  await vi.waitFor(() => expect(filesOnDisk()).toEqual([]), 30_000);
});

function filesOnDisk(): string[] {
  const uploads = join(dirname(shop.server.databasePath), "uploads");
  return existsSync(uploads)
    ? readdirSync(uploads, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? entry.name : [],
      )
    : [];
}

/** Sends the beginning of a form with an image. */
async function beginForm(
  { visitor }: Customer,
  address: string,
  bytes = 16_000_000,
): Promise<RawConnection> {
  const connection = await rawConnection(shop.server.baseUrl);
  await connection.send(
    `${[
      "POST /reviews/new HTTP/1.1",
      "Host: shop.test",
      "Sec-Fetch-Site: same-origin",
      `X-Forwarded-For: ${address}`,
      `Cookie: ${visitor.cookieHeader()}`,
      "Content-Type: multipart/form-data; boundary=edge",
      `Content-Length: ${bytes}`,
    ].join("\r\n")}\r\n\r\n`,
  );
  const part = `Content-Disposition: form-data; name="images"; filename="../../bhel.png"`;
  await connection.send(`--edge\r\n${part}\r\n\r\n${"x".repeat(200_000)}`);
  held.push(connection);
  return connection;
}

/** Begins a form, and stops once it is being read. */
async function holdForm(...form: Parameters<typeof beginForm>): Promise<RawConnection> {
  const before = filesOnDisk().length;
  const connection = await beginForm(...form);
  // Once the file is on the disk, the form is being read.
  await vi.waitFor(() => expect(filesOnDisk().length).toBe(before + 1), 30_000);
  return connection;
}

describe("while forms are held open, further large ones are refused with 503 and Retry-After", () => {
  test("of the same account, until it is closed", async () => {
    const [asha, priya] = [await customerWith(shop), await customerWith(shop)];
    const connection = await holdForm(asha, anyAddress());

    const refused = await sendReview(asha, anyAddress(), 2_000_000);

    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("10");
    expect(refused.visibleText).toContain(TOO_MUCH);
    expect((await sendReview(priya, anyAddress())).location).toBe("/reviews");
    connection.close();
    await vi.waitFor(async () => {
      expect((await sendReview(asha, anyAddress())).location).toBe("/reviews");
    }, 30_000);
  });

  test("of the same address, as a form and as a call, but orders go through", async () => {
    const address = anyAddress();
    const headers = { "x-forwarded-for": address };
    await holdForm(await customerWith(shop), address);
    await holdForm(await customerWith(shop), address);
    const priya = await customerWith(shop);
    // Two megabytes of space are left.
    await holdForm(await customerWith(shop), address, 1_950_000);
    const large = { ...shopReview, more: "x".repeat(100_000) };

    const form = await sendReview(priya, address);
    const call = await priya.api.post("/api/reviews", large, { headers });
    const order = await priya.api.post("/api/orders", orderOf([addDish(shop.database)]), {
      headers,
    });

    expect(form.status).toBe(503);
    expect(call.status).toBe(503);
    expect(call.headers.get("retry-after")).toBe("10");
    expect(call.body).toEqual({ success: false, message: TOO_MUCH });
    expect(order.status).toBe(201);
    expect((await sendReview(priya, anyAddress())).location).toBe("/reviews");
  });

  test("of everybody but admins", async () => {
    for (let forms = 0; forms < 4; forms += 1)
      await holdForm(await customerWith(shop), anyAddress());
    const { visitor: admin } = shop.owner;
    const files = [{ name: "puri.png", bytes: paddedTo(100_000, await picture) }];
    const product = withFiles(validProductForm, "image", files);

    const refused = await sendReview(await customerWith(shop), anyAddress());
    const kept = await admin.postForm("/admin/products/images", product);

    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("10");
    expect(JSON.parse(kept.text)).toEqual({ address: expect.stringMatching(/^\/images\//) });
  });
});

test("a file called ../../bhel.png waits under a number in a folder with a random name", async () => {
  await holdForm(await customerWith(shop), anyAddress());

  const data = dirname(shop.server.databasePath);
  const [folder, file, ...others] = readdirSync(join(data, "uploads"), { recursive: true });
  expect(folder).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(file).toBe(`${folder}/0`);
  expect(others).toEqual([]);
  expect(existsSync(join(data, "bhel.png"))).toBe(false);
});

test("sixteen forms of 31 MB that never end hardly take any memory", async () => {
  const people = await Promise.all([
    customerWith(shop),
    customerWith(shop),
    customerWith(shop),
    customerWith(shop),
  ]);
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.server.pid()}/status`, "utf8"))?.[1]);
  const before = memory();
  expect(before).toBeGreaterThan(50_000);

  const megabyte = new Uint8Array(1_000_000);
  const sending = [...people, ...people, ...people, ...people].map(async (person) => {
    const connection = await beginForm(person, anyAddress(), 32_000_000);
    for (let sent = 0; sent < 31; sent += 1) await connection.send(megabyte);
  });
  await Promise.all(sending);

  expect((memory() - before) / 1000).toBeLessThan(120);
});

test("on a full disk a form with images is refused with 503, and goes through once there is room", async () => {
  const asha = await customerWith(shop);

  fillDisk(shop.server);
  const refused = await sendReview(asha, anyAddress());
  freeDisk(shop.server);

  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(refused.visibleText).toContain("We cannot save anything right now.");
  await vi.waitFor(
    () => expect(shop.server.takeUnexpectedErrors().join()).toContain("EFBIG"),
    30_000,
  );
  expect((await sendReview(asha, anyAddress())).location).toBe("/reviews");
});
