import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { SubmitButton } from "./form/submit-button.tsx";

/** Taps that follow each other faster are one wish. */
const settleMilliseconds = 500;

let firstCart: string | undefined;

/** A visitor's first dishes may be on their way before the cookie of their cart is here: this makes them share it. */
function firstCartToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  firstCart ??= Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return firstCart;
}

type AddToCartProps = {
  dish: { id: string; name: string };
  /** The page's address, with the place on it to come back to. */
  returnTo: string;
};

/** Puts one of a dish into the cart; enhanced, without leaving the place on the page. */
export function AddToCart({ dish, returnTo }: AddToCartProps) {
  const fetcher = useFetcher();
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const action = "/cart/lines";
  const wish = { productId: dish.id, quantity: 1, returnTo };
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="button-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (event.timeStamp - sentAt.current < settleMilliseconds) return;
        sentAt.current = event.timeStamp;
        fetcher.submit({ ...wish, newCart: firstCartToken(), stay: 1 }, { method: "post", action });
      }}
    >
      {Object.entries(wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        icon="plus"
        aria-label={`Add to Cart: ${dish.name}`}
        pending={fetcher.state !== "idle"}
      >
        Add to Cart
      </SubmitButton>
    </fetcher.Form>
  );
}
