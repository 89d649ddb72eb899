import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { sendsShopCookie } from "#app/http/session/shop-cookie.server.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => [
  ...pageMeta(m.shell_cookiesAreBlocked()),
  { name: "robots", content: "noindex" },
];

/** The page after a browser's first cookie: redirects, unless the browser refused the cookie. */
export function loader({ request }: LoaderFunctionArgs) {
  const to = safeRedirect(new URL(request.url).searchParams.get("to"), "/");
  if (sendsShopCookie(request)) throw redirect(to, 303);
  return { to };
}

export default function CookieCheck() {
  const { to } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shell_cookiesAreBlocked()} variant="narrow">
      <Notice
        tone="bad"
        role="alert"
        title={m.shell_nothingWasSaved()}
        action={
          <ButtonAnchor variant="primary" href={to}>
            {m.shared_goBack()}
          </ButtonAnchor>
        }
      >
        <p>{m.shell_cookiesNeeded()}</p>
        <p>{m.shell_cookiesAllowHint()}</p>
        <p>
          <a href={shop.phoneHref}>{m.shell_orOrderByPhone({ phone: shop.phone })}</a>
        </p>
      </Notice>
    </Page>
  );
}
