import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Device } from "#app/domain/access/device.ts";
import { phoneDigits } from "#app/domain/accounts/phone-number.ts";
import {
  type CounterOrder,
  emptyOrder,
  type KnownCustomer,
  type Press,
  pressButton,
  readBack,
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
import { dishesFound } from "#app/domain/counter/dish-search.ts";
import { knownProblems } from "#app/domain/counter/known-problems.ts";
import type { PlacedOrder } from "#app/domain/counter/placed-order.ts";
import { errorsByField, soldOffline, takeOrderBody } from "#app/domain/counter/take-order-body.ts";
import { couponCodeOf } from "#app/domain/coupons/coupon.ts";
import { withNewDishes } from "#app/domain/options/first-selection.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { m } from "#messages";
import { useShopAnsweredAt } from "../connection/shop-answered-at.ts";
import { keepOnDevice, keepPlaced, keptOnDevice, placedOnDevice } from "./kept-order.ts";
import { newKey } from "./new-key.ts";
import { useOrderInView } from "./order-pane.ts";
import { isQueued, type QueuedOrder } from "./order-queue.ts";
import { sendOrder } from "./send-order.ts";
import { typedIn } from "./typed-in.ts";
import { useClock } from "./use-clock.ts";
import { useHeldOrders } from "./use-held-orders.ts";
import { useLookup } from "./use-lookup.ts";
import { useOrderQueue } from "./use-order-queue.ts";

export type CounterStart = {
  order: CounterOrder;
  errors: Record<string, string[]>;
  coupon: LookedUpCoupon | null;
  customer: KnownCustomer | null;
  placed: PlacedOrder | null;
};

/** The person who takes the orders; the device is null unless it is one of the shop's. */
export type CounterPlace = { device: Device | null; takenBy: string; mayAddDevices: boolean };

const SEARCH_FIELD = "[type=search]";

/** The order on the screen: each button changes it here, as the shop does without scripts. */
export function useCounter(
  start: CounterStart,
  dishes: CounterDish[],
  loadedTerms: CounterTerms,
  { device, takenBy }: CounterPlace,
  limitPaise: number | null,
) {
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState(start.order);
  const [errors, setErrors] = useState(start.errors);
  const [placed, setPlaced] = useState(start.placed);
  /** The refused order from the queue that is in the form. */
  const [corrected, setCorrected] = useState<QueuedOrder | null>(null);
  const queue = useOrderQueue(device, takenBy);
  const [isSending, setSending] = useState(false);
  /** Dishes that were tapped while the shop has not responded yet. */
  const tapped = useRef<Press[]>([]);
  const isRestored = useRef(false);
  /** The key of an order that the shop may have, because it has not responded. */
  const unanswered = useRef("");
  /** The message after a sale without a response, until the shop responds again. */
  const [noAnswer, setNoAnswer] = useState<{ errors: typeof errors; at: number } | null>(null);
  const answeredAt = useShopAnsweredAt();
  const { revalidate } = useRevalidator();
  // Fields keep their input; they are recreated when a button changes them.
  const [version, setVersion] = useState(0);
  const terms = { ...loadedTerms, at: useClock(loadedTerms.at) };

  if (noAnswer && answeredAt > noAnswer.at) {
    setNoAnswer(null);
    if (errors === noAnswer.errors) setErrors({});
  }

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
  const isConnected = queue.connection !== "unreachable";
  const problems = knownProblems(order, quoted.lines, quoted.quote, isConnected, limitPaise);
  useOrderInView(form, order);

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

  const withTapped = (next: CounterOrder) =>
    tapped.current.splice(0).reduce((before, one) => pressButton(before, one, dishes), next);

  const place = async (wanted: CounterOrder) => {
    const { quote, lines } = quoteCounterOrder(wanted, dishes, terms, coupon);
    const { totalPaise } = quote;
    const wantedCode = couponCodeOf(wanted.coupon);
    const isUnchecked = wantedCode !== "" && coupon?.code !== wantedCode;
    const wrong = [
      ...missingFields(wanted, totalPaise),
      ...knownProblems(wanted, lines, quote, isConnected, limitPaise),
      ...(isUnchecked ? [{ path: "coupon", msg: m.counter_couponNotChecked() }] : []),
    ];
    if (wrong.length > 0) {
      setErrors(errorsByField("", wrong));
      return;
    }
    unanswered.current = wanted.key;
    setSending(true);
    // Read when it is sent, because a PIN is never part of the order that is stored here.
    const pin = form.current?.querySelector<HTMLInputElement>("[name=pin]")?.value ?? "";
    const body = takeOrderBody(wanted, totalPaise, pin);
    const names = lines.map(({ line, dish }) => `${line.quantity} × ${dish?.name}`);
    const sale = soldOffline(lines, quote);
    const taken = { form: wanted, body, lines: names, totalPaise, sale };
    const sent = await sendOrder(taken, device, takenBy, corrected, queue.connection);
    setSending(false);
    if (sent.outcome === "refused") {
      unanswered.current = "";
      // Loads any changes since the page was loaded.
      revalidate();
    }
    if (sent.outcome === "refused" || sent.outcome === "unanswered") {
      const refusal = errorsByField(sent.message, sent.errors);
      setErrors(refusal);
      if (sent.outcome === "unanswered") setNoAnswer({ errors: refusal, at: performance.now() });
      begin(withTapped(read().order));
      return;
    }
    const known =
      sent.outcome === "placed"
        ? sent
        : { id: "", orderNumber: "", token: sent.order.token, totalPaise };
    setCorrected(null);
    setErrors({});
    const sold = {
      ...known,
      clientOrderId: sent.outcome === "kept" ? sent.order.body.device.clientOrderId : undefined,
      duePaise: known.totalPaise - paidNowPaise(wanted, known.totalPaise),
      givenPaise: wanted.payment === "cash" ? paiseTyped(wanted.given) : 0,
      paysByUpi: body.paymentMethod === "upi",
    };
    setPlaced(sold);
    keepPlaced(sold);
    const empty = emptyOrder(newKey());
    begin(withTapped((corrected && keptOnDevice(empty)?.order) ?? empty));
  };

  const press = (pressed: Press, from: CounterOrder = read().order) => {
    if (isSending) {
      if (pressed.name === "add") tapped.current.push(pressed);
      return;
    }
    if (pressed.name === "place") {
      place(from);
      return;
    }
    if (pressed.name === "again" || pressed.name === "address") {
      if (customer) begin(takeFromCustomer(from, pressed, customer));
      return;
    }
    const pressedOrder = pressButton(from, pressed, dishes);
    // An order without dishes is no longer the one that the shop may have.
    const next = pressedOrder.lines.length > 0 ? pressedOrder : { ...pressedOrder, key: newKey() };
    setErrors({});
    const changesFields =
      pressed.name === "cash" || pressed.name === "clear" || next.query !== from.query;
    if (changesFields) begin(next);
    else setOrder(next);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // After a tap or click, the keyboard shortcuts get the focus back.
    if (!submitter?.matches(":focus-visible")) submitter?.blur();
    const { order: typed, press: pressed } = read(submitter);
    if (pressed) press(pressed, typed);
    else if (document.activeElement?.matches(SEARCH_FIELD)) addFirstFound(typed);
    else setOrder(typed);
  };

  /** For Enter in the search; the next dish can be typed at once. */
  const addFirstFound = (typed: CounterOrder) => {
    const first = dishesFound(typed.query, dishes).find(({ soldOut }) => !soldOut);
    if (typed.query.trim() === "" || !first) return setOrder(typed);
    flushSync(() => press({ name: "add", value: first.id }, typed));
    form.current?.querySelector<HTMLInputElement>(SEARCH_FIELD)?.focus();
  };

  /**
   * Opens a refused order with today's prices; null sets it aside again and restores the order that
   * was on the screen before.
   */
  const correct = (refused: QueuedOrder | null) => {
    setCorrected(refused);
    setErrors(refused ? errorsByField(refused.message) : {});
    const empty = emptyOrder(newKey());
    begin(refused ? { ...refused.form, key: empty.key } : (keptOnDevice(empty)?.order ?? empty));
    if (refused) revalidate();
  };

  const { held, hold, resume } = useHeldOrders({
    read: () => read().order,
    unanswered,
    show(next) {
      if (!next) return setErrors(errorsByField(m.counter_orderCannotBeHeld()));
      setErrors({});
      begin(next);
      if (next.lines.length > 0) revalidate();
    },
  });

  // The number of an order that was stored here before the shop had it.
  const { placed: arrived } = queue;
  if (arrived && placed && !placed.id && placed.clientOrderId === arrived.clientOrderId) {
    const numbered = { ...placed, ...arrived };
    setPlaced(numbered);
    keepPlaced(numbered);
  }

  /** After a crash, the queue knows more than the last saved state of the order on the screen. */
  const restore = async (kept: CounterOrder, wasKey: string, empty: CounterOrder) => {
    if (device && (await isQueued(wasKey).catch(() => false))) return;
    if (kept.key !== empty.key) unanswered.current = kept.key;
    begin(kept);
  };

  // Staff need not ask a known customer for the name.
  const name = customer?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each customer
  useEffect(() => {
    const field = form.current?.elements.namedItem("customerName");
    if (!name || !(field instanceof HTMLInputElement) || field.value) return;
    field.value = name;
    setOrder(read().order);
  }, [name]);

  // Restores the saved order first, after hydration, because something may have been typed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest does not change what is kept
  useEffect(() => {
    if (isRestored.current) {
      // A corrected order is in the queue, and the previous order on the screen stays saved.
      if (!corrected) keepOnDevice(order, order.key === unanswered.current);
      return;
    }
    isRestored.current = true;
    setPlaced((loaded) => loaded ?? placedOnDevice());
    const typed = read().order;
    if (typed.lines.length > 0) {
      setOrder(typed);
      return;
    }
    // A page that opens without the shop has the same key each time.
    const empty = emptyOrder(newKey());
    setOrder({ ...typed, key: empty.key });
    const kept = keptOnDevice(empty);
    if (kept) restore(kept.order, kept.wasKey, empty);
  }, [order, corrected, isSending]);

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
    held,
    problems,
    ...quoted,
    press,
    submit,
    correct,
    hold,
    resume,
    input: () => setOrder(readBack(order, read().order)),
  };
}
export type Counter = ReturnType<typeof useCounter>;
