import { useState } from "react";
import { shop } from "#app/domain/shop.ts";
import { Icon } from "../icon.tsx";

/** A greeting that CSS hides after ten seconds, or when a press closes the `<details>`. */
export function Welcome({ show }: { show: boolean }) {
  // Stays when later data, such as a new cart, would no longer show it.
  const [shown] = useState(show);
  if (!shown) return null;
  return (
    <details className="welcome" open>
      <summary>
        <strong>Namaskar! Welcome to {shop.name}</strong>
        <span className="visually-hidden-on-phone">
          Hungry? A plate is ready in {shop.preparationTime}.
        </span>
        <Icon name="close" label="Dismiss" />
      </summary>
    </details>
  );
}
