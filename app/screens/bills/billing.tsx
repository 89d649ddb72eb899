import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { billSlips, eventFacts } from "#app/domain/bills/bill-slip.ts";
import { buyerForm } from "#app/domain/bills/buyer.ts";
import { billingOf, isBilled, saveBilling } from "#app/domain/bills/buyers.server.ts";
import { placeOfEvent } from "#app/domain/bills/place-of-supply.ts";
import { billsOfEvent } from "#app/domain/bills/queries.server.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { ownEventsList } from "#app/domain/events/own-event-list-url.ts";
import { findEvent, findOwnEvent } from "#app/domain/events/queries.server.ts";
import { findOrder, findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { gstStateCodes, stateWithCode } from "#app/domain/tax/gst-states.ts";
import { taxTermsOn } from "#app/domain/tax/tax-terms.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor, staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import printStyles from "#app/styles/pages/printed-orders.css?url";
import { PrintedBill } from "#app/ui/bills/printed-bill.tsx";
import { SecondaryLink } from "#app/ui/button.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { BuyerForm } from "./buyer-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_bill());

type Params = LoaderFunctionArgs["params"];

async function orderAt(request: Request, { orderId, orderNumber = "" }: Params) {
  const { user } = await (orderId
    ? staffVisitor(request, "take payments")
    : signedInVisitor(request));
  const order = orNotFound(orderId ? findOrder(user, orderId) : findOwnOrder(user, orderNumber));
  const { id, orderNumber: number } = order;
  const page = orderId ? `/admin/orders/${id}` : `/my-orders/${number}`;
  const billing = billingOf(id);
  return {
    ...{ user, kind: "order" as const, id, number, details: `${page}/bill` },
    ...{ billing, slips: [], places: [] },
  };
}

async function eventAt(request: Request, { eventId, eventNumber = "" }: Params) {
  const { user } = await (eventId
    ? staffVisitor(request, "run catering")
    : signedInVisitor(request));
  const event = orNotFound(eventId ? findEvent(user, eventId) : findOwnEvent(user, eventNumber));
  const { id, eventNumber: number } = event;
  const details = eventId ? eventsUrl({ event: id }) : ownEventsList.url({ event: number });
  const slips = billSlips(billsOfEvent(id), eventFacts(event)).present;
  const terms = taxTermsOn(dayInIndia(now()));
  const billing = billingOf(id);
  const place = placeOfEvent(event, billing, terms) || terms.gstin.slice(0, 2);
  // The tax depends on it, so customers cannot choose it.
  const isChosen = eventId !== undefined && terms.mode === "regular";
  return {
    ...{ user, kind: "event" as const, id, number, details, slips },
    billing: isChosen ? { ...billing, placeOfSupply: place } : billing,
    places: isChosen ? gstStateCodes.map((value) => ({ value, label: stateWithCode(value) })) : [],
  };
}

/** Staff address an order or booking by its id, customers by its number. */
function billedAt(request: Request, params: Params) {
  return params.orderId || params.orderNumber ? orderAt(request, params) : eventAt(request, params);
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { kind, id, number, details, slips, places, billing } = await billedAt(request, params);
  const buyer = isBilled({ kind, id }) ? null : { ...openForm(buyerForm, billing), places };
  const { fssai } = shopSettings().bill;
  return { number, details, slips, buyer, contact: billing.billingContact, fssai };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form, url }) => {
    const { user, places, billing, ...billed } = await billedAt(request, params);
    const { reply, saved } = await saveForm(form, buyerForm, (sent) => {
      const { placeOfSupply } = places.length > 0 ? sent : billing;
      return saveBilling(user, billed, { ...sent, placeOfSupply });
    });
    if (reply) return reply;
    const message = saved.buyerName ? m.bills_buyerSaved() : m.bills_noBuyerSaved();
    return redirectWithToast(url.pathname, message);
  },
  { fields: buyerForm },
);

/** The company that the bill will name and, once it is issued, a booking's bill. An order's bill has its own page. */
export default function Billing() {
  const { number, details, slips, buyer, contact, fssai } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Page
      title={m.shared_bill()}
      intro={number}
      variant="narrow"
      actions={
        <>
          {slips.length > 0 && <PrintButton />}
          <SecondaryLink to={details}>{m.shared_viewDetails()}</SecondaryLink>
        </>
      }
    >
      {buyer && <BuyerForm {...buyer} action={pathname} />}
      {!buyer && slips.length === 0 && <Notice title={m.bills_billAlreadyIssued()} />}
      {!buyer && contact && (
        <div className="not-on-paper">
          <Notice title={m.bills_billingContact()}>{contact}</Notice>
        </div>
      )}
      {slips.length > 0 && (
        <div className="slips">
          {slips.map((slip) => (
            <PrintedBill key={slip.id} slip={slip} fssai={fssai} />
          ))}
        </div>
      )}
    </Page>
  );
}
