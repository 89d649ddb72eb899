import { beforeAll, describe, expect, test } from "vitest";
import { customerWith } from "#tests/support/checkout.ts";
import { anyDish, type Dish } from "#tests/support/dishes.ts";
import type { FormVisitor } from "#tests/support/form.ts";
import { programOf } from "#tests/support/own-scripts.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { visibleText } from "../support/page-text.ts";

// Of a customer with a cart no page is kept, only the cards that it shows.
const shop = runningShop();
let visitor: FormVisitor;

beforeAll(async () => {
  const dish = anyDish(shop.database, { name: "Kept Chaat" });
  visitor = (await customerWith(shop, [dish])).visitor;
});

/** Opens a view of the menu, without the one address that is new on each page. */
async function menu(query = ""): Promise<string> {
  const page = await visitor.get(`/menu${query}`);
  expect(page.status).toBe(200);
  return page.text.replace(programOf(page), "");
}

function cardIn(page: string, { id }: Dish): string {
  const card = new RegExp(`<article class="[^"]*" id="dish-${id}">.*?</article>`, "s").exec(page);
  if (!card) throw new Error(`The menu does not show ${id}`);
  return card[0];
}

/** Puts a dish on the menu and looks at it twice: its card is kept now. */
async function keptDish(): Promise<Dish> {
  const dish = anyDish(shop.database);
  const first = cardIn(await menu(), dish);
  expect(cardIn(await menu(), dish)).toBe(first);
  return dish;
}

function change(dish: Dish, column: string, value: string | number): void {
  shop.database.change(`update products set ${column} = ? where id = ?`, value, dish.id);
}

test("a page of kept cards is the same to the email as one that is made anew", async () => {
  const views = ["", "?q=puri", "?category=chaat&sort=price-low"];
  for (const view of views) {
    const anew = await menu(view);
    expect(await menu(view)).toBe(anew);
  }
});

describe("what was kept is shown no more once", () => {
  test("the price is another, and the others stay as they are", async () => {
    const [dish, other] = [await keptDish(), await keptDish()];
    const before = cardIn(await menu(), other);

    change(dish, "price_paise", 12_350);

    const page = await menu();
    expect(visibleText(cardIn(page, dish))).toContain("₹123.50");
    expect(cardIn(page, other)).toBe(before);
    change(dish, "price_paise", dish.pricePaise);
    expect(visibleText(cardIn(await menu(), dish))).toContain("₹100 ");
  });

  test("the name is another, whatever its letters mean elsewhere", async () => {
    const dish = await keptDish();
    const names = [`<b>Yak</b> "&" 'Puri'`, "$& $' $` $1 Puri", "</article>", "कांदा 🌶️"];
    for (const name of names) {
      change(dish, "name", name);
      for (const _ of ["anew", "kept"]) {
        expect(visibleText(cardIn(await menu(), dish))).toContain(` ${name} `);
      }
    }
  });

  test("the last one is sold, until there is more", async () => {
    const dish = await keptDish();

    change(dish, "stock", 0);
    expect(visibleText(cardIn(await menu(), dish))).toContain("Sold out");

    change(dish, "stock", 5);
    expect(visibleText(cardIn(await menu(), dish))).not.toContain("Sold out");
  });

  test("the customer likes the dish, and nobody else sees it", async () => {
    const dish = await keptDish();
    const { visitor: other } = await customerWith(shop, []);
    const fields = { productId: dish.id, returnTo: "/menu" };

    await visitor.postForm("/wishlist/dishes", fields);
    await menu();

    expect(cardIn(await menu(), dish)).toContain(`Remove from wishlist: ${dish.name}`);
    const others = cardIn((await other.get("/menu")).text, dish);
    expect(others).toContain(`Add to wishlist: ${dish.name}`);
  });

  test("another view of the menu is asked for, to which its buttons lead back", async () => {
    const dish = await keptDish();

    for (const view of ["?category=pani-puri", "?q=test", "?sort=price-low", ""]) {
      const back = [...cardIn(await menu(view), dish).matchAll(/name="returnTo" value="([^"]*)"/g)];
      const address = `/menu${view}#dish-${dish.id}`;
      expect(back.map(([, value]) => value)).toEqual([address, address]);
    }
  });
});
