import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "#app/http/not-found.server.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { NotFoundScreen } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_pageNotFound());

export function loader({ request }: LoaderFunctionArgs) {
  const referer = request.headers.get("referer") ?? "";
  const referrer = URL.canParse(referer) ? new URL(referer) : null;
  const isOwnSite = referrer?.host === request.headers.get("host");
  const back = isOwnSite ? safeRedirect(`${referrer?.pathname}${referrer?.search}`, "/") : "/";
  return data({ back }, { status: 404 });
}

export function action() {
  throw notFound();
}

export default function NotFound() {
  const { back } = useLoaderData<typeof loader>();
  return <NotFoundScreen back={back} />;
}
