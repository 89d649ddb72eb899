import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server.js";
import { expect, test } from "vitest";
import type { DishCardData } from "#app/domain/menu/dish.ts";
import { renderWithKeptCards, withCards } from "./kept-cards.ts";
import { MenuCard, type MenuCardProps } from "./menu-card.tsx";

/** Written over finished pages: what is read again with it was kept. */
const WORD = "5-10 min";
const KEPT = "kept words";

function anyCard(known: Partial<DishCardData> = {}): MenuCardProps {
  const id = crypto.randomUUID();
  const dish = {
    id,
    name: "Dahi Puri",
    category: "chaat",
    description: "Curd, sev and a little mint.",
    pricePaise: 8000,
    image: "/illustrations/dishes/dahi-puri.svg",
    isVeg: true,
    isSpicy: false,
    isPopular: true,
    soldOut: false,
    rating: 4.5,
    reviewCount: 12,
    ...known,
  };
  return { dish, eager: false, isOnWishlist: false, returnTo: `/menu#dish-${id}` };
}

const place = { id: "page", path: "/" };
const context = await createStaticHandler([place]).query(new Request("http://shop.test/"));

function rendered(...content: ReactNode[]): string {
  if (context instanceof Response) throw new Error("A page was expected");
  const router = createStaticRouter([{ ...place, element: <main>{content}</main> }], context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** What a card is without anything kept. */
const whole = (card: MenuCardProps) => rendered(<MenuCard key="card" {...card} />);

/** A page as the shop sends it. */
function sent(render: () => string): string {
  const page = renderWithKeptCards(crypto.randomUUID(), render);
  return withCards(page.html, page).join("");
}

const shown = (card: MenuCardProps) => sent(() => whole(card));

/** Shows a card, and has it kept with a word of its own. */
function keepMarked(card: MenuCardProps): void {
  const page = sent(() => whole(card).replaceAll(WORD, () => KEPT));
  expect(page).toContain(KEPT);
}

test("a card that was shown before is not rendered again", () => {
  const card = anyCard();
  keepMarked(card);

  expect(shown(card)).toContain(KEPT);
  expect(shown(structuredClone(card))).toContain(KEPT);
});

test.each([
  {},
  { soldOut: true },
  { name: `<b>"Yak" & 'Puri'</b> $& $' $1`, description: "</article><article id=x>₹ 🌶️ कांदा" },
])("kept, it is the same to the email: %j", (known) => {
  const card = anyCard(known);

  const pages = [shown(card), shown(card)];

  expect(pages).toEqual([whole(card), whole(card)]);
});

const changes: Partial<DishCardData>[] = [
  { name: `Dahi "Puri" & <more> $&` },
  { category: "snacks" },
  { description: "Curd, sev and much mint." },
  { pricePaise: 8050 },
  { image: "/illustrations/dishes/classic-pani-puri.svg" },
  { isVeg: false },
  { isSpicy: true },
  { isPopular: false },
  { soldOut: true },
  { rating: 4 },
  { rating: null },
  { reviewCount: 13 },
];

test.each(changes)("of a dish that changed it shows the new: %j", (change) => {
  const card = anyCard();
  keepMarked(card);

  const changed = { ...card, dish: { ...card.dish, ...change } };

  expect(shown(changed)).toBe(whole(changed));
});

test.each([{ isOnWishlist: true }, { eager: true }, { returnTo: "/menu?category=chaat#dish-1" }])(
  "shown otherwise it is another: %j",
  (change) => {
    const card = anyCard();
    keepMarked(card);

    const other = { ...card, ...change };

    expect(whole(other)).not.toBe(whole(card));
    expect(shown(other)).toBe(whole(other));
    expect(shown(card)).toContain(KEPT);
  },
);

test("what is rendered outside of a page of the shop is rendered whole", () => {
  const card = anyCard();
  keepMarked(card);

  expect(whole(card)).not.toContain(KEPT);
});

test("a page that fails leaves no card, not even for the next one", () => {
  const card = anyCard();
  const failing = () =>
    sent(() => {
      whole(card);
      throw new Error("half a page");
    });
  expect(failing).toThrow("half a page");
  const same = whole(card).replace(WORD, KEPT);

  sent(() => same);

  expect(shown(card)).toBe(whole(card));
});

test("of two articles that open alike none is kept", () => {
  const card = anyCard();
  const other = { ...card, isOnWishlist: true };
  const both = () => rendered(<MenuCard key="1" {...card} />, <MenuCard key="2" {...other} />);

  expect(sent(both)).toBe(both());
  expect(sent(both)).toBe(both());
  expect(shown(other)).toBe(whole(other));
});

test("what was shown longest ago is forgotten first, and what is in use never", () => {
  const [old, used] = [anyCard(), anyCard()];
  keepMarked(old);
  keepMarked(used);

  // More than all that is kept.
  for (let count = 0; count < 100; count += 1) {
    shown(anyCard({ description: "mint ".repeat(10_000) }));
    expect(shown(used)).toContain(KEPT);
  }

  expect(shown(old)).toBe(whole(old));
});
