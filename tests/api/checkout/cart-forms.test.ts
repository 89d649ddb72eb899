import { describe, expect, test } from "vitest";
import { starterGroupIds } from "#app/domain/options/customizations.ts";
import { PLAIN, serializeSelection } from "#app/domain/options/selection.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { fieldsOfForm } from "#tests/support/http/form-fields.ts";
import { toastAfter, toastOn } from "#tests/support/http/toast.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { starterFields, starterSelection } from "#tests/support/records/options.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

function add(visitor: FormVisitor, dish: Pick<Dish, "id">, fields: Record<string, string> = {}) {
  return visitor.postForm("/cart/lines", {
    product: dish.id,
    quantity: "1",
    returnTo: "/cart",
    ...fields,
  });
}

async function lineIds(visitor: FormVisitor): Promise<string[]> {
  const { text } = await visitor.get("/cart");
  const actions = [...text.matchAll(/action="\/cart\/lines\/([^/"]+)\/removal"/g)];
  return actions.map(([, id]) => id ?? "");
}

async function onlyLine(visitor: FormVisitor): Promise<string> {
  const ids = await lineIds(visitor);
  expect(ids).toHaveLength(1);
  return ids[0] ?? "";
}

function storedLine(lineId: string) {
  return shop.database.row("select * from cart_lines where id = ?", lineId);
}

describe("adding to the cart", () => {
  test("redirects to the dish on the menu with the menu's message", async () => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database);
    const returnTo = `/menu?category=pani-puri#dish-${dish.id}`;
    const reply = await add(visitor, dish, { returnTo });
    expect(reply.location).toBe(returnTo);
    expect(await toastAfter(visitor, reply)).toBe(`Added ${dish.name} to cart!`);
    expect(await toastAfter(visitor, await add(visitor, dish, { returnTo }))).toBe(
      `Added ${dish.name} to cart!`,
    );
  });

  test.each(["/", "/cart", "/menu-of-somebody-else"])(
    "shows the cart's message from other pages: %s",
    async (returnTo) => {
      const visitor = shop.visitor();
      const dish = addDish(shop.database);
      await add(visitor, dish, { returnTo });
      expect(toastOn(await visitor.get("/cart"))).toBe(`${dish.name} added to cart!`);
    },
  );

  test("gives a guest a lasting cookie and updates the badge", async () => {
    const visitor = shop.visitor();
    const reply = await add(visitor, addDish(shop.database), { quantity: "3" });
    const cookie = reply.headers.getSetCookie().find((line) => line.startsWith("cart="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=15552000/);
    expect((await visitor.get("/menu")).text).toContain("Cart, 3 items");
  });

  test.each([
    ["0", "Quantity must be at least 1"],
    ["many", "Quantity must be a whole number"],
    ["100", "You can order at most 99 of one dish. For more, book catering."],
  ])("refuses a quantity of %s with a message", async (quantity, message) => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database);
    await add(visitor, dish);
    expect(await toastAfter(visitor, await add(visitor, dish, { quantity }))).toBe(message);
    expect(storedLine(await onlyLine(visitor))).toMatchObject({ quantity: 1 });
  });

  test.each<[string, Partial<Dish>, (dish: Dish) => string]>([
    ["sold out", { stock: 0 }, (dish) => `${dish.name} is sold out for now.`],
    ["hidden", { isAvailable: false }, () => "That dish is no longer on the menu."],
  ])("refuses a dish that is %s", async (_, overrides, message) => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database, overrides);
    expect(await toastAfter(visitor, await add(visitor, dish))).toBe(message(dish));
    expect(await lineIds(visitor)).toEqual([]);
  });

  test.each(["", "guess", "x".repeat(64), "5".repeat(63)])(
    "ignores a weak cart token: %j",
    async (newCart) => {
      const [first, second] = [shop.visitor(), shop.visitor()];
      await add(first, addDish(shop.database), { newCart });
      await add(second, addDish(shop.database), { newCart });
      expect(await lineIds(first)).toHaveLength(1);
      expect(await lineIds(second)).not.toEqual(await lineIds(first));
    },
  );

  test("returns no redirect for an enhanced form", async () => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database);
    const reply = await add(visitor, dish, { stay: "1" });
    expect(reply).toMatchObject({ status: 200, location: null });
    expect(toastOn(await visitor.get("/cart"))).toBe(`${dish.name} added to cart!`);
  });
});

describe("taking one portion away on a card", () => {
  const take = (visitor: FormVisitor, dish: Dish) =>
    visitor.postForm("/cart/portions/removal", {
      productId: dish.id,
      returnTo: "/menu?category=chaat#dish-",
    });

  test("lowers the portion made as usual first, removes the last one, and returns to the dish", async () => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database);
    await add(visitor, dish, { quantity: "2" });
    await add(visitor, dish, starterFields("hot"));
    const [usual = "", hot = ""] = await lineIds(visitor);

    const reply = await take(visitor, dish);

    expect(reply.location).toBe(`/menu?category=chaat#dish-${dish.id}`);
    expect(storedLine(usual)).toMatchObject({ quantity: 1 });
    await take(visitor, dish);
    expect(await lineIds(visitor)).toEqual([hot]);
    expect(await toastAfter(visitor, await take(visitor, dish))).toBe("Item removed from cart");
    expect(await lineIds(visitor)).toEqual([]);
  });

  test("of a dish that is not in the cart shows a message and leaves other carts alone", async () => {
    const [visitor, stranger] = [shop.visitor(), shop.visitor()];
    const dish = addDish(shop.database);
    await add(stranger, dish);

    const reply = await take(visitor, dish);

    expect(await toastAfter(visitor, reply)).toBe("That item is no longer in your cart.");
    expect(await lineIds(stranger)).toHaveLength(1);
  });
});

describe("changing quantities", () => {
  test("increases, decreases and, at zero, removes the line", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database));
    const lineId = await onlyLine(visitor);
    const path = `/cart/lines/${lineId}/quantity`;
    const more = await visitor.postForm(path, { quantity: "2" });
    expect(more).toMatchObject({ status: 303, location: "/cart" });
    expect(storedLine(lineId)).toMatchObject({ quantity: 2 });
    await visitor.postForm(path, { quantity: "1" });
    expect(storedLine(lineId)).toMatchObject({ quantity: 1 });
    const none = await visitor.postForm(path, { quantity: "0" });
    expect(await toastAfter(visitor, none)).toBe("Item removed from cart");
    expect(await lineIds(visitor)).toEqual([]);
  });

  test("counts up or down from what was typed", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database));
    const lineId = await onlyLine(visitor);
    const path = `/cart/lines/${lineId}/quantity`;
    const { text } = await visitor.get("/cart");
    const form = text.slice(
      text.indexOf(`action="${path}"`),
      text.indexOf("</form>", text.indexOf(path)),
    );
    // Enter presses the form's first button, which must not be a stepper.
    expect(/<button[^>]*>/.exec(form)?.[0]).not.toContain("name=");
    await visitor.postForm(path, { quantity: "12" });
    expect(storedLine(lineId)).toMatchObject({ quantity: 12 });
    await visitor.postForm(path, { quantity: "20", step: "quantity:1" });
    expect(storedLine(lineId)).toMatchObject({ quantity: 21 });
    await visitor.postForm(path, { quantity: "1", step: "quantity:-1" });
    expect(await lineIds(visitor)).toEqual([]);
  });

  test.each([
    ["100", "You can order at most 99 of one dish. For more, book catering."],
    ["", "Quantity must be a whole number"],
  ])("to %j is refused with a message", async (quantity, message) => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database), { quantity: "7" });
    const lineId = await onlyLine(visitor);
    const reply = await visitor.postForm(`/cart/lines/${lineId}/quantity`, { quantity });
    expect(await toastAfter(visitor, reply)).toBe(message);
    expect(storedLine(lineId)).toMatchObject({ quantity: 7 });
  });
});

describe("removing and clearing", () => {
  test("removes one line and leaves the others", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database));
    await add(visitor, addDish(shop.database));
    const [first = "", second] = await lineIds(visitor);
    const reply = await visitor.postForm(`/cart/lines/${first}/removal`);
    expect(await toastAfter(visitor, reply)).toBe("Item removed from cart");
    expect(await lineIds(visitor)).toEqual([second]);
  });

  test.each([
    ["removed", "removal", {}],
    ["set to 0", "quantity", { quantity: "0" }],
  ])("offers to undo: a line that was %s comes back as it was", async (_, address, fields) => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database, { category: "pani-puri" });
    await add(visitor, dish, {
      quantity: "3",
      ...starterFields("hot", "jain"),
      specialInstructions: "less <salt>",
    });
    const before = storedLine(await onlyLine(visitor));
    expect(before.selection).not.toBe(PLAIN);
    await visitor.postForm(`/cart/lines/${before.id}/${address}`, fields);
    const { text } = await visitor.get("/cart");
    expect(text).toContain(`${dish.name} removed`);
    expect(text).toContain("Your cart is empty");

    await visitor.postForm("/cart/lines", fieldsOfForm(text, "/cart/lines", "/cart"));
    expect(storedLine(await onlyLine(visitor))).toMatchObject({
      product_id: dish.id,
      quantity: 3,
      selection: before.selection,
      special_instructions: "less <salt>",
    });
    expect((await visitor.get("/cart")).text).not.toContain("Undo");
  });

  test("reports a line that was removed before", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database));
    const lineId = await onlyLine(visitor);
    await visitor.postForm(`/cart/lines/${lineId}/removal`);
    const again = await visitor.postForm(`/cart/lines/${lineId}/removal`);
    expect(await toastAfter(visitor, again)).toBe("That item is no longer in your cart.");
  });

  test("clearing asks for confirmation on a page, then empties the cart", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database), { quantity: "2" });
    const confirmation = await visitor.get("/cart?clear");
    expect(confirmation.visibleText).toContain(
      "This removes all 2 items and their customisations.",
    );
    expect(confirmation.form("/cart/clearance")).toEqual({});
    expect(await lineIds(visitor)).toHaveLength(1);
    const reply = await visitor.postForm("/cart/clearance");
    expect(reply.location).toBe("/cart");
    expect(await toastAfter(visitor, reply)).toBe("Cart cleared");
    const emptied = await visitor.read("/cart");
    expect(emptied).toContain("Your cart is empty");
    expect(emptied).toContain("Start with these");
    expect(await visitor.read("/cart?clear")).not.toContain("Clear your cart?");
  });
});

describe("customizing a line", () => {
  test("stores every choice and shows it in the cart as 'Customized'", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database, { category: "pani-puri" }));
    const lineId = await onlyLine(visitor);
    expect(await visitor.read("/cart")).not.toContain("Customized");
    const page = await visitor.get(`/cart/lines/${lineId}`);
    const { spiceLevel, water } = starterGroupIds;
    expect(page.form(`/cart/lines/${lineId}`)).toEqual({
      [`options.${spiceLevel}`]: "",
      [`options.${water}`]: "",
      quantity: "1",
      specialInstructions: "",
    });
    const filled = {
      ...starterFields("hot", "tangy", "jain"),
      quantity: "2",
      specialInstructions: "Pack the water apart",
    };
    const reply = await visitor.postForm(`/cart/lines/${lineId}`, filled);
    expect(reply).toMatchObject({ status: 303, location: "/cart" });
    const cart = (await visitor.follow(reply)).visibleText;
    expect(cart).toContain(
      "Customized Hot spice · Tangy water · Jain (no onion, garlic or potato)",
    );
    expect(cart).toContain("Pack the water apart");
    expect(storedLine(lineId)).toMatchObject({ quantity: 2 });
    expect(await visitor.formOn(`/cart/lines/${lineId}`)).toEqual(filled);
  });

  test("refuses choices that the dish does not offer, which the form did not show", async () => {
    const visitor = shop.visitor();
    const dish = addDish(shop.database, { category: "desserts" });
    await add(visitor, dish);
    const lineId = await onlyLine(visitor);
    const refused = await visitor.postForm(`/cart/lines/${lineId}`, {
      quantity: "1",
      ...starterFields("hot", "jain"),
    });
    expect(refused.status).toBe(400);
    const message = `A choice for ${dish.name} is no longer offered. Choose again.`;
    expect(refused.visibleText).toContain(message);
    expect(storedLine(lineId)).toMatchObject({ selection: PLAIN });
    expect(await visitor.read("/cart")).not.toContain("Customized");
    expect(await toastAfter(visitor, await add(visitor, dish, starterFields("hot")))).toBe(message);
    expect(await lineIds(visitor)).toEqual([lineId]);
  });

  test("accepts 200 characters of instructions and refuses 201, keeping the input", async () => {
    const visitor = shop.visitor();
    await add(visitor, addDish(shop.database));
    const lineId = await onlyLine(visitor);
    const path = `/cart/lines/${lineId}`;
    const fits = "क".repeat(200);
    expect((await visitor.postForm(path, { specialInstructions: fits })).status).toBe(303);
    expect(storedLine(lineId)).toMatchObject({ special_instructions: fits });
    const refused = await visitor.postForm(path, {
      specialInstructions: `${fits}क`,
      ...starterFields("mild"),
    });
    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(
      "Please check 1 field Special instructions must be at most 200 characters",
    );
    expect(refused.form(path)).toMatchObject({
      specialInstructions: `${fits}क`,
      ...starterFields("mild"),
    });
    expect(storedLine(lineId)).toMatchObject({ special_instructions: fits, selection: PLAIN });
  });
});

describe("a line that cannot be ordered", () => {
  async function cartWith(overrides: Partial<Dish>, quantity = "1") {
    const visitor = shop.visitor();
    const dish = addDish(shop.database, overrides);
    await add(visitor, dish, { quantity });
    return { visitor, dish, lineId: await onlyLine(visitor) };
  }

  test("is reported as sold out and blocks the checkout", async () => {
    const { visitor, dish, lineId } = await cartWith({ stock: 3 });
    expect((await visitor.get("/cart")).text).toContain('href="/checkout"');
    shop.database.change("update products set stock = 0 where id = ?", dish.id);
    const page = await visitor.get("/cart");
    expect(page.visibleText).toContain(
      `${dish.name} is sold out for now. Remove it to order the rest.`,
    );
    expect(page.visibleText).toContain("Subtotal ₹0");
    expect(page.text).not.toContain('href="/checkout"');
    const more = await visitor.postForm(`/cart/lines/${lineId}/quantity`, { quantity: "2" });
    expect(await toastAfter(visitor, more)).toBe(`${dish.name} is sold out for now.`);
    expect(storedLine(lineId)).toMatchObject({ quantity: 1 });
    await visitor.postForm(`/cart/lines/${lineId}/removal`);
    expect(await lineIds(visitor)).toEqual([]);
  });

  test("states the stock left, and a lower quantity can be ordered", async () => {
    const { visitor, dish, lineId } = await cartWith({ stock: 9 }, "5");
    shop.database.change("update products set stock = 2 where id = ?", dish.id);
    expect(await visitor.read("/cart")).toContain(
      `Only 2 of ${dish.name} left. Lower the quantity to order.`,
    );
    await visitor.postForm(`/cart/lines/${lineId}/quantity`, { quantity: "2" });
    expect((await visitor.get("/cart")).text).toContain('href="/checkout"');
  });

  test.each([
    ["hidden", "update products set is_available = 0 where id = ?"],
    ["removed from the menu", "update products set deleted_at = 1 where id = ?"],
  ])("is reported after the dish was %s", async (_, sql) => {
    const { visitor, dish } = await cartWith({});
    shop.database.change(sql, dish.id);
    expect(await visitor.read("/cart")).toContain(
      `${dish.name} is no longer on the menu. Remove it to order the rest.`,
    );
  });
});

test.each([
  "/cart/lines",
  "/cart/portions/removal",
  "/cart/clearance",
  "/cart/lines/x/quantity",
  "/cart/lines/x/removal",
])("routes that only accept forms redirect GET requests to the cart: %s", async (path) => {
  expect((await shop.visitor().get(path)).location).toBe("/cart");
});

test("recommendations are three dishes that are not in the cart", async () => {
  const visitor = shop.visitor();
  const recommended = async () => {
    const { text } = await visitor.get("/cart");
    return [...text.matchAll(/id="dish-([^"]+)"/g)].map(([, id]) => id ?? "");
  };
  const first = await recommended();
  expect(first).toHaveLength(3);
  await add(visitor, { id: first[0] ?? "" });
  const next = await recommended();
  expect(next).toHaveLength(3);
  expect(next).not.toContain(first[0]);
});

test("the cart is shown when its recommendations cannot be read", async () => {
  const visitor = shop.visitor();
  const dish = addDish(shop.database);
  await add(visitor, dish);
  shop.database.change("update products set ingredients = '{' where is_popular = 1");
  try {
    const page = await visitor.get("/cart");
    expect(page.status).toBe(200);
    expect(page.visibleText).toContain(dish.name);
    expect(page.visibleText).toContain("No recommended products available at the moment.");
    await expect
      .poll(() => shop.server.takeUnexpectedErrors().join())
      .toContain("a part of a page could not be read");
  } finally {
    shop.database.change("update products set ingredients = '[]' where is_popular = 1");
  }
});

describe("logging in", () => {
  test("merges the guest's cart into the account's and adds up equal lines", async () => {
    const priya = await registerCustomer(shop.api);
    const [same, guestOnly] = [addDish(shop.database), addDish(shop.database)];
    const laptop = await shop.signedIn(priya);
    await add(laptop, same, { quantity: "2", ...starterFields("hot") });
    const phone = shop.visitor();
    await add(phone, same, { quantity: "3", ...starterFields("hot") });
    await add(phone, same);
    await add(phone, guestOnly);
    const { email, password } = priya;
    const welcome = await phone.follow(await phone.postForm("/login", { email, password }));
    expect(welcome.visibleText).toContain(
      "Welcome back! We added the 5 dishes from this device to your cart.",
    );
    const lines = (await lineIds(phone)).map(storedLine);
    expect(lines.map((line) => [line.product_id, line.quantity, line.selection])).toEqual([
      [same.id, 5, serializeSelection(starterSelection("hot"))],
      [same.id, 1, PLAIN],
      [guestOnly.id, 1, PLAIN],
    ]);
    expect(phone.cookies()).not.toHaveProperty("cart");
    expect(await lineIds(laptop)).toEqual(await lineIds(phone));
  });

  test("reports the dishes of the guest's cart that did not fit", async () => {
    const priya = await registerCustomer(shop.api);
    const dish = addDish(shop.database);
    const laptop = await shop.signedIn(priya);
    await add(laptop, dish, { quantity: "95" });
    const phone = shop.visitor();
    await add(phone, dish, { quantity: "10" });
    const { email, password } = priya;
    const welcome = await phone.follow(await phone.postForm("/login", { email, password }));
    expect(welcome.visibleText).toContain(
      `Welcome back! Your cart is full: Only 4 of 10 ${dish.name} could be added.`,
    );
    expect(storedLine(await onlyLine(phone))).toMatchObject({ quantity: 99 });
  });

  test("shows an empty cart after logout", async () => {
    const priya = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(priya);
    await add(visitor, addDish(shop.database));
    await visitor.postForm("/logout");
    expect(await lineIds(visitor)).toEqual([]);
    await visitor.signInAs(priya);
    expect(await lineIds(visitor)).toHaveLength(1);
  });
});
