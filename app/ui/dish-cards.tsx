import { useFetchers, useSubmit } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { DISH_ANCHOR } from "#app/domain/menu/dish.ts";
import { classNames } from "./class-names.ts";
import { ADD_HEART, ADD_TO_CART, DishCard, type DishCardDish, REMOVE_HEART } from "./dish-card.tsx";
import { isSending } from "./hydration/network-failures.ts";

type DishCardsProps = {
  dishes: DishCardDish[];
  /** The URL of the page, to return to. */
  page: string;
  /** Ids of the dishes on the visitor's wishlist. Without it, the cards have no heart. */
  hearted?: string[];
  titleLevel?: 2 | 3;
  /** How many cards are visible without scrolling. */
  eagerCards?: number;
  className?: string;
};

export function DishCards({
  dishes,
  page,
  hearted,
  titleLevel = 3,
  eagerCards = 0,
  className,
}: DishCardsProps) {
  const { isPending, submitInPlace } = useDishForm();
  return (
    <form
      method="post"
      action={ADD_TO_CART}
      className={classNames("dishes", className)}
      onSubmit={submitInPlace}
    >
      <input type="hidden" name="returnTo" value={page + DISH_ANCHOR} />
      {dishes.map((dish, index) => {
        const heartAction = hearted?.includes(dish.id) ? REMOVE_HEART : ADD_HEART;
        return (
          <DishCard
            key={dish.id}
            dish={dish}
            titleLevel={titleLevel}
            isEager={index < eagerCards}
            isAdding={isPending(ADD_TO_CART, dish.id)}
            heartAction={hearted && heartAction}
            isHeartPending={isPending(heartAction, dish.id)}
          />
        );
      })}
    </form>
  );
}

/** A double tap adds one dish. */
const DOUBLE_TAP_MS = 500;

/** Submits the form without navigation; requests for several dishes can be pending at once. */
function useDishForm() {
  const submit = useSubmit();
  const pending = new Set(
    useFetchers()
      .filter(isSending)
      .map(({ key }) => key),
  );
  const sentAtMs = useRef(new Map<string, number>());
  const keyOf = (action: string, dishId: string) => `${action} ${dishId}`;

  function submitInPlace(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const action = submitter.getAttribute("formaction") ?? ADD_TO_CART;
    const key = keyOf(action, submitter.value);
    const lastSentAtMs = sentAtMs.current.get(key) ?? Number.NEGATIVE_INFINITY;
    if (pending.has(key) || event.timeStamp - lastSentAtMs < DOUBLE_TAP_MS) return;
    sentAtMs.current.set(key, event.timeStamp);
    const body = new FormData(event.currentTarget);
    body.set(submitter.name, submitter.value);
    body.set("stay", "1");
    if (action === ADD_TO_CART) body.set("newCart", firstCartToken());
    submit(body, { method: "post", action, navigate: false, fetcherKey: key });
  }

  return {
    submitInPlace,
    isPending: (action: string, dishId: string) => pending.has(keyOf(action, dishId)),
  };
}

let firstCart: string | undefined;

/** Puts dishes into one cart that are added before the first response sets the cart's cookie. */
function firstCartToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  firstCart ??= Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return firstCart;
}
