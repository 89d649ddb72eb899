import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutlet, useRouteLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { readBookingPrefill } from "#app/domain/catering/booking-url.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import type { BookingOutletContext, BookingValues } from "#app/ui/catering/booking-frame.tsx";
import { CateringLanding } from "#app/ui/catering/landing.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import type { Visitor } from "#app/ui/layout/visitor.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useOpensInDialog } from "#app/ui/page/page-or-dialog.tsx";
import { m } from "#messages";

const TITLE = () => m.shared_bookYourEvent();

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.shared_catering(), data?.texts.description);

export function loader({ request }: LoaderFunctionArgs) {
  return {
    requested: readBookingPrefill(new URL(request.url).searchParams),
    texts: pageTexts("catering"),
    reasons: pageContent("cateringReason"),
    occasions: pageContent("cateringOccasion"),
    prices: priceList(),
  };
}

export default function Catering() {
  const shown = useDeliveryTerms(useLoaderData<typeof loader>());
  const draft = useRef<BookingValues>();
  const opensInDialog = useOpensInDialog();
  const frame: BookingOutletContext = { savedDraft: draft, titleLevel: opensInDialog ? 3 : 2 };
  const booking = useOutlet(frame);
  const visitor = useRouteLoaderData<Visitor>("shop");

  if (booking && !opensInDialog) {
    return (
      <Page title={TITLE()} trail={[{ label: m.shared_catering(), to: "/catering" }]}>
        {booking}
      </Page>
    );
  }
  return (
    <>
      <CateringLanding {...shown} staysInPlace={Boolean(visitor?.user)} />
      {booking && (
        <Dialog title={TITLE()} size="wide" closeHref="/catering">
          {booking}
        </Dialog>
      )}
    </>
  );
}
