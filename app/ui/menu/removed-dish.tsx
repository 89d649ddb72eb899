import type { DishCardData } from "#app/domain/menu/dish.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { DishCards } from "../dish/dish-cards.tsx";
import { Page } from "../layout/page.tsx";
import { Section } from "../section.tsx";

export function RemovedDish({ name, similar }: { name: string; similar: DishCardData[] }) {
  return (
    <Page
      title={m.menu_dishOffMenu({ name })}
      intro={m.menu_dishDiscontinued()}
      actions={<ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>}
    >
      {similar.length > 0 && (
        <Section title={m.menu_similarDishes()}>
          <DishCards dishes={similar} page="/menu" className="three-columns" />
        </Section>
      )}
    </Page>
  );
}
