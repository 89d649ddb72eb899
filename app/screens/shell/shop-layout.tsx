import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { cartSummary, emptyCart } from "#app/domain/cart/cart.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { now } from "#app/domain/clock.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shopFacts } from "#app/domain/shop/shop-facts.ts";
import { staffPagesOf } from "#app/domain/staff/staff-pages.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { visitorDelivery } from "#app/http/visitor-delivery.server.ts";
import { revalidateIfAnswered } from "#app/ui/hydration/network-failures.ts";
import { ShopLayout } from "#app/ui/layout/shop-layout.tsx";
import { ErrorScreen } from "#app/ui/page/error-screen.tsx";
import { ShopFactsProvider } from "#app/ui/shop/shop-facts.tsx";
import { PersonProvider } from "#app/ui/unsent-forms.tsx";

export const links: LinksFunction = () => [{ rel: "manifest", href: "/manifest.webmanifest" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request);
  const { user, cartOwner, preferences } = visitor;
  const settings = shopSettings();
  const cart = pagePart(() => cartSummary(cartOf(cartOwner)), emptyCart);
  return {
    user: user && {
      id: user.id,
      name: user.name,
      email: user.email,
      staffPages: staffPagesOf(user),
    },
    cartCount: cart.itemCount,
    cart,
    theme: preferences.theme,
    facts: shopFacts(now(), settings, await visitorDelivery(request, visitor, settings)),
  };
}

/**
 * The shop may have opened or closed in the meantime, even if the action failed: that may be why an order was refused.
 */
export const shouldRevalidate = revalidateIfAnswered;

const guest = { user: null, cartCount: 0, theme: "light" } as const;

function Frame({ children }: { children: ReactNode }) {
  const loaderData = useRouteLoaderData<typeof loader>("shop");
  const { pathname, search } = useLocation();
  return (
    <PersonProvider value={loaderData?.user?.id}>
      <ShopFactsProvider facts={loaderData?.facts}>
        <ShopLayout visitor={loaderData ?? guest} path={pathname + search}>
          {children}
        </ShopLayout>
      </ShopFactsProvider>
    </PersonProvider>
  );
}

export default function ShopFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen error={useRouteError()} />
    </Frame>
  );
}
