import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { cartItemCount } from "#app/domain/cart/queries.server.ts";
import { visitorOf } from "#app/http/visitor.server.ts";
import { ErrorScreen, NotFoundScreen } from "#app/ui/error-screen.tsx";
import { ShopLayout } from "#app/ui/layout/shop-layout.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, cartOwner, preferences } = await visitorOf(request);
  return {
    user: user && { name: user.name, email: user.email, role: user.role },
    cartCount: cartItemCount(cartOwner),
    theme: preferences.theme,
  };
}

const guest = { user: null, cartCount: 0, theme: "light" } as const;

function Frame({ children }: { children: ReactNode }) {
  const visitor = useRouteLoaderData<typeof loader>("shop") ?? guest;
  const { pathname, search } = useLocation();
  return (
    <ShopLayout visitor={visitor} path={pathname + search}>
      {children}
    </ShopLayout>
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
  const error = useRouteError();
  return (
    <Frame>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundScreen />
      ) : (
        <ErrorScreen error={error} />
      )}
    </Frame>
  );
}
