import { describe, expect, test } from "vitest";
import type { Choice, DishOptionGroup } from "../options/option-group.ts";
import {
  type CounterOrder,
  emptyOrder,
  pressButton,
  readBack,
  readOrder,
  readPress,
  takeFromCustomer,
} from "./counter-order.ts";
import { changePaise, likelyNotes, missingFields, paymentsOf } from "./counter-payment.ts";
import { takeOrderBody } from "./take-order-body.ts";

const choice = (id: string, isPreselected = false): Choice => ({
  id,
  name: id,
  pricePaise: 0,
  isVeg: true,
  contains: [],
  leavesOut: [],
  isHidden: false,
  isPreselected,
  soldOut: false,
  stock: null,
});
const spice: DishOptionGroup = {
  id: "spice",
  name: "Spice",
  kind: "one",
  isSize: false,
  isRequired: true,
  min: 1,
  max: 1,
  includedFree: 0,
  choices: [choice("mild", true), choice("hot")],
};
const chai = { id: "chai", name: "Chai", offer: { groups: [], parts: [] } };
const puri = { id: "puri", name: "Puri", offer: { groups: [spice], parts: [] } };
const dishes = [chai, puri];

/** The order after these buttons, each as `name value`. */
function pressed(...presses: string[]): CounterOrder {
  return presses.reduce((order, press) => {
    const [name = "", value = ""] = press.split(" ");
    return pressButton(order, { name, value }, dishes);
  }, emptyOrder("key"));
}

const quantities = ({ lines }: CounterOrder) => lines.map(({ dish, quantity }) => [dish, quantity]);

describe("a button", () => {
  test("adds as many of a dish as the search says", () => {
    const searched = { ...pressed("add chai"), query: "3 ch" };

    const order = pressButton(searched, { name: "add", value: "chai" }, dishes);

    expect(quantities(order)).toEqual([["chai", 4]]);
    expect(order.query).toBe("");
  });

  test("takes cash with change, or exactly", () => {
    expect(pressed("cash 500")).toMatchObject({ payment: "cash", given: "500" });
    expect(pressed("cash 500", "cash exact")).toMatchObject({ payment: "cash", given: "" });
  });

  test("adds a dish with its preselected options, and shows them", () => {
    const order = pressed("add puri");

    expect(order.lines).toEqual([
      { dish: "puri", selection: { options: { mild: 1 }, parts: [] }, quantity: 1, note: "" },
    ]);
    expect(order.shown).toBe(0);
  });

  test("adds a dish without options, which shows nothing", () => {
    expect(pressed("add puri", "add chai").shown).toBeNull();
  });

  test("pressed twice raises the quantity of the line", () => {
    expect(quantities(pressed("add puri", "add chai", "add puri"))).toEqual([
      ["puri", 2],
      ["chai", 1],
    ]);
  });

  test("does not merge a customized plate with a plain one", () => {
    const hot = pressed("add puri");
    const [line] = hot.lines;
    if (!line) throw new Error("There is a line");
    const changed = { ...hot, lines: [{ ...line, selection: { options: { hot: 1 }, parts: [] } }] };

    const order = pressButton(changed, { name: "add", value: "puri" }, dishes);

    expect(quantities(order)).toEqual([
      ["puri", 1],
      ["puri", 1],
    ]);
  });

  test("changes the quantity of a line, and takes away the last one", () => {
    expect(quantities(pressed("add chai", "more 0", "more 0", "fewer 0"))).toEqual([["chai", 2]]);
    expect(quantities(pressed("add chai", "fewer 0"))).toEqual([]);
    expect(quantities(pressed("add chai", "add puri", "quantity 12"))).toEqual([
      ["chai", 1],
      ["puri", 12],
    ]);
    expect(quantities(pressed("add chai", "quantity 1000"))).toEqual([["chai", 99]]);
  });

  test("removes a line, and keeps showing the options of the other", () => {
    const order = pressed("add chai", "add puri", "remove 0");

    expect(quantities(order)).toEqual([["puri", 1]]);
    expect(order.shown).toBe(0);
  });

  test.each(["more 7", "remove 7", "add biryani", "nonsense 1", "quantity x"])(
    "that does not fit changes nothing: %s",
    (press) => {
      expect(quantities(pressed("add chai", press))).toEqual([["chai", 1]]);
    },
  );

  test("for a note says that it was given in cash", () => {
    const order = pressed("add chai", "cash 500");

    expect(order.payment).toBe("cash");
    expect(changePaise(order, 27_000)).toBe(23_000);
  });

  test("for the payment closes the options, so that the order can be read back", () => {
    const open = pressed("add puri");
    expect(open.shown).toBe(0);

    expect(pressButton(open, { name: "cash", value: "500" }, dishes).shown).toBeNull();
    expect(readBack(open, { ...open, payment: "upi" }).shown).toBeNull();
    expect(readBack(open, { ...open, notes: "By the window" }).shown).toBe(0);
  });
});

describe("a form", () => {
  test("is read with its lines, choices and button", () => {
    const typed = {
      key: "k",
      fulfilment: "delivery",
      payment: "split",
      split: { cash: "100", upi: "60" },
      lines: [
        { dish: "puri", quantity: "2", note: "crisp", options: { group: { hot: "1" } } },
        { dish: "chai", quantity: "0" },
        { quantity: "1" },
      ],
      add: "chai",
    };

    expect(readOrder(typed)).toMatchObject({
      fulfilment: "delivery",
      lines: [
        { dish: "puri", quantity: 2, note: "crisp", selection: { options: { hot: 1 }, parts: [] } },
      ],
      split: { cash: "100", upi: "60", card: "" },
    });
    expect(readPress(typed)).toEqual({ name: "add", value: "chai" });
    expect(readPress({ key: "k" })).toBeNull();
  });

  test("with invalid values is an empty order", () => {
    const typed = { lines: "x", fulfilment: "drone", payment: ["cash"], phone: { a: "b" } };

    expect(readOrder(typed)).toEqual({ ...emptyOrder(""), city: "" });
  });
});

describe("a payment", () => {
  test("covers the total, unless it is split or comes later", () => {
    const order = pressed("add chai");
    const split = { cash: "₹1,000", upi: "", card: "50.50" };

    expect(paymentsOf({ ...order, payment: "upi" }, 4000)).toEqual([
      { method: "upi", amountPaise: 4000 },
    ]);
    expect(paymentsOf({ ...order, payment: "later" }, 4000)).toEqual([]);
    expect(paymentsOf({ ...order, payment: "split", split }, 105_050)).toEqual([
      { method: "cash", amountPaise: 100_000 },
      { method: "card", amountPaise: 5050 },
    ]);
  });

  test("is required before an order is sent", () => {
    const order = pressed("add chai");
    const missing = (change: Partial<CounterOrder>) =>
      missingFields({ ...order, ...change }, 10_000).map(({ path }) => path);

    expect(missing({ lines: [] })).toEqual(["query"]);
    expect(missing({})).toEqual(["payment"]);
    expect(missing({ payment: "cash", given: "50" })).toEqual(["given"]);
    expect(missing({ payment: "split" })).toEqual(["split.cash"]);
    const tooMuch = { cash: "60", upi: "60", card: "" };
    expect(missing({ payment: "split", split: tooMuch })).toEqual(["split.cash"]);
    const misread = { cash: "100", upi: "4o", card: "-5" };
    expect(missing({ payment: "split", split: misread })).toEqual(["split.upi", "split.card"]);
    expect(missing({ payment: "cash", given: "abc" })).toEqual(["given"]);
    expect(missing({ payment: "cash", given: "99999999" })).toEqual(["given"]);
    expect(missing({ payment: "cash", given: "₹ २,०००" })).toEqual([]);
    expect(missing({ payment: "cash", given: "100" })).toEqual([]);
    expect(missing({ payment: "later" })).toEqual([]);
  });

  test("comes with the notes that a customer may give", () => {
    expect(likelyNotes(27_000)).toEqual([30_000, 40_000, 50_000]);
    expect(likelyNotes(50_000)).toEqual([60_000]);
  });
});

test("a known customer fills in what is empty, and adds the last order", () => {
  const line = { dish: "chai", selection: { options: {}, parts: [] }, quantity: 2, note: "" };
  const customer = {
    name: "Asha",
    addresses: [{ street: "12 Laxmi Road", city: "Pune", zipCode: "411030" }],
    last: { placedOn: "", dishes: "", lines: [line], changes: [] },
  };
  const order = pressed("add chai");

  const again = takeFromCustomer(order, { name: "again", value: "last" }, customer);
  const there = takeFromCustomer(
    { ...order, customerName: "Asha K." },
    { name: "address", value: "0" },
    customer,
  );

  expect(quantities(again)).toEqual([["chai", 3]]);
  expect(again.customerName).toBe("Asha");
  expect(there).toMatchObject({ customerName: "Asha K.", street: "12 Laxmi Road" });
});

test("only a delivery has an address", () => {
  const order = { ...pressed("add puri"), street: "12 Laxmi Road", payment: "cash" as const };

  expect(takeOrderBody(order, 8000)).toMatchObject({
    channel: "counter",
    deliveryType: "pickup",
    items: [{ product: "puri", quantity: 1, options: [{ choice: "mild", quantity: 1 }] }],
    payments: [{ method: "cash", amount: 80 }],
  });
  expect(takeOrderBody(order, 8000)).not.toHaveProperty("deliveryAddress");
  expect(takeOrderBody({ ...order, fulfilment: "delivery" }, 8000)).toMatchObject({
    channel: "phone",
    deliveryAddress: { street: "12 Laxmi Road" },
  });
});
