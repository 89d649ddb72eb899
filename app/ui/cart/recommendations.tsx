import type { DishCardData } from "#app/domain/menu/dish.ts";
import { AddToCart } from "../add-to-cart.tsx";
import { DishCard } from "../dish-card.tsx";
import { Section } from "../section.tsx";

export function Recommendations({ dishes }: { dishes: DishCardData[] }) {
  return (
    <Section title="You May Also Like">
      {dishes.length === 0 ? (
        <p className="muted">No recommended products available at the moment.</p>
      ) : (
        <div className="dishes three">
          {dishes.map((dish) => (
            <DishCard
              key={dish.id}
              dish={dish}
              action={<AddToCart dish={dish} returnTo="/cart" />}
            />
          ))}
        </div>
      )}
    </Section>
  );
}
