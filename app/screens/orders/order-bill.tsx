import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { isBilled } from "#app/domain/bills/buyers.server.ts";
import { orderBills } from "#app/domain/bills/queries.server.ts";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { localOrder } from "#app/domain/orders/local-order.ts";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import printStyles from "#app/styles/pages/printed-orders.css?url";
import { BillSlips } from "#app/ui/bills/bill-slips.tsx";
import { SecondaryLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Paper } from "#app/ui/printing/paper.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_bill());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const order = orNotFound(findOwnOrder(user, params.orderNumber ?? ""));
  const { orderNumber, language } = order;
  const paper = inLanguage(language, () =>
    renderToStaticMarkup(<BillSlips {...orderBills(localOrder(order))} />),
  );
  return { orderNumber, language, paper, isBilled: isBilled({ kind: "order", id: order.id }) };
}

export default function OrderBill() {
  const { orderNumber, language, paper, isBilled } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.orders_bill({ orderNumber })}
      actions={
        <>
          <PrintButton />
          {!isBilled && (
            <SecondaryLink to={`/my-orders/${orderNumber}/billing`}>
              {m.bills_billToCompany()}
            </SecondaryLink>
          )}
          <SecondaryLink to={ownOrdersList.url({ order: orderNumber })}>
            {m.shared_orderDetails()}
          </SecondaryLink>
        </>
      }
    >
      <Paper html={paper} language={language} />
    </Page>
  );
}
