import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localPath } from "#app/domain/language/paths.ts";
import { readTable } from "#app/domain/self-order/at-the-stall.ts";
import { whyNoSelfOrders } from "#app/domain/self-order/takes-self-orders.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { stallCookie } from "#app/http/session/cookies.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => [
  ...pageMeta(m.checkout_orderHere()),
  { name: "robots", content: "noindex" },
];

/**
 * The address in the QR codes at the stall and on its tables. It leads to the menu, which then
 * knows where the food goes.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  const tableNumber = readTable(params.table);
  if (tableNumber === undefined) throw notFound();
  const refused = whyNoSelfOrders();
  if (refused) return { refusal: refused.message };
  const headers = { "Set-Cookie": await stallCookie({ tableNumber }) };
  throw redirect(localPath("/menu"), { headers });
}

export default function Here() {
  const { refusal } = useLoaderData<typeof loader>();
  return (
    <Page title={m.checkout_orderHere()} variant="narrow">
      <Notice tone="warn" title={refusal} />
      <p>
        <ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>
      </p>
    </Page>
  );
}
