import { parse } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Device } from "#app/domain/access/device.ts";
import { phoneDigits } from "#app/domain/accounts/phone-digits.ts";
import {
  type CounterOrder,
  emptyOrder,
  type KnownCustomer,
  type Press,
  pressButton,
  readOrder,
  readPress,
  takeFromCustomer,
} from "#app/domain/counter/counter-order.ts";
import { missingFields, paidNowPaise } from "#app/domain/counter/counter-payment.ts";
import {
  type CounterDish,
  type CounterTerms,
  type LookedUpCoupon,
  quoteCounterOrder,
} from "#app/domain/counter/counter-quote.ts";
import type { PlacedOrder } from "#app/domain/counter/placed-order.ts";
import { errorsByField, takeOrderBody } from "#app/domain/counter/take-order-body.ts";
import { couponCodeOf } from "#app/domain/coupons/coupon.ts";
import { withNewDishes } from "#app/domain/options/first-selection.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { m } from "#messages";
import type { QueuedOrder } from "./order-queue.ts";
import { sendOrder } from "./send-order.ts";
import { useOrderQueue } from "./use-order-queue.ts";

export type CounterStart = {
  order: CounterOrder;
  errors: Record<string, string[]>;
  coupon: LookedUpCoupon | null;
  customer: KnownCustomer | null;
  placed: PlacedOrder | null;
};

/** Who takes the orders; the device is null unless it is one of the shop's. */
export type CounterPlace = { device: Device | null; takenBy: string; mayAddDevices: boolean };

const LOOK_UP_AFTER_MS = 300;
const CLOCK_MS = 30_000;

/** As good a key as the shop's own; `crypto.randomUUID` needs https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function typedIn(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, unknown> {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    data.append(submitter.name, submitter.value);
  }
  return parse(data, { resolve: () => ({}) }).payload;
}

/** The time for slots and promises, which goes on while the page is open, and may be long after it was kept. */
function useClock(loadedAt: Date): Date {
  const [at, setAt] = useState(loadedAt);
  useEffect(() => {
    setAt(new Date());
    const timer = setInterval(() => setAt(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
}

/** What the shop knows about something typed; `url` is null if there is nothing to ask. */
function useLookup<Answer>(url: string | null, first: Answer | null): Answer | null {
  const { data, load } = useFetcher<Answer>();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!url || asked.current === url) return;
    const timer = setTimeout(() => {
      asked.current = url;
      load(url);
    }, LOOK_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [url, load]);
  return url ? (data ?? first) : null;
}

/** The order on the screen: each press changes it here, as the shop does without scripts. */
export function useCounter(
  start: CounterStart,
  dishes: CounterDish[],
  loadedTerms: CounterTerms,
  { device, takenBy }: CounterPlace,
) {
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState(start.order);
  const [errors, setErrors] = useState(start.errors);
  const [placed, setPlaced] = useState(start.placed);
  /** The refused order of the queue that is in the form. */
  const [corrected, setCorrected] = useState<QueuedOrder | null>(null);
  const queue = useOrderQueue(device, takenBy);
  const [isSending, setSending] = useState(false);
  // Fields keep what is typed; they are made anew when a button changes them.
  const [version, setVersion] = useState(0);
  const terms = { ...loadedTerms, at: useClock(loadedTerms.at) };

  const code = couponCodeOf(order.coupon);
  const query = new URLSearchParams({ code, phone: order.phone });
  const coupon = useLookup<LookedUpCoupon>(
    code ? `/admin/counter/coupon?${query}` : null,
    start.coupon,
  );
  const digits = phoneDigits(order.phone);
  const found = useLookup<{ digits: string; customer: KnownCustomer | null }>(
    digits ? `/admin/counter/customer?${new URLSearchParams({ phone: digits })}` : null,
    start.customer && { digits, customer: start.customer },
  );
  const customer = found?.digits === digits ? found.customer : null;
  const quoted = quoteCounterOrder(order, dishes, terms, coupon);

  const read = (submitter: HTMLElement | null = null) => {
    const typed = form.current ? typedIn(form.current, submitter) : {};
    const sent = readOrder(typed);
    const lines = sent.lines.map((line, index) => {
      const before = order.lines[index]?.selection;
      const offer = dishes.find(({ id }) => id === line.dish)?.offer;
      const selection = before && offer && withNewDishes(offer, before, line.selection);
      return selection ? { ...line, selection } : line;
    });
    return { order: { ...sent, lines }, press: readPress(typed) };
  };

  const begin = (next: CounterOrder) => {
    setOrder(next);
    setVersion((before) => before + 1);
  };

  const place = async (wanted: CounterOrder) => {
    const { quote, lines } = quoteCounterOrder(wanted, dishes, terms, coupon);
    const { totalPaise } = quote;
    const wantedCode = couponCodeOf(wanted.coupon);
    if (wantedCode && coupon?.code !== wantedCode) {
      const unchecked = m.counter_couponNotChecked();
      setErrors({ coupon: [unchecked] });
      return;
    }
    const missing = missingFields(wanted, totalPaise);
    if (missing.length > 0) {
      setErrors(errorsByField("", missing));
      return;
    }
    setSending(true);
    const body = takeOrderBody(wanted, totalPaise);
    const names = lines.map(({ line, dish }) => `${line.quantity} × ${dish?.name}`);
    const taken = { form: wanted, body, lines: names, totalPaise };
    const sent = await sendOrder(taken, device, takenBy, corrected);
    setSending(false);
    if (!sent.ok) {
      setCorrected(sent.refused);
      setErrors(errorsByField(sent.message, sent.errors));
      return;
    }
    setCorrected(null);
    setErrors({});
    setPlaced({
      ...sent,
      totalPaise,
      duePaise: totalPaise - paidNowPaise(wanted, totalPaise),
      givenPaise: wanted.payment === "cash" ? paiseTyped(wanted.given) : 0,
      paysByUpi: body.paymentMethod === "upi",
    });
    begin(emptyOrder(newKey()));
  };

  const press = (pressed: Press, from: CounterOrder = read().order) => {
    if (isSending) return;
    if (pressed.name === "place") {
      place(from);
      return;
    }
    if (pressed.name === "again" || pressed.name === "address") {
      if (customer) begin(takeFromCustomer(from, pressed, customer));
      return;
    }
    const next = pressButton(from, pressed, dishes);
    setErrors({});
    const changesFields = pressed.name === "cash" || next.query !== from.query;
    if (changesFields) begin(next);
    else setOrder(next);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A finger or a mouse leaves the focus to the keyboard shortcuts.
    if (!submitter?.matches(":focus-visible")) submitter?.blur();
    const { order: typed, press: pressed } = read(submitter);
    if (pressed) press(pressed, typed);
    else setOrder(typed);
  };

  const correct = (refused: QueuedOrder | null) => {
    setCorrected(refused);
    setErrors(refused ? errorsByField(refused.message) : {});
    begin(refused ? { ...refused.form, key: newKey() } : emptyOrder(newKey()));
  };

  // The number of an order that was taken before the shop had it.
  const { verdict } = queue;
  if (verdict?.ok && placed && !placed.id && placed.clientOrderId === verdict.clientOrderId) {
    setPlaced({ ...placed, ...verdict });
  }

  // Something may have been typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => setOrder(read().order), []);

  return {
    form,
    order,
    errors,
    placed,
    isSending,
    version,
    terms,
    customer,
    queue,
    corrected,
    ...quoted,
    press,
    submit,
    correct,
    input: () => setOrder(read().order),
  };
}
export type Counter = ReturnType<typeof useCounter>;
