import type { DishCardData } from "#app/domain/menu/dish.ts";
import { m } from "#messages";
import { DishCards } from "../dish/dish-cards.tsx";
import { Section } from "../section.tsx";

type RecommendationsProps = { dishes: DishCardData[]; isCartEmpty: boolean };

export function Recommendations({ dishes, isCartEmpty }: RecommendationsProps) {
  return (
    <Section title={isCartEmpty ? m.cart_startWithThese() : m.cart_youMayAlsoLike()}>
      {dishes.length === 0 ? (
        <p className="muted">{m.cart_noRecommendations()}</p>
      ) : (
        <DishCards dishes={dishes} page="/cart" className="three-columns" />
      )}
    </Section>
  );
}
