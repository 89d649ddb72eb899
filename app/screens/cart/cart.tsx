import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import type { RemovedLine } from "#app/domain/cart/removed-line.ts";
import { largeCart } from "#app/domain/checkout/checkout-times.server.ts";
import { quoteCart } from "#app/domain/checkout/quote-cart.server.ts";
import { type DishCardData, dishCardData } from "#app/domain/menu/dish.ts";
import { TOP_DISHES } from "#app/domain/menu/limits.ts";
import { popularDishes } from "#app/domain/menu/queries.server.ts";
import { offeredType } from "#app/domain/quote/offered-types.server.ts";
import { SELF_ORDER } from "#app/domain/self-order/at-the-stall.ts";
import { shop } from "#app/domain/shop.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import { readRemovedLine, readStall } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { visitorWishes } from "#app/http/wishes.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CartLineRow } from "#app/ui/cart/cart-line-row.tsx";
import { CartSummary } from "#app/ui/cart/cart-summary.tsx";
import { LargeOrderNotice } from "#app/ui/cart/large-order-notice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DishCards } from "#app/ui/dish/dish-cards.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { OpeningNotice } from "#app/ui/shop/opening-notice.tsx";
import { PincodeForm } from "#app/ui/shop/pincode-form.tsx";
import { factsIn } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(
    m.shared_cart(),
    factsIn(matches).delivery.kind === "none"
      ? m.zones_noDelivery()
      : m.cart_description(shop.nameAndCity),
  ),
  // Only the empty cart is the same for all visitors.
  data?.lines.length === 0
    ? { tagName: "link", rel: "canonical", href: `${data.origin}/cart` }
    : { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  // At the stall, nothing is delivered.
  if (await readStall(request)) throw redirect(SELF_ORDER);
  const visitor = await visitorOf(request);
  const { wishes, customer } = await visitorWishes(request, visitor);
  const { lines, itemCount } = cartOf(visitor.cartOwner, wishes.requestedFor);
  const inCart = lines.map((line) => line.productId);
  // The cart shows delivery, if there is any; pickup is chosen at checkout.
  const quotes = quoteCart(lines, wishes, customer);
  const { delivery, pickup } = quotes;
  const refused = { delivery: delivery.typeProblem, pickup: pickup.typeProblem };
  const deliveryType = offeredType("delivery", refused);
  const quote = quotes[deliveryType];
  return {
    lines,
    removed: await readRemovedLine(request),
    itemCount,
    quote,
    large: largeCart({ ...wishes, deliveryType }, quote),
    recommended: pagePart(() => popularDishes(TOP_DISHES, inCart).map(dishCardData), []),
    origin: siteOrigin(request),
    isClearing: lines.length > 0 && new URL(request.url).searchParams.has("clear"),
  };
}

export default function Cart() {
  const { lines, removed, itemCount, quote, large, recommended, isClearing } =
    useLoaderData<typeof loader>();
  return (
    <Page title={m.cart_yourCart()}>
      <OpeningNotice beforeOpening={lines.length > 0} />
      <PincodeForm />
      {large && <LargeOrderNotice order={large} />}
      {removed && lines.length === 0 && <UndoRemoval line={removed} />}
      {lines.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-cart.svg"
          title={m.shared_yourCartIsEmpty()}
          action={<ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>}
        >
          {m.cart_emptyHint()}
        </EmptyState>
      ) : (
        <div className="split">
          <Card
            title={m.cart_yourItems()}
            actions={
              <ButtonLink to="/cart?clear" variant="quiet" size="small" preventScrollReset>
                {m.cart_clearCart()}
              </ButtonLink>
            }
          >
            <ul className="lines">
              {lines.map((line, index) => (
                <Fragment key={line.id}>
                  {removed?.position === index && (
                    <li>
                      <UndoRemoval line={removed} />
                    </li>
                  )}
                  <CartLineRow line={line} />
                </Fragment>
              ))}
              {removed && removed.position >= lines.length && (
                <li>
                  <UndoRemoval line={removed} />
                </li>
              )}
            </ul>
            <p>
              <ButtonLink to="/menu" variant="secondary" icon="plus">
                {m.cart_addMoreDishes()}
              </ButtonLink>
            </p>
          </Card>
          <CartSummary
            itemCount={itemCount}
            quote={quote}
            isBlocked={lines.some((line) => line.problem !== null)}
          />
        </div>
      )}
      <Recommendations dishes={recommended} isCartEmpty={lines.length === 0} />
      <ClearCartDialog open={isClearing} itemCount={itemCount} />
    </Page>
  );
}

type RecommendationsProps = { dishes: DishCardData[]; isCartEmpty: boolean };

function Recommendations({ dishes, isCartEmpty }: RecommendationsProps) {
  return (
    <Section title={isCartEmpty ? m.cart_startWithThese() : m.cart_youMayAlsoLike()}>
      {dishes.length === 0 ? (
        <p className="muted">{m.cart_noRecommendations()}</p>
      ) : (
        <DishCards dishes={dishes} page="/cart" className="three-columns" />
      )}
    </Section>
  );
}

/** Takes the place of the removed line item. */
function UndoRemoval({ line: { name, fields } }: { line: RemovedLine }) {
  return (
    <div className="removed-line">
      <span>{m.shared_removed({ name })}</span>
      <OnceButton
        action="/cart/lines"
        fields={fields}
        variant="secondary"
        size="small"
        label={m.shared_undo()}
        ariaLabel={m.cart_undoRemoval({ name })}
      />
    </div>
  );
}

function ClearCartDialog({ open, itemCount }: { open: boolean; itemCount: number }) {
  return (
    <Dialog
      title={m.cart_clearYourCart()}
      open={open}
      closeHref="/cart"
      actions={
        <>
          <ButtonLink to="/cart" variant="secondary" preventScrollReset>
            {m.cart_keepItems()}
          </ButtonLink>
          <PostButton
            action="/cart/clearance"
            variant="danger"
            icon="trash"
            label={m.cart_clearCart()}
          />
        </>
      }
    >
      <p>{m.cart_clearQuestion({ itemCount })}</p>
    </Dialog>
  );
}
