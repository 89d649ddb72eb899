import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useOutlet, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { shop } from "#app/domain/shop.ts";
import storyStyles from "#app/styles/story.css?url";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { BookingValues } from "#app/ui/catering/booking-form.tsx";
import type { BookingFrame } from "#app/ui/catering/booking-frame.ts";
import { CateringLanding } from "#app/ui/catering/landing.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import type { Visitor } from "#app/ui/layout/visitor.ts";
import { pageMeta } from "#app/ui/page-meta.ts";

const TITLE = "Book Your Event";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: storyStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "Catering",
    `A live chaat counter by ${shop.name} at your event in ${shop.city}: three packages from ₹150 a guest, for 10 to 500 guests.`,
  );

/**
 * The landing page. The booking form below it opens in a dialog over it when a link of this page led there with
 * JavaScript, and otherwise on a page of its own.
 */
export default function Catering() {
  const kept = useRef<BookingValues>();
  const [isOver, setOver] = useState(false);
  const frame: BookingFrame = { kept, titleLevel: isOver ? 3 : 2 };
  const booking = useOutlet(frame);
  const isLanding = booking === null;
  const visitor = useRouteLoaderData<Visitor>("shop");

  useEffect(() => {
    if (isLanding) setOver(true);
  }, [isLanding]);

  if (booking && !isOver) {
    return (
      <Page
        title={TITLE}
        before={<Breadcrumb trail={[{ label: "Catering", to: "/catering" }, { label: TITLE }]} />}
      >
        {booking}
      </Page>
    );
  }
  return (
    <>
      <CateringLanding staysInPlace={Boolean(visitor?.user)} />
      {booking && (
        <Dialog title={TITLE} size="wide" closeHref="/catering">
          {booking}
        </Dialog>
      )}
    </>
  );
}
