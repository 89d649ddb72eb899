import type { DishCardData } from "#app/domain/menu/dish.ts";
import { ButtonLink } from "../button.tsx";
import { DishCards } from "../dish-cards.tsx";
import { Page } from "../layout/page.tsx";
import { Section } from "../section.tsx";

export function RemovedDish({ name, similar }: { name: string; similar: DishCardData[] }) {
  return (
    <Page
      title={`${name} is no longer on the menu`}
      intro="We have stopped making it. Perhaps one of these instead?"
      actions={<ButtonLink to="/menu">Browse Menu</ButtonLink>}
    >
      {similar.length > 0 && (
        <Section title="Similar dishes">
          <DishCards dishes={similar} page="/menu" className="three-columns" />
        </Section>
      )}
    </Page>
  );
}
