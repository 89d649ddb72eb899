import type { DishCardData } from "#app/domain/menu/dish.ts";
import { DishCards } from "../dish-cards.tsx";
import { Section } from "../section.tsx";

export function Recommendations({ dishes }: { dishes: DishCardData[] }) {
  return (
    <Section title="You May Also Like">
      {dishes.length === 0 ? (
        <p className="muted">No recommended products available at the moment.</p>
      ) : (
        <DishCards dishes={dishes} page="/cart" className="three-columns" />
      )}
    </Section>
  );
}
