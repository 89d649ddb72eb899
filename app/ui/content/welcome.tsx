import { useState } from "react";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { Icon } from "../icon.tsx";

/** A greeting that CSS hides after ten seconds, or when a press closes the `<details>`. */
export function Welcome({ show }: { show: boolean }) {
  // Stays even if later data, such as a new cart, would no longer show it.
  const [shown] = useState(show);
  if (!shown) return null;
  return (
    <details className="welcome" open>
      <summary>
        <strong>{m.pages_welcome(shop.nameAndCity)}</strong>
        <span className="visually-hidden-on-phone">
          {m.pages_hungryText({ preparationTime: shop.preparationTime })}
        </span>
        <Icon name="close" label={m.shared_dismiss()} />
      </summary>
    </details>
  );
}
