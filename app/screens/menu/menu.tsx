import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigation,
  useOutlet,
} from "@remix-run/react";
import { avoidedOn, type Diet } from "#app/domain/food/diet.ts";
import { previewImage, SHOP_IMAGE } from "#app/domain/images/preview.ts";
import { localPath, withoutLanguage } from "#app/domain/language/paths.ts";
import { boardOf } from "#app/domain/menu/board.ts";
import { dishCardData } from "#app/domain/menu/dish.ts";
import { MENU_PAGE_SIZE } from "#app/domain/menu/limits.ts";
import { listMenu } from "#app/domain/menu/list-dishes.server.ts";
import { popularDishes } from "#app/domain/menu/queries.server.ts";
import { readSearch } from "#app/domain/menu/read-search.ts";
import { boardView } from "#app/domain/menu/schema.ts";
import { specialOffers } from "#app/domain/menu/special-offers.server.ts";
import { foodNote, suitableDishes } from "#app/domain/menu/suitable-dishes.server.ts";
import { activeOrderOf } from "#app/domain/orders/active-order.server.ts";
import { pick } from "#app/domain/pick.ts";
import { shownSections } from "#app/domain/sections/sections.server.ts";
import { menuData } from "#app/domain/shop/structured-data.ts";
import { shop } from "#app/domain/shop.ts";
import { wishlistDishIds } from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import { readStall } from "#app/http/session/cookies.server.ts";
import { cookiesOfAnonymous } from "#app/http/session/shop-cookie.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import comboStyles from "#app/styles/combo-card.css?url";
import menuStyles from "#app/styles/pages/menu.css?url";
import { QuietLink } from "#app/ui/button.tsx";
import { CartBar } from "#app/ui/cart/cart-bar.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ChosenDiets } from "#app/ui/menu/diet-filter.tsx";
import { DishList } from "#app/ui/menu/dish-list.tsx";
import { MenuBar } from "#app/ui/menu/menu-bar.tsx";
import { menuUrl } from "#app/ui/menu/menu-url.ts";
import { OfferCard } from "#app/ui/menu/offer-card.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { openGraph } from "#app/ui/page/open-graph.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useOpensInDialog } from "#app/ui/page/page-or-dialog.tsx";
import { StructuredData } from "#app/ui/page/structured-data.tsx";
import { ActiveOrderStrip } from "#app/ui/receipt/active-order-strip.tsx";
import { Section } from "#app/ui/section.tsx";
import { OpeningLine } from "#app/ui/shop/opening-line.tsx";
import { PincodeForm } from "#app/ui/shop/pincode-form.tsx";
import { m } from "#messages";

const description = () => m.menu_description(shop.nameAndCity);

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: menuStyles },
  { rel: "stylesheet", href: comboStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta(m.shared_menu(), description()),
  ...(page
    ? openGraph({
        type: "website",
        title: m.menu_title(shop.nameAndCity),
        description: description(),
        url: page.origin + localPath(menuUrl(page.view)),
        image: page.preview,
      })
    : []),
];

/** The page of a dish needs no menu, and a dialog over the menu needs no new one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) => !nextParams.dishSlug && (Boolean(currentParams.dishSlug) || defaultShouldRevalidate);

export async function loader({ request, params }: LoaderFunctionArgs) {
  return params.dishSlug ? null : menuOf(request);
}

async function menuOf(request: Request) {
  const { user, preferences } = await visitorOf(request);
  const stall = await readStall(request);
  const query = new URL(request.url).searchParams;
  const asked = boardView(query);
  const view = {
    ...asked,
    limit: MENU_PAGE_SIZE,
    diet: query.has("diet") ? asked.diet : preferences.diets,
    remembered: preferences.diets,
  };
  const search = readSearch(view.q);
  const { items, pagination } = listMenu(view);
  if (view.page > pagination.totalPages) {
    throw redirect(menuUrl({ ...view, page: pagination.totalPages }));
  }
  const isBoard = !view.q && !view.sort;
  const [bestSellingDish] = isBoard && !view.category ? popularDishes(1) : [];
  const { dishes, bestSeller, beginnings } = isBoard
    ? boardOf(items, bestSellingDish)
    : { dishes: items, beginnings: {} };
  const [first] = dishes;
  const heartedIds = new Set(pagePart(() => wishlistDishIds(user), []));
  return {
    view,
    search: pick(search, ["diets", "avoided", "names"]),
    ...(stall && { stall: stallHint(stall) }),
    activeOrder: pagePart(() => activeOrderOf(user), null),
    preview: previewImage(first?.image ?? SHOP_IMAGE, first?.name ?? shop.name),
    dishes: dishes.map((dish) => ({
      ...dishCardData(dish),
      note: foodNote(dish.id, { ...search, diets: [...view.diet, ...search.diets] }),
    })),
    bestSeller,
    beginnings,
    sections: shownSections(),
    ...(query.get("category") && view.category === null && { lacksSection: true }),
    // Searched or sorted lists contain the combos themselves.
    offers: isBoard ? pagePart(() => offersFor(view.diet), []) : [],
    pagination,
    hearted: items.map(({ id }) => id).filter((id) => heartedIds.has(id)),
    origin: siteOrigin(request),
    // Only for structured data, which is for crawlers; crawlers send no cookies.
    categories:
      cookiesOfAnonymous(request.headers.get("cookie") ?? "") !== null
        ? dishes.map(({ category }) => category)
        : null,
  };
}

function stallHint({ tableNumber }: { tableNumber: number | null }): string {
  return tableNumber === null
    ? m.checkout_orderingAtTheStall()
    : m.checkout_orderingAtTheTable({ tableNumber });
}

function offersFor(diet: Diet[]) {
  const offers = specialOffers();
  if (diet.length === 0) return offers;
  const suitable = suitableDishes(avoidedOn(diet));
  return offers.filter(({ id }) => suitable[id]);
}

export default function Menu() {
  const page = useLoaderData<typeof loader>();
  const opensInDialog = useOpensInDialog();
  const dish = useOutlet(opensInDialog && page ? menuUrl(page.view) : null);
  return (
    <>
      {page && (dish === null || opensInDialog) && <MenuPage page={page} />}
      {dish}
    </>
  );
}

function MenuPage({ page }: { page: Awaited<ReturnType<typeof menuOf>> }) {
  const { view, dishes, sections, categories: dishCategories } = page;
  const isLoading = withoutLanguage(useNavigation().location?.pathname ?? "") === "/menu";
  return (
    <Page title={m.shared_menu()} hideTitle className="menu-page">
      <div className="menu-status">
        <OpeningLine />
        <QuietLink to={menuUrl(view)} icon="refresh" preventScrollReset>
          <span className="visually-hidden-on-phone">{m.menu_refresh()}</span>
        </QuietLink>
      </div>
      {page.stall ? <p className="stall-hint">{page.stall}</p> : <PincodeForm />}
      <ActiveOrderStrip order={page.activeOrder} />
      <MenuBar view={view} sections={sections} />
      <ChosenDiets view={view} search={page.search} />
      {page.lacksSection && <p role="status">{m.menu_thereIsNoSuchSection()}</p>}
      <div aria-busy={isLoading || undefined}>
        <DishList {...page} />
      </div>
      {page.offers.length > 0 && (
        <Section title={m.menu_specialOffers()}>
          <div className="grid grid-wide">
            {page.offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </div>
        </Section>
      )}
      <CartBar />
      {/* Not on a filtered page, because crawlers would take it for the complete menu. */}
      {dishCategories && view.category === null && view.q === "" && view.diet.length === 0 && (
        <StructuredData
          data={
            import.meta.env.SSR ? menuData(page.origin, dishes, dishCategories, sections) : null
          }
        />
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_menu, m.menu_failedToLoadMenuItems);
