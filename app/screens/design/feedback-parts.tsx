import { useState } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OpeningNotice } from "#app/ui/opening-notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type ToastMessage, ToastRegion } from "#app/ui/toast.tsx";

const here = "/design?part=feedback";
const toasts: ToastMessage[] = [
  { type: "success", message: "Added Dahi Puri to cart!" },
  { type: "info", message: "Order is already preparing" },
  {
    type: "error",
    message: "Failed to place order. Please try again.",
    description: "Nothing was charged.",
  },
];

export function FeedbackParts() {
  const [toast, setToast] = useState<ToastMessage>();
  return (
    <>
      <section className="stack">
        <h2>Notices</h2>
        <Notice>Free delivery on orders above ₹200</Notice>
        <Notice tone="good" title="Order has been delivered" />
        <Notice
          tone="warn"
          title="Login Required"
          action={<ButtonLink to="/login">Login</ButtonLink>}
        >
          Please log in to place an order
        </Notice>
        <Notice tone="bad" title="Masala Puri is sold out">
          Remove it from the cart to go on.
        </Notice>
        <LoadFailure message="Failed to load orders" />
        <OpeningNotice beforeOpening />
      </section>
      <section className="stack">
        <h2>Toasts</h2>
        <div className="row">
          {toasts.map((one) => (
            <Button key={one.type} variant="secondary" onClick={() => setToast({ ...one })}>
              {one.type}
            </Button>
          ))}
        </div>
        <ToastRegion toast={toast} />
      </section>
      <section className="stack">
        <h2>Finding the way</h2>
        <Breadcrumb trail={[{ label: "Blog", to: "/blog" }, { label: "How we fry our puris" }]} />
        <Tabs
          label="Order status"
          tabs={[
            { label: "All Orders", to: here, current: true, count: 128 },
            { label: "Pending", to: `${here}&status=pending`, current: false, count: 3 },
            { label: "Preparing", to: `${here}&status=preparing`, current: false, count: 0 },
            { label: "Delivered", to: `${here}&status=delivered`, current: false, count: 125 },
          ]}
        />
        <Pagination
          page={6}
          pages={20}
          hrefFor={(page) => `${here}&page=${page}`}
          label="Sample pages"
          summary="Showing 101 to 120 of 400 results"
        />
        <Pagination
          page={1}
          pages={3}
          hrefFor={(page) => `${here}&page=${page}`}
          label="First pages"
        />
      </section>
      <section className="stack">
        <h2>Questions</h2>
        <Card as="div">
          <Disclosure summary="Do you deliver?" open name="faq">
            <p>Yes, free above ₹200.</p>
          </Disclosure>
          <Disclosure summary="Is it all vegetarian?" name="faq">
            <p>Every dish on the menu.</p>
          </Disclosure>
        </Card>
      </section>
      <section className="stack">
        <h2>Nothing here yet</h2>
        <Card as="div">
          <EmptyState
            illustration="/illustrations/empty-cart.svg"
            title="Your cart is empty"
            titleLevel={3}
            action={<ButtonLink to="/menu">Browse Menu</ButtonLink>}
          >
            <p>The puris are crisp and the water is cold.</p>
          </EmptyState>
        </Card>
      </section>
      <section className="stack">
        <h2>Loading</h2>
        <Skeleton />
      </section>
      <section className="prose">
        <h2>Long text</h2>
        <p>
          Prices include taxes. Read how we buy in <a href={here}>our terms</a>; the important parts
          come first.
        </p>
        <blockquote>A puri waits for nobody.</blockquote>
        <ul>
          <li>Water filtered twice a day</li>
          <li>Puris fried every afternoon</li>
        </ul>
      </section>
    </>
  );
}
