import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import type { User } from "../access/user.ts";
import { rememberAddress } from "../accounts/addresses.server.ts";
import { phoneDigits } from "../accounts/phone-number.ts";
import { servingTime } from "../availability/serving-time.server.ts";
import { dayInIndia, now } from "../clock.ts";
import type { CouponCustomer } from "../coupons/coupon.ts";
import { discountTotalPaise } from "../coupons/discount.ts";
import { redeemCoupons } from "../coupons/redeem.server.ts";
import { ownTextsLanguage } from "../language/in-language.server.ts";
import { paymentStatusOf } from "../ledger/payment.ts";
import { openingAt } from "../opening-hours.ts";
import type { Amounts } from "../quote/amounts.ts";
import type { Quote, QuoteRequest } from "../quote/quote.ts";
import { quoteNow } from "../quote/quote-order.server.ts";
import { type FieldError, ok, type Problem, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { shop } from "../shop.ts";
import type { OrderPromise } from "../slots/promise.ts";
import { takeSlot } from "../slots/slot-use.server.ts";
import { englishName } from "../translations/local-name.ts";
import {
  type ConfiguredItem,
  configureItems,
  quoteLine,
  type RequestedItem,
} from "./configure-items.server.ts";
import { MAX_ORDER_LINES, tooManyLines } from "./line-limits.ts";
import type { LocalItem, Order } from "./order.ts";
import { orderNumberOf } from "./order-number.ts";
import { reserveStock, type Shortages } from "./reserve-stock.server.ts";
import { nextToken } from "./tokens.server.ts";

/** Everything besides dishes and address that decides the amounts and the time. */
export type OrderWishes = Pick<QuoteRequest, "requestedFor" | "code" | "tipPaise" | "staff"> & {
  /** The time whose prices and offers apply, if not the time of placing. */
  pricedAt?: Date;
};

export type OrderDetails = Pick<
  Order,
  | "customerName"
  | "email"
  | "phone"
  | "street"
  | "city"
  | "zipCode"
  | "deliveryType"
  | "deliveryInstructions"
  | "paymentMethod"
  | "notes"
>;

const insertOrder = prepareInsert(orders);
const insertItem = prepareInsert(orderItems);

/** Null if the customer reads English. */
function localItem(texts: LocalItem): LocalItem | null {
  return ownTextsLanguage() === "en" ? null : texts;
}

/** The dishes of a combo are separate rows, so that stock, reports and reviews find them. */
export function insertConfigured(
  orderId: string,
  item: ConfiguredItem,
  discountPaise: number,
): void {
  const { dish, quantity, configured, specialInstructions } = item;
  const { ownPricePaise, options, parts } = configured;
  const id = newId();
  insertItem.run({
    id,
    orderId,
    productId: dish.id,
    name: englishName(dish),
    description: dish.englishDescription ?? dish.description,
    local: localItem({ name: dish.name, description: dish.description, partName: "" }),
    image: dish.image,
    pricePaise: ownPricePaise,
    quantity,
    totalPaise: ownPricePaise * quantity,
    discountPaise,
    options,
    specialInstructions,
  });
  for (const part of parts) {
    const portions = part.quantity * quantity;
    insertItem.run({
      id: newId(),
      orderId,
      productId: part.dish.id,
      name: englishName(part.dish),
      description: "",
      local: localItem({ name: part.dish.name, description: "", partName: part.partName }),
      image: part.dish.image,
      pricePaise: part.pricePaise,
      quantity: portions,
      totalPaise: part.pricePaise * portions,
      options: part.options,
      partOf: id,
      partName: part.englishPartName,
    });
  }
}

/** The problems of a quote as one problem with the field names of the checkout form. */
export function refusal({ problems }: Quote): Problem | null {
  const [first] = problems;
  if (!first) return null;
  const errors = problems.map(({ field, message }): FieldError => ({ path: field, msg: message }));
  return problem(first.code, problems.map(({ message }) => message).join(" "), { errors });
}

/** Who ordered or took an order. */
export type OrderOrigin = Pick<
  Order,
  "userId" | "channel" | "takenBy" | "sentBy" | "deviceId" | "status"
> & {
  clientOrderId: string | null;
  eatsHere?: boolean;
  tableNumber?: number | null;
  /** See the column. */
  cartId?: string;
  /** See `Order`; an order that costs nothing awaits no payment. */
  payBy?: Date | null;
  /** The free token that its device has already given out; otherwise it gets the next one. */
  givenToken?: string;
};

/** The agreed terms of an order: amounts that add up to its total, and the promised time. */
type AgreedTerms = Amounts &
  Pick<Quote, "lineDiscountsPaise" | "zoneName" | "plates"> & {
    promise: OrderPromise;
    shortages?: Shortages | null;
  };

/**
 * Writes the rows of an order and redeems its coupons. Call it inside a transaction, after
 * reserving stock and slot.
 */
export function insertAgreed(
  origin: OrderOrigin,
  items: ConfiguredItem[],
  details: OrderDetails,
  { promise, lineDiscountsPaise, zoneName, ...agreed }: AgreedTerms,
  at: Date,
): string {
  const { slot, dueAt, promisedAt, promisedUntil } = promise;
  const orderId = newId();
  const tokenDay = dayInIndia(at);
  const { givenToken: token = nextToken(tokenDay), ...from } = origin;
  const { totalPaise, discounts } = agreed;
  const unpaid = { paidPaise: 0, refundedPaise: 0, waivedPaise: 0, keptPaise: 0 };
  // An order that a coupon covers in full is paid.
  const paymentStatus = paymentStatusOf({ ...unpaid, status: origin.status, totalPaise });
  const payBy = paymentStatus === "paid" ? null : origin.payBy;
  insertOrder.run({
    ...details,
    ...agreed,
    ...from,
    paymentStatus,
    payBy,
    paidAt: paymentStatus === "paid" ? at : null,
    id: orderId,
    orderNumber: orderNumberOf(tokenDay, token),
    tokenDay,
    token,
    language: ownTextsLanguage(),
    phoneDigits: phoneDigits(details.phone),
    state: shop.state,
    discountPaise: discountTotalPaise(discounts),
    zoneName: zoneName ?? "",
    dueAt,
    promisedAt,
    promisedUntil,
    slotStartsAt: slot?.startsAt,
    // Staff need no alert for orders that they took themselves.
    ringsSince: origin.channel === "web" && !payBy ? at : null,
    createdAt: at,
    updatedAt: at,
  });
  for (const [index, item] of items.entries()) {
    insertConfigured(orderId, item, lineDiscountsPaise[index] ?? 0);
  }
  redeemCoupons(orderId, discounts, { userId: origin.userId, phone: details.phone }, at);
  return orderId;
}

/** `quoteFor` is the price of the same order for another customer. */
export type CheckQuote = (
  quote: Quote,
  quoteFor: (customer: CouponCustomer) => Quote,
) => Problem | null;

/**
 * Writes an order at today's prices, reserves its stock and its slot and redeems its coupons. Call it inside a transaction.
 * Problems: those of `configureItems`, `validation` (too many items), and those of the quote with its fields as paths. `check` may refuse the quote.
 */
export function writeOrder(
  origin: OrderOrigin,
  items: RequestedItem[],
  details: OrderDetails,
  wishes: OrderWishes,
  at: Date,
  check: CheckQuote = () => null,
): Result<{ orderId: string; quote: Quote }> {
  if (items.length > MAX_ORDER_LINES) return problem("validation", tooManyLines());
  const { deliveryType, phone, zipCode } = details;
  const { items: configured, problems } = configureItems(items, servingTime(wishes.requestedFor));
  if (problems[0]) return problems[0];
  const customer = { userId: origin.userId, phone };
  const lines = configured.map(quoteLine);
  const { pricedAt = at, ...request } = wishes;
  const quoteFor = (other: CouponCustomer) =>
    quoteNow({ ...request, lines, deliveryType, pincode: zipCode }, other, pricedAt);
  const quote = quoteFor(customer);
  const refused = refusal(quote) ?? check(quote, quoteFor);
  if (refused) return refused;
  const { promise } = quote;
  if (!promise) throw new Error("A quote without problems must promise a time");
  reserveStock(configured);
  if (
    promise.slot &&
    !takeSlot(deliveryType, promise.slot, quote.plates, wishes.staff !== undefined)
  ) {
    throw new Error("A slot with room was full in the same transaction");
  }
  const orderId = insertAgreed(origin, configured, details, { ...quote, promise }, at);
  return ok({ orderId, quote });
}

function fromWeb(customer: User, payBy: Date | null): OrderOrigin {
  return {
    userId: customer.id,
    payBy,
    channel: "web",
    status: "pending",
    takenBy: null,
    sentBy: null,
    deviceId: null,
    clientOrderId: null,
  };
}

/**
 * Writes a customer's order and remembers its address. Problems: as `writeOrder`, and `conflict`
 * while the shop takes no orders. `payWithinMs`: how long it waits for its payment; 0 if it does
 * not wait.
 */
export function writeWebOrder(
  customer: User,
  items: RequestedItem[],
  details: OrderDetails,
  wishes: OrderWishes,
  check?: CheckQuote,
  payWithinMs = 0,
): Result<{ orderId: string }> {
  const at = now();
  const payBy = payWithinMs > 0 ? new Date(at.getTime() + payWithinMs) : null;
  const opening = openingAt(at, shopSettings());
  if (!opening.takesOrders && !wishes.requestedFor) return problem("conflict", opening.sentence);
  const written = writeOrder(fromWeb(customer, payBy), items, details, wishes, at, check);
  if (!written.ok) return written;
  const { street: address, city, zipCode: pincode } = details;
  rememberAddress(customer, { address, city, pincode }, at);
  return written;
}
