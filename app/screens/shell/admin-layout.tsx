import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { may } from "#app/domain/access/permissions.ts";
import { isBillingPaused } from "#app/domain/bills/billing-pause.server.ts";
import { now } from "#app/domain/clock.ts";
import { messageCounts } from "#app/domain/messages/messages.server.ts";
import { openingAt } from "#app/domain/opening-hours.ts";
import { shopNews } from "#app/domain/reports/shop-news.server.ts";
import { noNews } from "#app/domain/reports/shop-news.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { firstPageOf } from "#app/domain/staff/first-page.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";

import adminStyles from "#app/styles/admin/admin.css?url";
import { revalidateIfAnswered } from "#app/ui/hydration/network-failures.ts";
import { AdminLayout } from "#app/ui/layout/admin-layout.tsx";
import { ErrorScreen } from "#app/ui/page/error-screen.tsx";
import { PersonProvider } from "#app/ui/unsent-forms.tsx";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: adminStyles },
  { rel: "manifest", href: "/admin/manifest.webmanifest" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, preferences } = await staffVisitor(request, "use the admin area");
  return {
    device: user.origin?.device?.name ?? null,
    user: { id: user.id, name: user.name, email: user.email, role: user.role },
    firstPage: firstPageOf(user),
    theme: preferences.theme,
    unreadMessages: may(user, "answer messages") ? pagePart(() => messageCounts().unread, 0) : 0,
    opening: openingAt(now(), shopSettings()),
    news: pagePart(() => shopNews(user), noNews),
    isBillingPaused: may(user, "keep the books") && pagePart(isBillingPaused, false),
  };
}

/** The shop may have opened or closed in the meantime, even if the action failed. */
export const shouldRevalidate = revalidateIfAnswered;

function Frame({ children }: { children: ReactNode }) {
  const loaderData = useRouteLoaderData<typeof loader>("admin");
  const { pathname, search } = useLocation();
  // Without loader data, the visitor is not an admin and must not see the navigation.
  if (!loaderData) return <main id="main">{children}</main>;
  return (
    <PersonProvider value={loaderData.user.id}>
      <AdminLayout
        person={loaderData.user}
        firstPage={loaderData.firstPage}
        theme={loaderData.theme}
        opening={loaderData.opening}
        unreadMessages={loaderData.unreadMessages}
        loadedNews={loaderData.news}
        isBillingPaused={loaderData.isBillingPaused}
        device={loaderData.device}
        path={pathname + search}
      >
        {children}
      </AdminLayout>
    </PersonProvider>
  );
}

export default function AdminFrame() {
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
