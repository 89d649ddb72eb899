import type { FieldMetadata } from "@conform-to/react";
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useFetcher, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { findAddress, listAddresses } from "#app/domain/accounts/addresses.server.ts";
import { MIN_PASSWORD_LENGTH } from "#app/domain/accounts/limits.ts";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { checkoutLines } from "#app/domain/cart/cart.ts";
import { dropBlockedLines } from "#app/domain/cart/change-line.server.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { CHECKOUT_FORM, pageAfterLeaving } from "#app/domain/checkout/checkout-form.ts";
import {
  checkoutTimes,
  largeCart,
  offersTimes,
} from "#app/domain/checkout/checkout-times.server.ts";
import { checkOut } from "#app/domain/checkout/place-order.server.ts";
import { quoteCart } from "#app/domain/checkout/quote-cart.server.ts";
import { readQuotedOrder } from "#app/domain/checkout/quoted-order.ts";
import {
  type CheckoutFields,
  checkoutForm,
  guestCheckoutForm,
  missingCheckoutFields,
} from "#app/domain/checkout/schema.ts";
import {
  findUnsentCheckout,
  lastOnlineOrder,
  saveUnsentCheckout,
} from "#app/domain/checkout/unsent-checkout.server.ts";
import {
  checkoutPrefill,
  emptyCheckoutFields,
  readCheckoutFields,
  readUnsentCheckout,
} from "#app/domain/checkout/unsent-checkout.ts";
import { activeOrderOf } from "#app/domain/orders/active-order.server.ts";
import { paymentChoices, selfPaymentChoices } from "#app/domain/orders/order.ts";
import { constantProblem } from "#app/domain/result.ts";
import { SELF_ORDER } from "#app/domain/self-order/at-the-stall.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { cookingBranch } from "#app/domain/shop/branches.server.ts";
import { noTimeChosen } from "#app/domain/slots/promise.ts";
import { bestEffortWrite } from "#app/domain/storage.server.ts";
import { deliveryFactsAt } from "#app/domain/zones/delivery-facts.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  refuseForm,
  refuseWithProblem,
  revealPasswordReply,
} from "#app/http/form/form-reply.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { typedByOf, unsentFormAt } from "#app/http/form/unsent-forms.server.ts";
import { checkTypedCoupon } from "#app/http/keep-coupon.server.ts";
import { checkRateLimit, unlessRepeated } from "#app/http/limits/check-rate-limit.server.ts";
import { afterOrdering, paymentWays } from "#app/http/pay-online.server.ts";
import { loginUrl } from "#app/http/safe-redirect.ts";
import { couponCookie, readStall } from "#app/http/session/cookies.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { visitorWishes } from "#app/http/wishes.server.ts";
import checkoutStyles from "#app/styles/pages/checkout.css?url";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { LargeOrderNotice } from "#app/ui/cart/large-order-notice.tsx";
import { BlockedLines } from "#app/ui/checkout/blocked-lines.tsx";
import { CheckoutFieldCards } from "#app/ui/checkout/checkout-fields.tsx";
import { CheckoutSummary } from "#app/ui/checkout/checkout-summary.tsx";
import { LeavingLink } from "#app/ui/checkout/leaving-link.tsx";
import { PickupPlace } from "#app/ui/checkout/pickup-place.tsx";
import { QuotedOrderFields } from "#app/ui/checkout/quoted-order-fields.tsx";
import { TimeFields } from "#app/ui/checkout/time-fields.tsx";
import { TipField } from "#app/ui/checkout/tip-field.tsx";
import { UnansweredOrder } from "#app/ui/checkout/unanswered-order.tsx";
import { useQuoteUpdates } from "#app/ui/checkout/use-quote-updates.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DefaultSubmit } from "#app/ui/form/default-submit.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasswordField } from "#app/ui/form/field.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { revalidateIfAnswered } from "#app/ui/hydration/network-failures.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OpeningNotice } from "#app/ui/shop/opening-notice.tsx";
import { m } from "#messages";
import { orderAsGuest, placedBefore } from "./guest-order.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_checkout(), m.checkout_intro());

export const links: LinksFunction = () => [{ rel: "stylesheet", href: checkoutStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  if (await readStall(request)) throw redirect(SELF_ORDER);
  const visitor = await visitorOf(request);
  const { user, cartOwner } = visitor;
  const { searchParams } = new URL(request.url);
  // With scripts, the page requests the quote for the typed form.
  const unsentForm = await unsentFormAt(request, "/checkout");
  const typed = readCheckoutFields(
    searchParams.size > 0 || !unsentForm ? searchParams : unsentForm,
  );
  const guessing = await checkTypedCoupon(request, typed.coupon ?? "");
  if (guessing) delete typed.coupon;
  const { wishes, chosenTime, customer } = await visitorWishes(request, visitor, typed);
  const { lines } = cartOf(cartOwner, wishes.requestedFor);
  const addresses = user ? listAddresses(user) : [];
  const settings = shopSettings();
  const quotes = quoteCart(lines, wishes, customer);
  const quote = quotes[wishes.deliveryType];
  const lastOrder = user ? lastOnlineOrder(user) : undefined;
  return {
    isGuest: user === null,
    isReturning: lastOrder !== undefined && addresses.length > 0,
    lines: checkoutLines(lines),
    quotes,
    times: checkoutTimes(settings, wishes, quote, chosenTime),
    large: largeCart(wishes, quote),
    takesTips: settings.charges.takesTips,
    delivery: deliveryFactsAt(wishes.pincode, settings),
    couponLimit: guessing?.message,
    addresses,
    filled: searchParams.get("filled") ?? "",
    prefill: {
      ...checkoutPrefill(
        user,
        { ...findUnsentCheckout(cartOwner), ...typed },
        addresses,
        wishes,
        lastOrder,
      ),
      deliveryType: wishes.deliveryType,
    },
    payments: (settings.delivery.isPickupOnly ? selfPaymentChoices : paymentChoices)(paymentWays()),
    pickupAt: cookingBranch(),
    placed: lines.length === 0 ? activeOrderOf(user) : null,
    orderKey: newToken(),
    constraint: formConstraint(checkoutForm),
  };
}

/** After a conflict, the page must show the changed cart. */
export const shouldRevalidate = revalidateIfAnswered;

const stalePage = constantProblem("validation", () => m.checkout_pageOutdated());

const errorOptions = { fields: checkoutForm, failure: () => m.checkout_orderNotPlaced() };

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const { user, cartOwner } = await visitorOf(request);
    const key = formKey(form, "orderKey");
    const earlier = !user && key && (await placedBefore(key));
    if (earlier) return earlier;
    const login = { returnTo: "/checkout", message: m.checkout_loginToOrder() };
    // After the session has ended, the cart is out of reach, because it belongs to the account.
    if (typedByOf(request) || cartOf(cartOwner).lines.length === 0) {
      await signedInVisitor(request, login);
    }
    const { coupon: earlierCoupon, checkedPhone } = findUnsentCheckout(cartOwner);
    const unsent = { ...readUnsentCheckout(form, user), checkedPhone };
    const guessing = await checkTypedCoupon(request, unsent.coupon ?? "");
    if (guessing) unsent.coupon = earlierCoupon;
    // A customer's page keeps the typed values even if they cannot be stored.
    if (user) bestEffortWrite(undefined, () => saveUnsentCheckout(cartOwner, unsent));
    else saveUnsentCheckout(cartOwner, unsent);
    if (form.has("update")) {
      const toast = guessing ? ({ type: "error", message: guessing.message } as const) : undefined;
      return replyInPlace(form, "/checkout", toast);
    }
    if (form.has("leave")) return redirectWithToast(pageAfterLeaving(form.get("leave")));
    if (form.has("reveal")) return revealPasswordReply(form, checkoutForm);
    if (form.has("removal")) {
      const removed = dropBlockedLines(cartOwner).join(", ");
      const toast = { type: "success", message: m.checkout_removed({ removed }) } as const;
      return redirectWithToast("/checkout", removed ? toast : undefined);
    }
    if (!user && !form.get("password") && !form.has("isNewHere")) {
      const toast = { type: "error", message: login.message } as const;
      return redirectWithToast(loginUrl("/checkout"), toast);
    }
    const chosen = user && findAddress(user, String(form.get("savedAddress") ?? ""));
    if (chosen) {
      const { address, city, pincode } = chosen;
      saveUnsentCheckout(cartOwner, { ...unsent, address, city, pincode });
      return redirectWithToast(`/checkout?filled=${newToken().slice(0, 8)}`);
    }
    const submission = parseForm(form, user ? checkoutForm : guestCheckoutForm);
    if (submission.status !== "success") {
      const empty = emptyCheckoutFields(readCheckoutFields(form));
      return refuseForm(submission, empty.length > 0 ? missingCheckoutFields(empty) : undefined);
    }
    if (!form.has("requestedFor") && offersTimes(submission.value.deliveryType)) {
      return refuseWithProblem(submission, noTimeChosen());
    }
    if (!key) return refuseWithProblem(submission, stalePage);
    const quoted = readQuotedOrder(form, submission.value.deliveryType);
    if (!user) {
      const guest = { ...submission.value, password: String(form.get("password")) };
      const reply = guessing ?? (await orderAsGuest(request, guest, key, quoted));
      return reply instanceof Response ? reply : refuseWithProblem(submission, reply);
    }
    const check = () => guessing ?? checkRateLimit("order", user, request);
    const limited = unlessRepeated("order", user, key, check);
    const placed = limited ?? checkOut(user, submission.value, key, quoted);
    if (!placed.ok) return refuseWithProblem(submission, placed);
    const toast = { type: "success", message: m.checkout_orderPlacedSuccessfully() } as const;
    return afterOrdering(request, placed.value, toast, [await couponCookie("")]);
  },
  errorOptions,
);

export default function Checkout() {
  const { isGuest, lines, filled } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.shared_checkout()}
      before={
        <div className="row between">
          {lines.length > 0 && <DefaultSubmit form={CHECKOUT_FORM} />}
          <LeavingLink
            to="/cart"
            leaving="cart"
            keepLabel={m.checkout_keepAndGoToCart()}
            hasForm={lines.length > 0}
            variant="quiet"
            icon="arrow-left"
          >
            {m.checkout_backToCart()}
          </LeavingLink>
          <Badge tone="good">{m.checkout_secureCheckout()}</Badge>
        </div>
      }
    >
      {isGuest && (
        <Notice
          tone="warn"
          title={m.checkout_loginRequired()}
          action={
            <LeavingLink
              to={loginUrl("/checkout")}
              leaving="login"
              keepLabel={m.checkout_keepAndLogIn()}
              hasForm={lines.length > 0}
            >
              {m.shared_login()}
            </LeavingLink>
          }
        >
          {m.checkout_loginRequiredHint()}
        </Notice>
      )}
      <OpeningNotice beforeOpening />
      {lines.length > 0 ? (
        // Another saved address resets the form; all other input has been stored by then.
        <OrderForm key={filled} />
      ) : (
        <NothingToOrder />
      )}
    </Page>
  );
}

type AccountCardProps = {
  meta: FieldMetadata<string>;
  reveal?: boolean;
  /** The form was refused with a password. Pages never repeat passwords, so it is asked for again. */
  isChosen: boolean;
};

/** Next to the link to the login page: with a password, the order is placed at once. */
function AccountCard({ meta, reveal, isChosen }: AccountCardProps) {
  return (
    <Card title={m.checkout_newHere()}>
      {isChosen && <input type="hidden" name="isNewHere" value="on" />}
      <PasswordField
        meta={meta}
        label={m.account_password()}
        hint={m.checkout_newHereHint({ min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        reveal={reveal}
      />
    </Card>
  );
}

function NothingToOrder() {
  const { placed } = useLoaderData<typeof loader>();
  if (placed) {
    return (
      <EmptyState
        title={m.checkout_orderIsPlaced({ orderNumber: placed.orderNumber })}
        action={
          <>
            <ButtonLink to={`/order-confirmation?order=${placed.orderNumber}`}>
              {m.checkout_goToThisOrder()}
            </ButtonLink>
            <ButtonLink to="/menu" variant="secondary">
              {m.shared_browseMenu()}
            </ButtonLink>
          </>
        }
      >
        {m.checkout_expectedCartEmpty({ expectedAt: placed.expectedAt })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration="/illustrations/empty-cart.svg"
      title={m.shared_yourCartIsEmpty()}
      action={<ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>}
    >
      {m.checkout_emptyCartHint()}
    </EmptyState>
  );
}

function OrderForm() {
  const loaded = useLoaderData<typeof loader>();
  const { isGuest, isReturning, pickupAt, takesTips, addresses, prefill, payments } = loaded;
  const { orderKey, constraint } = loaded;
  const { data: requoted, load } = useFetcher<typeof loader>();
  const { lines, quotes, times, large, delivery, couponLimit } = requoted ?? loaded;
  // The page's data may load again while a reply is pending, but a second try must have the key of the first.
  const [key] = useState(orderKey);
  const actionData = useFormAnswer<typeof action>();
  const quoteUpdates = useQuoteUpdates(load);
  const [form, fields] = useOpenForm<CheckoutFields>(CHECKOUT_FORM, {
    constraint,
    values: prefill,
  });
  const deliveryType = fields.deliveryType.value === "pickup" ? "pickup" : "delivery";
  return (
    <Form
      method="post"
      action="/checkout"
      id={form.id}
      onSubmit={form.onSubmit}
      {...quoteUpdates}
      noValidate
      className="split"
    >
      <div className="stack">
        <input type="hidden" name="orderKey" value={key} />
        <QuotedOrderFields quotes={Object.values(quotes)} />
        <ErrorSummary form={form} />
        <UnansweredOrder noNetwork={m.checkout_noNetwork()} />
        <BlockedLines lines={lines} />
        {large && <LargeOrderNotice order={large} />}
        <CheckoutFieldCards
          fields={fields}
          isReturning={isReturning}
          quotes={quotes}
          delivery={delivery}
          couponLimit={couponLimit}
          addresses={addresses}
          payments={payments}
          password={
            isGuest && (
              <AccountCard
                meta={fields.password}
                reveal={actionData?.reveal}
                isChosen={actionData?.result?.status === "error"}
              />
            )
          }
          pickupAt={pickupAt && <PickupPlace branch={pickupAt} />}
          time={
            times && (
              <TimeFields meta={fields.requestedFor} deliveryType={deliveryType} times={times} />
            )
          }
          tip={takesTips && <TipField meta={fields.tip} />}
        />
      </div>
      <CheckoutSummary lines={lines} quote={quotes[deliveryType]} />
    </Form>
  );
}
