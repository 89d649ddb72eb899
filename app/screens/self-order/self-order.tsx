import { useForm } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { readQuotedOrder } from "#app/domain/checkout/quoted-order.ts";
import { formatRupees } from "#app/domain/money.ts";
import { selfPaymentChoices } from "#app/domain/orders/order.ts";
import { constantProblem } from "#app/domain/result.ts";
import { readTable, SELF_ORDER } from "#app/domain/self-order/at-the-stall.ts";
import { placeSelfOrder } from "#app/domain/self-order/place-self-order.server.ts";
import { quoteSelfOrder } from "#app/domain/self-order/quote-self-order.server.ts";
import { type SelfOrderFields, selfOrderForm } from "#app/domain/self-order/schema.ts";
import { whyNoSelfOrders } from "#app/domain/self-order/takes-self-orders.server.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { afterOrdering, paymentWays } from "#app/http/pay-online.server.ts";
import { readStall, stallCookie } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CartLineRow } from "#app/ui/cart/cart-line-row.tsx";
import { UnansweredOrder } from "#app/ui/checkout/unanswered-order.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ChoiceField, Field } from "#app/ui/form/field.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { revalidateIfAnswered } from "#app/ui/hydration/network-failures.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { totalRows } from "#app/ui/receipt/totals.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => [
  ...pageMeta(m.checkout_orderHere()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const stall = await readStall(request);
  if (!stall) throw redirect("/here");
  const { user, cartOwner } = await visitorOf(request);
  const { lines } = cartOf(cartOwner);
  return {
    lines,
    quotes: quoteSelfOrder(lines, user?.id ?? null),
    refusal: whyNoSelfOrders()?.message,
    payments: selfPaymentChoices(paymentWays()),
    tableNumber: stall.tableNumber,
    customerName: user?.name ?? "",
    orderKey: newToken(),
    constraint: formConstraint(selfOrderForm),
  };
}

/** After a conflict, the page must show the changed cart. */
export const shouldRevalidate = revalidateIfAnswered;

const stalePage = constantProblem("validation", () => m.checkout_pageOutdated());

export const action = formAction(
  "order at the stall",
  async ({ request, form, url }) => {
    // The cart is kept for delivery or pickup.
    if (url.searchParams.has("leave")) {
      return redirect("/cart", { headers: { "Set-Cookie": await stallCookie(null) } });
    }
    const { cartOwner } = await visitorOf(request);
    const submission = parseForm(form, selfOrderForm);
    if (submission.status !== "success") return refuseForm(submission);
    const key = formKey(form, "orderKey");
    if (!key) return refuseWithProblem(submission, stalePage);
    // In the form, because the cookie may have expired in the meantime.
    const tableNumber = readTable(String(form.get("table") ?? "")) ?? null;
    const quoted = readQuotedOrder(form, submission.value.handover);
    const placed = placeSelfOrder({
      ...submission.value,
      owner: cartOwner,
      key: key.key,
      tableNumber,
      quoted,
    });
    if (!placed.ok) return refuseWithProblem(submission, placed);
    const toast = { type: "success", message: m.checkout_orderPlacedSuccessfully() } as const;
    return afterOrdering(request, placed.value, toast);
  },
  { fields: selfOrderForm, failure: () => m.checkout_orderNotPlaced() },
);

export default function SelfOrder() {
  const { lines, tableNumber, refusal } = useLoaderData<typeof loader>();
  return (
    <Page title={tableNumber === null ? m.checkout_orderHere() : m.orders_table({ tableNumber })}>
      {refusal && <Notice tone="warn" title={refusal} />}
      {lines.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-cart.svg"
          title={m.shared_yourCartIsEmpty()}
          action={<ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>}
        />
      ) : (
        <div className="split">
          <Card title={m.cart_yourItems()}>
            <ul className="lines">
              {lines.map((line) => (
                <CartLineRow key={line.id} line={line} />
              ))}
            </ul>
            <div className="row">
              <SecondaryLink to="/menu" icon="plus">
                {m.cart_addMoreDishes()}
              </SecondaryLink>
              <PostButton
                action={`${SELF_ORDER}?leave`}
                variant="quiet"
                label={m.checkout_notAtTheStall()}
              />
            </div>
          </Card>
          <OrderForm />
        </div>
      )}
    </Page>
  );
}

function OrderForm() {
  const { lines, quotes, refusal, payments, tableNumber, customerName, orderKey, constraint } =
    useLoaderData<typeof loader>();
  // The page's data may load again while a reply is pending, but a second try must have the key of the first.
  const [key] = useState(orderKey);
  const [form, fields] = useForm<SelfOrderFields>({
    id: "self-order",
    constraint,
    lastResult: useRefusal(),
    defaultValue: {
      customerName,
      handover: tableNumber === null ? undefined : "here",
      paymentMethod: "cash",
    },
  });
  const [here, takeaway] = quotes;
  const chosen = fields.handover.value === "takeaway" ? takeaway : here;
  if (!here || !takeaway || !chosen) return null;
  const isSame = here.totalPaise === takeaway.totalPaise;
  const isBlocked = refusal !== undefined || lines.some((line) => line.problem !== null);
  const hint = (totalPaise: number) =>
    isSame ? undefined : m.checkout_totalOf({ amount: formatRupees(totalPaise) });
  return (
    <Form
      method="post"
      action={SELF_ORDER}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="stack"
    >
      <input type="hidden" name="orderKey" value={key} />
      <input type="hidden" name="table" value={tableNumber ?? ""} />
      {quotes
        .flatMap(({ quoted }) => quoted)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <ErrorSummary form={form} />
      <Card>
        <Field
          meta={fields.customerName}
          label={m.checkout_yourName()}
          hint={m.checkout_yourNameHint()}
          autoComplete="given-name"
        />
        <ChoiceField
          meta={fields.handover}
          legend={m.checkout_hereOrTakeaway()}
          options={[
            { value: "here", label: m.orders_eatHere(), hint: hint(here.totalPaise) },
            { value: "takeaway", label: m.shell_takeaway(), hint: hint(takeaway.totalPaise) },
          ]}
        />
        <ChoiceField
          meta={fields.paymentMethod}
          legend={m.checkout_payBy()}
          options={payments}
          variant="cards"
        />
      </Card>
      <UnansweredOrder noNetwork={m.checkout_noNetworkAtTheStall()} />
      <Summary
        title={m.shared_orderSummary()}
        rows={totalRows(chosen.amounts)}
        totalPaise={chosen.totalPaise}
        action={
          <SubmitButton
            size="large"
            wide
            disabled={isBlocked}
            pendingLabel={m.checkout_placingOrder()}
          >
            {m.checkout_placeOrder()}
          </SubmitButton>
        }
      />
    </Form>
  );
}
