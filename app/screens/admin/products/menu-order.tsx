import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { menuOrder } from "#app/domain/menu/menu-order.server.ts";
import { COMBOS, type OrderedSection } from "#app/domain/menu/menu-order.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { MovableList } from "#app/ui/products/movable-list.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { m } from "#messages";

const PATH = "/admin/products/order";

export const meta: MetaFunction = () => pageMeta(m.products_orderOfTheMenu());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  return { sections: menuOrder() };
}

export default function MenuOrder() {
  const { sections } = useLoaderData<typeof loader>();
  const categories = sections.filter(({ id }) => id !== COMBOS);
  return (
    <Page
      title={m.products_orderOfTheMenu()}
      intro={m.products_arrangeHint()}
      variant="narrow"
      actions={
        <ButtonLink to="/admin/products/sections/add" icon="plus">
          {m.products_addSection()}
        </ButtonLink>
      }
      trail={[{ label: m.shared_products(), to: "/admin/products" }]}
      here={m.products_order()}
    >
      <Card title={m.admin_sections()}>
        <MovableList
          label={m.admin_sections()}
          returnTo={PATH}
          items={categories.map((section) => ({
            id: section.id,
            name: section.name,
            action: `/admin/products/sections/${section.id}/position`,
            content: (
              <>
                <a href={`#section-${section.id}`}>{section.name}</a>
                {section.isHidden && <Badge>{m.shared_hidden()}</Badge>}
                <span className="muted small">{section.hours ?? m.products_alwaysSold()}</span>
                <Link to={`/admin/products/sections/${section.id}`} className="small">
                  <ParaglideMessage
                    message={m.products_changeSection}
                    inputs={{ name: section.name }}
                    markup={{ hidden: VisuallyHidden }}
                  />
                </Link>
              </>
            ),
          }))}
        />
      </Card>
      {sections.map((section) => (
        <SectionDishes key={section.id} section={section} />
      ))}
    </Page>
  );
}

function SectionDishes({ section: { id, name, dishes } }: { section: OrderedSection }) {
  if (dishes.length === 0) return null;
  return (
    <Card title={name} id={`section-${id}`}>
      <MovableList
        label={name}
        returnTo={PATH}
        items={dishes.map((dish) => ({
          id: dish.id,
          name: dish.name,
          action: `/admin/products/${dish.id}/position`,
          content: (
            <>
              {dish.name}
              {!dish.isAvailable && <Badge>{m.admin_inactive()}</Badge>}
            </>
          ),
        }))}
      />
    </Card>
  );
}

export const ErrorBoundary = loadFailure(m.products_orderOfTheMenu, m.products_failedToLoadTheMenu);
