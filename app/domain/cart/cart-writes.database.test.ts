import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { starterSelection } from "#tests/support/records/options.ts";
import { addPerson, database } from "#tests/support/records/random-payments.ts";
import { newToken } from "../accounts/sessions.server.ts";
import { mergeCarts } from "../checkout/merge-carts.server.ts";
import { fillStarterMenu } from "../menu/fill-starter-menu.server.ts";
import { noSelection } from "../options/selection.ts";
import { addLine } from "./add-line.server.ts";
import type { CartOwner } from "./cart.ts";
import { clearCart, editLine, setQuantity } from "./change-line.server.ts";
import { findCartId, removeExpiredGuestCarts } from "./own-cart.server.ts";
import { cartOf } from "./queries.server.ts";

// For the option groups of its dishes.
beforeAll(fillStarterMenu);

const anyDish = (overrides?: Partial<Dish>) => addDish(database, overrides);

const anyCustomer = () => ({ userId: addPerson("customer").id, token: null });

const plain = { quantity: 1, specialInstructions: "", selection: noSelection };
type Line = Parameters<typeof addLine>[1];

/** One portion as usual, unless `more` says otherwise. */
const add = (to: CartOwner, productId: string, more: Partial<Line> = {}) =>
  addLine(to, { ...plain, productId, ...more });

function linesOf(owner: CartOwner) {
  return cartOf(owner).lines.map(({ name, quantity, choices, specialInstructions }) => ({
    name,
    quantity,
    choices,
    specialInstructions,
  }));
}

let owner: CartOwner;
beforeEach(() => {
  owner = anyCustomer();
});

describe("adding a dish", () => {
  test("again with identical choices raises the quantity of its line item", () => {
    const { id, name } = anyDish();
    add(owner, id, { selection: starterSelection("hot", "jain") });
    add(owner, id, { selection: starterSelection("jain", "hot"), quantity: 2 });
    expect(linesOf(owner)).toMatchObject([{ name, quantity: 3 }]);
  });

  test("with other choices appends a line item", () => {
    const { id } = anyDish();
    add(owner, id);
    add(owner, id, { selection: starterSelection("sweet") });
    expect(linesOf(owner)).toMatchObject([
      { quantity: 1, choices: [] },
      { quantity: 1, choices: ["Sweet water"] },
    ]);
  });

  test("that does not exist is refused", () => {
    expect(add(owner, "none")).toMatchObject({ code: "not_found" });
    expect(linesOf(owner)).toEqual([]);
  });

  test("beyond the stock, counted over all its line items, is refused and changes nothing", () => {
    const { id, name } = anyDish({ stock: 3 });
    add(owner, id, { quantity: 2 });
    const before = linesOf(owner);
    expect(add(owner, id, { quantity: 2, selection: starterSelection("tangy") })).toMatchObject({
      code: "out_of_stock",
      message: `Only 3 of ${name} left.`,
    });
    expect(linesOf(owner)).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test("beyond 99 in one line item is refused and changes nothing", () => {
    const { id } = anyDish();
    add(owner, id, { quantity: 60 });
    expect(add(owner, id, { quantity: 40 })).toMatchObject({
      code: "validation",
    });
    expect(linesOf(owner)).toMatchObject([{ quantity: 60 }]);
  });

  test("to a full cart is refused unless it is in the cart already", () => {
    const dishes = Array.from({ length: 100 }, () => anyDish());
    for (const { id } of dishes) {
      expect(add(owner, id)).toMatchObject({ ok: true });
    }

    const another = add(owner, anyDish().id);
    const same = add(owner, dishes[0]?.id ?? "");

    expect(another).toMatchObject({
      code: "validation",
      message: "Order at most 100 different items",
    });
    expect(same).toMatchObject({ ok: true });
    expect(linesOf(owner)).toHaveLength(100);
  });

  test("again with other notes joins the notes, and is refused if they are too long", () => {
    const { id, name } = anyDish();
    add(owner, id, { specialInstructions: "No sev" });
    add(owner, id, { specialInstructions: "Crisp" });
    expect(linesOf(owner)).toMatchObject([{ specialInstructions: "No sev; Crisp" }]);
    const long = add(owner, id, { specialInstructions: "x".repeat(200) });
    expect(long).toMatchObject({
      code: "validation",
      message: expect.stringContaining(`${name} is in your cart already`),
    });
    expect(linesOf(owner)).toMatchObject([{ quantity: 2, specialInstructions: "No sev; Crisp" }]);
  });

  test("creates a cart for a guest, but not when it is refused", () => {
    const guest = { userId: null, token: null };
    const { id } = anyDish();
    const added = add(guest, id);
    if (!added.ok || !added.value.newToken) throw new Error("no token");
    expect(cartOf({ userId: null, token: added.value.newToken }).itemCount).toBe(1);
    const carts = () => sqlite.prepare("select count(*) from carts").pluck().get();
    const before = carts();
    expect(add(guest, "none")).not.toHaveProperty("value");
    expect(add(guest, anyDish({ stock: 0 }).id).ok).toBe(false);
    expect(carts()).toBe(before);
  });

  test("twice before the first cookie arrives fills one cart", () => {
    const guest = { userId: null, token: null };
    const proposed = "a".repeat(64);
    const first = addLine(guest, { ...plain, productId: anyDish().id }, proposed);
    const second = addLine(guest, { ...plain, productId: anyDish().id }, proposed);
    expect([first, second]).toMatchObject([
      { value: { newToken: proposed } },
      { value: { newToken: proposed } },
    ]);
    expect(linesOf({ userId: null, token: proposed })).toHaveLength(2);
  });
});

describe("changing a line item", () => {
  function onlyLine() {
    const [line] = cartOf(owner).lines;
    if (!line) throw new Error("the cart is empty");
    return line;
  }

  test.each([0, -1])("to a quantity of %i removes it", (quantity) => {
    const { id } = anyDish();
    add(owner, id);
    expect(setQuantity(owner, onlyLine().id, quantity)).toMatchObject({
      value: { removed: { fields: { product: id, quantity: 1 } } },
    });
    expect(linesOf(owner)).toEqual([]);
  });

  test("to more than the stock is refused and changes nothing", () => {
    const { id, name } = anyDish({ stock: 4 });
    add(owner, id, { quantity: 4 });
    expect(setQuantity(owner, onlyLine().id, 5)).toMatchObject({
      code: "out_of_stock",
      message: `Only 4 of ${name} left.`,
    });
    expect(onlyLine().quantity).toBe(4);
  });

  test("to a lower quantity is allowed even above the stock", () => {
    const { id } = anyDish({ stock: 10 });
    add(owner, id, { quantity: 9 });
    sqlite.prepare("update products set stock = 2 where id = ?").run(id);
    expect(onlyLine().problem).toBe("too_few");
    expect(setQuantity(owner, onlyLine().id, 5).ok).toBe(true);
    expect(onlyLine()).toMatchObject({ quantity: 5, problem: "too_few" });
  });

  test("so that it becomes identical to another merges the two, including notes", () => {
    const { id, name } = anyDish();
    add(owner, id, { selection: starterSelection("hot"), specialInstructions: "Crisp" });
    add(owner, id, { quantity: 2 });
    const second = cartOf(owner).lines[1];
    expect(
      editLine(owner, second?.id ?? "", {
        quantity: 2,
        selection: starterSelection("hot"),
        specialInstructions: "Pack apart",
      }),
    ).toMatchObject({ value: { name } });
    expect(linesOf(owner)).toEqual([
      {
        name,
        quantity: 3,
        choices: ["Hot spice"],
        specialInstructions: "Crisp; Pack apart",
      },
    ]);
  });

  test("in another customer's cart is refused", () => {
    add(owner, anyDish().id);
    const { id } = onlyLine();
    const stranger = anyCustomer();
    expect(setQuantity(stranger, id, 5)).toMatchObject({ code: "not_found" });
    expect(setQuantity(stranger, id, 0)).toMatchObject({ code: "not_found" });
    expect(editLine(stranger, id, { ...plain, specialInstructions: "mine" })).toMatchObject({
      code: "not_found",
    });
    expect(onlyLine()).toMatchObject({ quantity: 1, specialInstructions: "" });
  });

  test("so that the merged quantity exceeds 99 is refused and changes nothing", () => {
    const { id } = anyDish();
    add(owner, id, { quantity: 60, selection: starterSelection("hot") });
    add(owner, id, { quantity: 40 });
    const before = linesOf(owner);
    const second = cartOf(owner).lines[1]?.id ?? "";
    expect(
      editLine(owner, second, {
        quantity: 40,
        selection: starterSelection("hot"),
        specialInstructions: "",
      }),
    ).toMatchObject({ code: "validation", message: expect.stringContaining("at most 99") });
    expect(linesOf(owner)).toEqual(before);
    expect(before).toHaveLength(2);
  });

  test("so that the joined notes are too long is refused and changes nothing", () => {
    const { id } = anyDish();
    const [hot, other] = ["h".repeat(150), "o".repeat(150)] as const;
    add(owner, id, { selection: starterSelection("hot"), specialInstructions: hot });
    add(owner, id, { specialInstructions: other });
    const before = linesOf(owner);
    const second = cartOf(owner).lines[1]?.id ?? "";
    const wanted = { quantity: 1, selection: starterSelection("hot"), specialInstructions: other };
    expect(editLine(owner, second, wanted)).toMatchObject({ code: "validation" });
    expect(linesOf(owner)).toEqual(before);
    expect(editLine(owner, second, { ...wanted, specialInstructions: "short" }).ok).toBe(true);
    expect(linesOf(owner)).toMatchObject([{ specialInstructions: `${hot}; short` }]);
  });

  test("clearing empties only that cart", () => {
    const other = anyCustomer();
    add(owner, anyDish().id);
    add(other, anyDish().id);
    clearCart(owner);
    expect(linesOf(owner)).toEqual([]);
    expect(linesOf(other)).toHaveLength(1);
  });
});

describe("a guest's cart at login", () => {
  function guestWith(...lines: Line[]): string {
    const token = newToken();
    for (const line of lines) addLine({ userId: null, token: null }, line, token);
    return token;
  }

  test("is merged with the account's where dish and choices are the same", () => {
    const account = anyCustomer();
    const [same, other] = [anyDish(), anyDish()];
    add(account, same.id, { quantity: 2, selection: starterSelection("sweet") });
    const token = guestWith(
      { ...plain, productId: same.id, quantity: 3, selection: starterSelection("sweet") },
      { ...plain, productId: same.id },
      { ...plain, productId: other.id },
    );
    mergeCarts(token, account.userId);
    expect(linesOf(account)).toMatchObject([
      { name: same.name, quantity: 5, choices: ["Sweet water"] },
      { name: same.name, quantity: 1, choices: [] },
      { name: other.name, quantity: 1 },
    ]);
    expect(linesOf({ userId: null, token })).toEqual([]);
  });

  test("fills a line item up to 99 and reports what did not fit", () => {
    const account = anyCustomer();
    const [nearly, full, other] = [anyDish(), anyDish(), anyDish()];
    add(account, nearly.id, { quantity: 95 });
    add(account, full.id, { quantity: 99 });
    const token = guestWith(
      { ...plain, productId: nearly.id, quantity: 10 },
      { ...plain, productId: full.id, quantity: 2 },
      { ...plain, productId: other.id, quantity: 3 },
    );
    expect(mergeCarts(token, account.userId)).toEqual({
      addedCount: 7,
      skippedLines: [
        { name: nearly.name, wanted: 10, added: 4 },
        { name: full.name, wanted: 2, added: 0 },
      ],
    });
    expect(linesOf(account)).toMatchObject([{ quantity: 99 }, { quantity: 99 }, { quantity: 3 }]);
  });

  test("leaves out the dishes for which the account's cart has no line items left", () => {
    const account = anyCustomer();
    const dishes = Array.from({ length: 99 }, () => anyDish());
    for (const { id } of dishes) add(account, id);
    const [last, skipped] = [anyDish(), anyDish()];
    const same = { ...plain, productId: dishes[0]?.id ?? "" };
    const others = [last, skipped].map(({ id }) => ({ ...plain, productId: id }));

    const merged = mergeCarts(guestWith(...others, same), account.userId);

    expect(merged).toEqual({
      addedCount: 2,
      skippedLines: [{ name: skipped.name, wanted: 1, added: 0 }],
    });
    expect(linesOf(account)).toHaveLength(100);
  });

  test("retains the notes of both carts in full", () => {
    const account = anyCustomer();
    const { id } = anyDish();
    const [here, there] = ["h".repeat(180), "No peanuts, please: allergy"] as const;
    add(account, id, { specialInstructions: here });
    const token = guestWith({ ...plain, productId: id, specialInstructions: there });
    expect(mergeCarts(token, account.userId).skippedLines).toEqual([]);
    expect(linesOf(account)).toMatchObject([
      { quantity: 2, specialInstructions: `${here}; ${there}` },
    ]);
    expect(add(account, id).ok).toBe(true);
    expect(linesOf(account)).toMatchObject([
      { quantity: 3, specialInstructions: `${here}; ${there}` },
    ]);
  });

  test("is merged only once", () => {
    const account = anyCustomer();
    const token = guestWith({ ...plain, productId: anyDish().id });
    mergeCarts(token, account.userId);
    mergeCarts(token, account.userId);
    expect(cartOf(account).itemCount).toBe(1);
  });
});

describe("expired carts", () => {
  const day = 86_400_000;

  function cartAged(days: number, of: CartOwner): string {
    addLine(of, { ...plain, productId: anyDish().id }, of.token ?? undefined);
    const cartId = findCartId(of);
    if (!cartId) throw new Error("no cart");
    sqlite
      .prepare("update carts set updated_at = ? where id = ?")
      .run(Date.now() - days * day, cartId);
    return cartId;
  }

  test("of guests are removed with their line items, carts of customers never", () => {
    const guest = () => ({ userId: null, token: newToken() });
    const [old, alive, customers] = [
      cartAged(182, guest()),
      cartAged(179, guest()),
      cartAged(4000, anyCustomer()),
    ];
    removeExpiredGuestCarts(new Date(Date.now() + 2 * 3_600_000));
    const left = (id: string) =>
      sqlite.prepare("select count(*) from cart_lines where cart_id = ?").pluck().get(id);
    expect([old, alive, customers].map(left)).toEqual([0, 1, 1]);
    expect(sqlite.prepare("select 1 from carts where id = ?").get(old)).toBeUndefined();
  });
});

describe("a cart's amounts", () => {
  test("leave out dishes that are off the menu", () => {
    const gone = anyDish({ pricePaise: 5000 });
    add(owner, anyDish({ pricePaise: 8000 }).id, { quantity: 2 });
    add(owner, gone.id);
    expect(cartOf(owner)).toMatchObject({ subtotalPaise: 21_000, itemCount: 3 });
    sqlite.prepare("update products set is_available = 0 where id = ?").run(gone.id);
    expect(cartOf(owner)).toMatchObject({ subtotalPaise: 16_000, itemCount: 3 });
  });

  test("follow today's prices", () => {
    const { id } = anyDish({ pricePaise: 8000 });
    add(owner, id);
    sqlite.prepare("update products set price_paise = 9050 where id = ?").run(id);
    expect(cartOf(owner)).toMatchObject({ subtotalPaise: 9050 });
  });
});
