import type { OrderedSupply } from "#app/domain/orders/ordered-supplies.ts";
import { PostButton } from "../form/post-button.tsx";

type SoldOutButtonsProps = { supplies: OrderedSupply[]; returnTo: string };

const paths = { dish: "/admin/products", choice: "/admin/options/choices" } as const;

/** Where it is noticed that something has run out. */
export function SoldOutButtons({ supplies, returnTo }: SoldOutButtonsProps) {
  if (supplies.length === 0) return null;
  return (
    <section className="stack stack-small">
      <h3>Sold out today</h3>
      <p className="muted small">Has something run out? Customers can then no longer order it.</p>
      <div className="row">
        {supplies.map(({ kind, id, name, isMarked }) => (
          <PostButton
            key={id}
            action={`${paths[kind]}/${id}/sold-out${isMarked ? "/removal" : ""}`}
            fields={{ returnTo }}
            label={name}
            ariaLabel={`${isMarked ? "Available again" : "Sold out today"}: ${name}`}
            pressed={isMarked}
            variant={isMarked ? "danger" : "secondary"}
            size="small"
          />
        ))}
      </div>
    </section>
  );
}
