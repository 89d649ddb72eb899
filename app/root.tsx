import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { ScrollRestoration } from "react-router-dom";
import { currentLanguage, languages } from "#app/domain/language/language.ts";
import { languageOfPath, localPath } from "#app/domain/language/paths.ts";
import { shop } from "#app/domain/shop.ts";
import { unsentFormsOn } from "#app/http/form/unsent-forms.server.ts";
import { preferencesCookie, readPreferences } from "#app/http/session/cookies.server.ts";
import { languageToKeep, preferredLanguage } from "#app/http/session/language.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { takeToast } from "#app/http/toast.server.ts";
import colourSets from "#app/styles/colour-sets.css?url";
import styles from "#app/styles/index.css?url";
import { restoreEditedFields } from "#app/ui/hydration/edited-fields.ts";
import { HydrationScripts } from "#app/ui/hydration/hydration-scripts.tsx";
import { scrollKey } from "#app/ui/hydration/scroll-position.ts";
import { useFocusAfterNavigation } from "#app/ui/layout/use-focus-after-navigation.ts";
import { PreferredLanguageProvider } from "#app/ui/link.tsx";
import { errorBoundary, isNotFound } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { RefreshWithoutScript } from "#app/ui/page/refresh-without-script.tsx";
import { PendingBar } from "#app/ui/pending-bar.tsx";
import { ToastRegion } from "#app/ui/toast.tsx";
import { UnsentFormsProvider } from "#app/ui/unsent-forms.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [
  {
    rel: "preload",
    href: "/fonts/yatra-one-2.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
  { rel: "stylesheet", href: styles },
  ...(shop.colours === "chilli" ? [] : [{ rel: "stylesheet", href: colourSets }]),
  { rel: "icon", href: shop.logo || `${shop.iconFolder}/favicon.svg` },
  { rel: "apple-touch-icon", href: shop.logo || `${shop.iconFolder}/apple-touch-icon.png` },
];

export const meta: MetaFunction = ({ error }) => {
  if (isNotFound(error)) return pageMeta(m.shared_pageNotFound());
  if (error) return pageMeta(m.shared_oopsSomethingWentWrong());
  return pageMeta(shop.headline);
};

export async function loader({ request }: LoaderFunctionArgs) {
  const preferences = await readPreferences(request);
  const { toast, headers: toastHeaders } = await takeToast(request);
  const headers = new Headers(toastHeaders);
  const visit = {
    url: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
  };
  const language = languageToKeep(visit);
  if (language) headers.append("Set-Cookie", await preferencesCookie({ ...preferences, language }));
  const page = {
    theme: preferences.theme,
    toast,
    preferredLanguage: language ?? preferredLanguage(visit.headers),
    origin: siteOrigin(request),
    unsentForms: await unsentFormsOn(request),
  };
  return data(page, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>("root");
  const theme = rootData?.theme ?? "light";
  return (
    <html
      lang={currentLanguage()}
      data-theme={theme}
      data-colours={shop.colours === "chilli" ? undefined : shop.colours}
      className={theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {rootData && <LanguageAlternates origin={rootData.origin} />}
        <RefreshWithoutScript />
      </head>
      <body id="top">
        <PreferredLanguageProvider value={rootData?.preferredLanguage}>
          {children}
        </PreferredLanguageProvider>
        <ScrollRestoration getKey={scrollKey} />
        <HydrationScripts />
      </body>
    </html>
  );
}

export default function App() {
  const { toast, unsentForms } = useLoaderData<typeof loader>();
  useEffect(() => {
    restoreEditedFields();
    document.documentElement.dataset.hydrated = "true";
  }, []);
  useFocusAfterNavigation();
  return (
    <>
      <PendingBar />
      <ToastRegion toast={toast} isShared />
      <UnsentFormsProvider value={unsentForms}>
        <Outlet />
      </UnsentFormsProvider>
    </>
  );
}

export const ErrorBoundary = errorBoundary();

/** Tells search engines the address of a public page in each language. */
function LanguageAlternates({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  if (!languageOfPath(pathname)) return null;
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={origin + localPath(pathname, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localPath(pathname, "en")} />
    </>
  );
}
