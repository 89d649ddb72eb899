import { useFetchers, useSubmit } from "@remix-run/react";
import { type FormEvent, Fragment, type ReactNode, useRef } from "react";
import { DISH_ANCHOR, type DishCardData } from "#app/domain/menu/dish.ts";
import { useCart } from "../cart/use-cart.ts";
import { classNames } from "../class-names.ts";
import { isSending } from "../hydration/network-failures.ts";
import { ADD_HEART, ADD_TO_CART, DishCard, REMOVE_HEART, TAKE_FROM_CART } from "./dish-card.tsx";

type DishCardsProps = {
  dishes: DishCardData[];
  /** The URL of the page, to return to. */
  page: string;
  /** Ids of the dishes on the visitor's wishlist. Without it, the cards have no heart. */
  hearted?: string[];
  titleLevel?: 2 | 3;
  /** How many cards are visible without scrolling. */
  eagerCards?: number;
  /** The id of the dish that is shown across the whole list. */
  largeDish?: string;
  /** Whether the choices of a dish open in a dialog over this page. */
  opensDialog?: boolean;
  /** By the id of the dish below. */
  headings?: Record<string, ReactNode>;
  className?: string;
};

export function DishCards({
  dishes,
  page,
  hearted,
  titleLevel = 3,
  eagerCards = 0,
  largeDish,
  headings,
  opensDialog = false,
  className,
}: DishCardsProps) {
  const { quantityOf, isHeartPending, submitInPlace } = useDishForm();
  return (
    <form
      method="post"
      action={ADD_TO_CART}
      className={classNames("dishes", className)}
      onSubmit={submitInPlace}
    >
      <input type="hidden" name="returnTo" value={page + DISH_ANCHOR} />
      {dishes.map((dish, index) => {
        const { id } = dish;
        return (
          <Fragment key={id}>
            {headings?.[id]}
            <DishCard
              dish={dish}
              titleLevel={titleLevel}
              isEager={index < eagerCards}
              isLarge={id === largeDish}
              opensDialog={opensDialog}
              quantity={quantityOf(id)}
              heartAction={hearted && (hearted.includes(id) ? REMOVE_HEART : ADD_HEART)}
              isHeartPending={isHeartPending(id)}
            />
          </Fragment>
        );
      })}
    </form>
  );
}

/** A double tap adds one dish. */
const DOUBLE_TAP_MS = 500;

/** Submits the form without navigation. Requests may overlap, so the quantities include pending changes. */
function useDishForm() {
  const submit = useSubmit();
  const { quantities } = useCart();
  const pending = useFetchers()
    .filter(isSending)
    .map(({ formAction, formData }) => ({
      action: formAction,
      dish: formData?.get("product") ?? formData?.get("productId"),
    }));
  const submissions = useRef(0);
  const addedAtMs = useRef(new Map<string, number>());

  const pendingCount = (wanted: string, id: string) =>
    pending.filter(({ action, dish }) => action === wanted && dish === id).length;
  const quantityOf = (id: string) =>
    (quantities[id] ?? 0) + pendingCount(ADD_TO_CART, id) - pendingCount(TAKE_FROM_CART, id);
  const isHeartPending = (id: string) =>
    pendingCount(ADD_HEART, id) + pendingCount(REMOVE_HEART, id) > 0;

  function submitInPlace(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const action = submitter.getAttribute("formaction") ?? ADD_TO_CART;
    const id = submitter.value;
    const isHeart = action === ADD_HEART || action === REMOVE_HEART;
    const sinceAddedMs = event.timeStamp - (addedAtMs.current.get(id) ?? Number.NEGATIVE_INFINITY);
    if (isHeart ? isHeartPending(id) : sinceAddedMs < DOUBLE_TAP_MS) return;
    if (action === ADD_TO_CART && quantityOf(id) === 0) {
      addedAtMs.current.set(id, event.timeStamp);
    }
    // With the last portion, the pressed button disappears.
    if (action === TAKE_FROM_CART && quantityOf(id) === 1) focusLastButtonBeside(submitter);
    const body = new FormData(event.currentTarget);
    body.set(submitter.name, id);
    body.set("stay", "1");
    if (action === ADD_TO_CART) body.set("newCart", firstCartToken());
    submissions.current += 1;
    const fetcherKey = `dish ${submissions.current}`;
    submit(body, { method: "post", action, navigate: false, fetcherKey });
  }

  return { submitInPlace, quantityOf, isHeartPending };
}

function focusLastButtonBeside(button: HTMLButtonElement): void {
  const last = button.parentElement?.lastElementChild;
  if (last instanceof HTMLElement) last.focus();
}

let firstCart: string | undefined;

/** Puts dishes into the same cart if they are added before the first response sets the cart's cookie. */
function firstCartToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  firstCart ??= Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return firstCart;
}
