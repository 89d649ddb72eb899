import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { previewImage, SHOP_IMAGE } from "#app/domain/images/preview.ts";
import { categories } from "#app/domain/menu/categories.ts";
import { dishCardData } from "#app/domain/menu/dish.ts";
import { MENU_PAGE_SIZE } from "#app/domain/menu/limits.ts";
import { listMenu } from "#app/domain/menu/queries.server.ts";
import { menuView } from "#app/domain/menu/schema.ts";
import { menuData } from "#app/domain/shop/structured-data.ts";
import { offers, shop } from "#app/domain/shop.ts";
import { wishlistDishIds } from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { isAnonymousVisitor } from "#app/http/session/anonymous-visitor.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { DishList } from "#app/ui/menu/dish-list.tsx";
import { SearchForm } from "#app/ui/menu/menu-forms.tsx";
import { menuUrl } from "#app/ui/menu/menu-url.ts";
import { OfferCard } from "#app/ui/offer-card.tsx";
import { openGraph } from "#app/ui/open-graph.ts";
import { OpeningNotice } from "#app/ui/opening-notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const description = `Pani puri, chaat, bhel, drinks and sweets from ${shop.name}, ${shop.city}.`;

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  ...pageMeta("Menu", description),
  ...(found
    ? openGraph({
        type: "website",
        title: `Menu of ${shop.name}`,
        description,
        address: found.origin + menuUrl(found.view),
        picture: found.preview,
      })
    : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const view = { ...menuView(new URL(request.url).searchParams), limit: MENU_PAGE_SIZE };
  const { items, pagination } = listMenu(view);
  if (view.page > pagination.totalPages) {
    throw redirect(menuUrl({ ...view, page: pagination.totalPages }));
  }
  const [first] = items;
  const heartedIds = new Set(wishlistDishIds(user));
  return {
    view,
    preview: previewImage(first?.image ?? SHOP_IMAGE, first?.name ?? shop.name),
    dishes: items.map(dishCardData),
    pagination,
    hearted: items.map(({ id }) => id).filter((id) => heartedIds.has(id)),
    origin: siteOrigin(request),
    // For the structured data, which only crawlers read; they keep no cookies.
    categories: isAnonymousVisitor(request.headers.get("cookie") ?? "")
      ? items.map(({ category }) => category)
      : null,
  };
}

export default function Menu() {
  const found = useLoaderData<typeof loader>();
  const { view, dishes, categories: dishCategories } = found;
  const isLoading = useNavigation().location?.pathname === "/menu";
  const shelves = [{ id: null, name: "All" }, ...categories];
  return (
    <Page title="Menu">
      <OpeningNotice />
      <SearchForm view={view} />
      <Tabs
        label="Categories"
        tabs={shelves.map(({ id, name }) => ({
          label: name,
          to: menuUrl({ ...view, category: id, page: 1 }),
          current: view.category === id,
        }))}
      />
      <div aria-busy={isLoading || undefined}>
        <DishList {...found} />
      </div>
      <Section
        title="Special Offers"
        intro="Ask for these at the stall. In the cart each dish has its own price."
      >
        <div className="grid">
          {offers.map((offer) => (
            <OfferCard key={offer.name} {...offer} />
          ))}
        </div>
      </Section>
      {/* Crawlers would take a part of the menu for all of it. */}
      {dishCategories && view.category === null && view.q === "" && (
        <StructuredData
          data={import.meta.env.SSR ? menuData(found.origin, dishes, dishCategories) : null}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page title="Menu">
      <LoadFailure message="Failed to load menu items" />
    </Page>
  );
}
