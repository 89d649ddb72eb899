import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useEffect } from "react";
import { isAtCounter } from "#app/domain/counter/counter-order.ts";
import type { CounterSection, CounterTerms } from "#app/domain/counter/counter-quote.ts";
import type { WaitingToken } from "#app/domain/counter/waiting-token.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { discountReasons } from "#app/domain/orders/reasons.ts";
import { exceedsLimit, pinNeeded } from "#app/domain/terms/staff-limit.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { ApprovalFields, type ApprovalTerms } from "../form/approval-fields.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField, Field, plainMeta } from "../form/field.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Link } from "../link.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { useField } from "./counter-field.ts";
import { CustomerFields, FulfilmentTiles } from "./customer-fields.tsx";
import { DishButtons } from "./dish-buttons.tsx";
import { HeldOrders } from "./held-orders.tsx";
import { FORM_ID, OrderLines } from "./order-lines.tsx";
import { showInPane } from "./order-pane.ts";
import { OrderQueueState } from "./order-queue-state.tsx";
import { Amounts, PaymentBar } from "./payment-fields.tsx";
import { PlacedPanel } from "./placed-panel.tsx";
import { TimeFields } from "./time-fields.tsx";
import { TokenStrip } from "./token-strip.tsx";
import { type Counter, type CounterPlace, type CounterStart, useCounter } from "./use-counter.ts";
import { useCounterKeys } from "./use-counter-keys.ts";

type CounterFormProps = {
  start: CounterStart;
  sections: CounterSection[];
  terms: CounterTerms;
  approval: ApprovalTerms;
  place: CounterPlace;
  tokens: WaitingToken[];
};

/** One form for everything; each dish and each change is one of its submit buttons. */
export function CounterForm({ start, sections, terms, approval, place, tokens }: CounterFormProps) {
  const dishes = sections.flatMap((section) => section.dishes);
  const counter = useCounter(start, dishes, terms, place, approval.limitPaise);
  const field = useField(counter);
  useCounterKeys(counter.form, counter.press);
  const { order, errors } = counter;
  const isWalkIn = isAtCounter(order);
  const { pin, ...others } = errors;
  const isHydrated = useHydrated();
  // A problem with the PIN is shown at its field, which then has the focus.
  const summed = isHydrated && asksForPin(counter, approval) ? others : errors;
  useEffect(() => {
    const field = document.getElementById(PIN_ID);
    if (!pin || !field) return;
    field.focus({ preventScroll: true });
    showInPane(field.closest(".fields") ?? field);
  }, [pin]);
  return (
    <>
      <OrderQueueState
        {...place}
        queue={counter.queue}
        corrected={counter.corrected}
        onCorrect={counter.correct}
      />
      {counter.queue.connection === "connected" && (
        <TokenStrip loaded={tokens} placed={counter.placed?.id ?? ""} />
      )}
      <form
        ref={counter.form}
        id={FORM_ID}
        method="post"
        action="/admin/counter"
        noValidate
        className="counter"
        onSubmit={counter.submit}
        onInput={counter.input}
      >
        <DefaultSubmit />
        <input type="hidden" name="key" value={order.key} />
        <input type="hidden" name="told" value={paiseToRupees(counter.quote.totalPaise)} />
        <div className="counter-menu">
          <div className="counter-search">
            <Field
              meta={field("query")}
              label={m.counter_searchDishes()}
              hideLabel
              type="search"
              placeholder={m.counter_searchDishes()}
              autoComplete="off"
            />
            <noscript>
              <SubmitButton variant="secondary">{m.shared_search()}</SubmitButton>
            </noscript>
            <nav className="counter-jumps" aria-label={m.admin_sections()}>
              {sections.map(({ id, name }) => (
                <a key={id} href={`#section-${id}`}>
                  {name}
                </a>
              ))}
            </nav>
            <HeldOrders counter={counter} dishes={dishes} />
          </div>
          <DishButtons sections={sections} query={order.query} />
        </div>
        <div className="counter-side">
          <PlacedPanel placed={counter.placed} />
          <section className="counter-order card" id="counter-order" aria-label={m.shared_order()}>
            <ErrorSummary form={{ id: FORM_ID, allErrors: summed }} />
            <FulfilmentTiles counter={counter} />
            {!isWalkIn && <CustomerFields counter={counter} />}
            <OrderLines counter={counter} />
            {order.lines.length > 0 && (
              <Button type="submit" variant="quiet" size="small" name="clear" value="order">
                {m.counter_clearTheOrder()}
              </Button>
            )}
            {isWalkIn && <CustomerFields counter={counter} />}
            <TimeFields counter={counter} />
            <More counter={counter} approval={approval} />
            <Amounts counter={counter} />
            <noscript>
              <SubmitButton variant="secondary" wide>
                {m.shared_updateTotal()}
              </SubmitButton>
            </noscript>
            <PaymentBar counter={counter} />
            <p className="counter-hint muted small">
              <ParaglideMessage
                message={m.counter_keysSearch}
                inputs={{}}
                markup={{ key: ({ children }) => <kbd>{children}</kbd> }}
              />{" "}
              <Link to="/tokens">{m.counter_tokenBoard()}</Link>
            </p>
          </section>
        </div>
      </form>
    </>
  );
}

const PIN_ID = `${FORM_ID}-pin`;

function asksForPin({ order }: Counter, { limitPaise, approvers }: ApprovalTerms): boolean {
  return approvers.length > 0 && exceedsLimit(paiseTyped(order.discount), limitPaise);
}

function More({ counter, approval }: { counter: Counter; approval: ApprovalTerms }) {
  const { order, errors, version } = counter;
  const field = useField(counter);
  const isUsed = [order.coupon, order.discount, order.notes].some((text) => text !== "");
  const fields = ["coupon", "discount", "discountReason", "pin", "notes"];
  const isWrong = fields.some((name) => errors[name]);
  const { limitPaise } = approval;
  const needsPin = exceedsLimit(paiseTyped(order.discount), limitPaise);
  useEffect(() => {
    const approver = needsPin && document.getElementById(PIN_ID)?.closest(".fields");
    if (approver) showInPane(approver);
  }, [needsPin]);
  return (
    <Disclosure summary={m.counter_couponDiscountNote()} open={isUsed || isWrong}>
      <div className="stack stack-small">
        <div className="counter-discount">
          <AmountField
            meta={field("discount")}
            label={m.shared_discount()}
            hint={limitPaise !== null && !needsPin && pinNeeded(limitPaise)}
          />
          <Field
            meta={field("coupon")}
            label={m.admin_coupon()}
            autoComplete="off"
            autoCapitalize="characters"
          />
          {needsPin && (
            <ApprovalFields
              terms={approval}
              meta={{
                approver: field("approver"),
                pin: {
                  ...plainMeta("pin", { id: PIN_ID, errors: errors.pin }),
                  key: `pin ${version}`,
                },
              }}
            />
          )}
          <ReasonField
            meta={field("discountReason")}
            label={m.shared_reason()}
            reasons={discountReasons.labels()}
          />
        </div>
        <Field meta={field("notes")} label={m.counter_noteForTheOrder()} autoComplete="off" />
      </div>
    </Disclosure>
  );
}
