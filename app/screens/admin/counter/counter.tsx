import { randomUUID } from "node:crypto";
import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { now } from "#app/domain/clock.ts";
import { counterMenu, counterTerms } from "#app/domain/counter/counter-menu.server.ts";
import {
  emptyOrder,
  pressButton,
  readOrder,
  readPress,
  takeFromCustomer,
} from "#app/domain/counter/counter-order.ts";
import { missingFields } from "#app/domain/counter/counter-payment.ts";
import { quoteCounterOrder } from "#app/domain/counter/counter-quote.ts";
import { rememberMenuGiven } from "#app/domain/counter/device-menu.server.ts";
import { knownCustomer } from "#app/domain/counter/known-customer.server.ts";
import { mostSoldFirst } from "#app/domain/counter/most-sold-first.server.ts";
import { placedOrder } from "#app/domain/counter/placed-order.ts";
import { takeOrderInput } from "#app/domain/counter/schema.ts";
import { takeOrder } from "#app/domain/counter/take-order.server.ts";
import { errorsByField, takeOrderBody } from "#app/domain/counter/take-order-body.ts";
import { waitingTokens } from "#app/domain/counter/token-board.server.ts";
import { couponCodeOf } from "#app/domain/coupons/coupon.ts";
import { couponOfCode } from "#app/domain/coupons/queries.server.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { approvalTerms } from "#app/domain/staff/approval.server.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { formKey } from "#app/http/endpoint/idempotency-key.server.ts";
import { checkInput } from "#app/http/endpoint/json-body.server.ts";
import { changeStep } from "#app/http/form/dish-form.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { typedValues } from "#app/http/form/parse-form.server.ts";
import { discardUnsentForm, unsentFormAt } from "#app/http/form/unsent-forms.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import counterStyles from "#app/styles/admin/counter.css?url";
import optionsStyles from "#app/styles/options.css?url";
import { CounterForm } from "#app/ui/counter/counter-form.tsx";
import type { CounterStart } from "#app/ui/counter/use-counter.ts";
import { SHOWS_MENU } from "#app/ui/news/use-shop-news.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const COUNTER = "/admin/counter";

export const meta = () => pageMeta(m.shared_counter(), m.counter_description());

export const links: LinksFunction = () =>
  [optionsStyles, counterStyles].map((href) => ({ rel: "stylesheet", href }));

/** The order stays on the screen. */
export const handle = SHOWS_MENU;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take orders");
  const device = user.origin?.device ?? null;
  if (device) rememberMenuGiven(device);
  const { searchParams } = new URL(request.url);
  const placed = findOrder(user, searchParams.get("placed") ?? "");
  // The session expired while the order was being taken. It is shown once, because scripts may send
  // it without this page.
  const unsent = await unsentFormAt(request, COUNTER);
  if (unsent) await discardUnsentForm(request, COUNTER);
  return {
    sections: mostSoldFirst(counterMenu()),
    terms: counterTerms(upiPayee()),
    tokens: waitingTokens(),
    approval: approvalTerms(user, "give discounts"),
    place: {
      device,
      takenBy: user.id,
      mayAddDevices: may(user, "manage staff"),
    },
    order: unsent
      ? readOrder(typedValues(unsent))
      : { ...emptyOrder(randomUUID()), query: searchParams.get("query") ?? "" },
    placed: placed ? placedOrder(placed, paiseTyped(searchParams.get("given") ?? "")) : null,
  };
}

type Answer = Omit<CounterStart, "placed">;

/** Without scripts, each button sends the whole form and gets it back changed; only the last one stores anything. */
export const action = formAction("staff work", async ({ request, form }) => {
  const login = { returnTo: COUNTER };
  const { user } = await staffVisitor(request, "take orders", login);
  changeStep(form);
  const typed = typedValues(form);
  const press = readPress(typed);
  const dishes = counterMenu().flatMap((section) => section.dishes);
  const sent = readOrder(typed);
  const known = knownCustomer(user, sent.phone);
  const customer = known.ok ? known.value : null;
  const isTaken = press?.name === "again" || press?.name === "address" || press?.name === "find";
  const pressed = !press
    ? sent
    : isTaken && customer
      ? takeFromCustomer(sent, press, customer)
      : pressButton(sent, press, dishes);
  // An order without dishes cannot be one that was placed although the reply was lost.
  const order = pressed.lines.length > 0 ? pressed : { ...pressed, key: randomUUID() };
  const code = couponCodeOf(order.coupon);
  const candidate = couponOfCode(code, { userId: null, phone: order.phone });
  const coupon = code ? { code, candidate } : null;
  const answer = (errors: Answer["errors"], status: number) =>
    data<Answer>({ order, coupon, customer, errors }, { status });
  if (press?.name !== "place") return answer({}, 200);

  const refuse = ({ code, message, errors }: Problem) =>
    answer(errorsByField(message, errors), problemStatus(code));
  const { totalPaise } = quoteCounterOrder(order, dishes, counterTerms(null), coupon).quote;
  const told = form.get("told");
  const toldPaise = typeof told === "string" ? paiseTyped(told) : totalPaise;
  const missing = missingFields(order, toldPaise);
  if (missing.length > 0) return answer(errorsByField("", missing), 400);
  const key = formKey(form, "key");
  if (!key) return refuse(problem("validation", m.counter_pageOutdated()));
  const sale = { clientOrderId: order.key, takenAt: now().toISOString() };
  const device = { ...sale, total: paiseToRupees(toldPaise) };
  const body = takeOrderBody(order, toldPaise, String(form.get("pin") ?? ""));
  const input = checkInput(takeOrderInput, { ...body, device });
  if (!input.ok) return refuse(input);
  const taken = await takeOrder(user, input.value, key);
  if (!taken.ok) return refuse(taken);
  const query = new URLSearchParams({ placed: taken.value.id });
  if (order.payment === "cash" && order.given) query.set("given", order.given);
  return redirectWithToast(`${COUNTER}?${query}`);
});

export default function CounterScreen() {
  const { sections, terms, tokens, approval, place, order, placed } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const empty = { order, errors: {}, coupon: null, customer: null };
  const start = answer && "order" in answer ? answer : empty;
  return (
    <div className="counter-page">
      <h1 className="visually-hidden">{m.shared_counter()}</h1>
      <CounterForm
        start={{ ...start, placed }}
        sections={sections}
        terms={terms}
        approval={approval}
        place={place}
        tokens={tokens}
      />
    </div>
  );
}
