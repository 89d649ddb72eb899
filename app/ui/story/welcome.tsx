import { useState } from "react";
import { shop } from "#app/domain/shop.ts";
import { Icon } from "../icon.tsx";

/** Greets who has just arrived; leaves after ten seconds by CSS, or when it is pressed: a closed `<details>` is gone. */
export function Welcome({ show }: { show: boolean }) {
  // What the page learns later, such as a new dish in the cart, takes no greeting back.
  const [shown] = useState(show);
  if (!shown) return null;
  return (
    <details className="welcome" open>
      <summary>
        <span>
          <strong>Namaskar! Welcome to {shop.name}</strong>
          <span>Hungry? A plate is ready in {shop.preparationTime}.</span>
        </span>
        <Icon name="close" label="Dismiss" />
      </summary>
    </details>
  );
}
