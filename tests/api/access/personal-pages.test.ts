import { beforeAll, describe, expect, test } from "vitest";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let customer: FormVisitor;

beforeAll(async () => {
  customer = (await customerWith(shop, [addDish(shop.database)])).visitor;
});

const ofCustomers = [
  "/profile",
  "/profile/password",
  "/my-orders",
  "/my-orders?page=1",
  "/my-events",
  "/wishlist?tab=reviews",
  "/wishlist?tab=dishes",
  "/cart",
  "/checkout",
  "/catering/book",
  // Routes match these as well.
  "/Profile",
  "/%70rofile",
];
function dataUrl(path: string): string {
  const [pathname, search] = path.split("?");
  return `${pathname}.data${search ? `?${search}` : ""}`;
}

describe("no cache keeps", () => {
  test.each(ofCustomers)("%s of a customer or a guest, nor its data", async (path) => {
    for (const url of [path, dataUrl(path)]) {
      const own = await customer.get(url);
      expect(own.status, url).toBe(200);
      expect(own.headers.get("cache-control"), url).toBe("no-store");

      const guest = await shop.visitor().get(url);
      expect(guest.headers.get("cache-control"), `${url} of a guest`).toBe("no-store");
    }
  });

  test("an event's calendar file", async () => {
    const { api, visitor } = await customerWith(shop);
    const { id } = await bookEvent(api);
    const number = shop.database.value("select event_number from events where id = ?", id);
    const file = await visitor.get(`/my-events/${number}/calendar.ics`);

    expect(file.status).toBe(200);
    expect(file.headers.get("cache-control")).toBe("no-store");
  });
});

test("browsers may keep the shop's public pages while they ask whether they changed", async () => {
  for (const path of ["/menu", "/menu.data", "/carts", "/administrator"]) {
    const page = await customer.get(path);
    expect(page.headers.get("cache-control"), path).toBe("private, no-cache");
  }
});
