import type { DishCardData } from "#app/domain/menu/dish.ts";
import { DishCards } from "../dish-cards.tsx";
import { Section } from "../section.tsx";

type RecommendationsProps = { dishes: DishCardData[]; isCartEmpty: boolean };

export function Recommendations({ dishes, isCartEmpty }: RecommendationsProps) {
  return (
    <Section title={isCartEmpty ? "Start with these" : "You May Also Like"}>
      {dishes.length === 0 ? (
        <p className="muted">No recommended products available at the moment.</p>
      ) : (
        <DishCards dishes={dishes} page="/cart" className="three-columns" />
      )}
    </Section>
  );
}
