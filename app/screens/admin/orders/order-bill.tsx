import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { isBilled } from "#app/domain/bills/buyers.server.ts";
import { orderBills } from "#app/domain/bills/queries.server.ts";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { localOrder } from "#app/domain/orders/local-order.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { listPrinters } from "#app/domain/printers/printers.server.ts";
import { rawbtLinks } from "#app/domain/printing/print-bytes.server.ts";
import { orderBillContent } from "#app/domain/printing/print-content.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import printStyles from "#app/styles/pages/printed-orders.css?url";
import { BillSlips } from "#app/ui/bills/bill-slips.tsx";
import { SecondaryLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Paper } from "#app/ui/printing/paper.tsx";
import { PrintChoices } from "#app/ui/printing/print-choices.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.bills_billNumber({ number: data?.orderNumber ?? "" }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  const order = orNotFound(findOrder(user, params.orderId ?? ""));
  const content = orderBillContent(order);
  return {
    isBilled: isBilled({ kind: "order", id: order.id }),
    orderId: order.id,
    orderNumber: order.orderNumber,
    language: order.language,
    paper: inLanguage(order.language, () =>
      renderToStaticMarkup(<BillSlips {...orderBills(localOrder(order))} />),
    ),
    printers: listPrinters().map(({ id, name }) => ({ id, name })),
    links: content ? await rawbtLinks(content) : [],
  };
}

export default function BillPage() {
  const { orderId, orderNumber, language, paper, printers, links, isBilled } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={m.orders_bill({ orderNumber })}
      actions={
        <>
          <PrintButton />
          {!isBilled && (
            <SecondaryLink to={`/admin/orders/${orderId}/billing`}>
              {m.bills_billToCompany()}
            </SecondaryLink>
          )}
          <SecondaryLink to={orderUrl(orderId)}>{m.shared_orderDetails()}</SecondaryLink>
        </>
      }
    >
      {links.length > 0 && (
        <PrintChoices orderId={orderId} kind="bill" printers={printers} links={links} />
      )}
      <Paper html={paper} language={language} />
    </Page>
  );
}
