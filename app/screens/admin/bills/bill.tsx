import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { billsList } from "#app/domain/bills/bill-list-url.ts";
import { billSlip, eventFacts, orderFacts } from "#app/domain/bills/bill-slip.ts";
import { findBill } from "#app/domain/bills/queries.server.ts";
import { findAnyEvent } from "#app/domain/events/queries.server.ts";
import { findAnyOrder } from "#app/domain/orders/queries.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import printStyles from "#app/styles/pages/printed-orders.css?url";
import { PrintedBill } from "#app/ui/bills/printed-bill.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `${data.slip.title} ${data.slip.billNumber}` : m.shared_bill());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  const bill = orNotFound(findBill(params.billId ?? ""));
  const order = bill.orderId ? findAnyOrder(bill.orderId) : undefined;
  const event = bill.eventId ? findAnyEvent(bill.eventId) : undefined;
  const facts = order ? orderFacts(order) : event ? eventFacts(event) : [];
  const of = bill.billId ? findBill(bill.billId) : undefined;
  return { slip: billSlip(bill, of, facts), fssai: shopSettings().bill.fssai };
}

export default function BillScreen() {
  const { slip, fssai } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`${slip.title} ${slip.billNumber}`}
      trail={[{ label: m.shared_bills(), to: billsList.url() }]}
      here={slip.billNumber}
      actions={<PrintButton />}
    >
      <PrintedBill slip={slip} fssai={fssai} />
    </Page>
  );
}
