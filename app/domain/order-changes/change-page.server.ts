import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { newToken } from "../accounts/sessions.server.ts";
import { now } from "../clock.ts";
import { listMenu } from "../menu/list-dishes.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { boardView } from "../menu/schema.ts";
import { withFirstOptions } from "../options/first-selection.ts";
import { offerOf } from "../options/queries.server.ts";
import { sentSelection } from "../options/sent-selection.ts";
import { handoverLabel } from "../orders/channel.ts";
import { promisedText } from "../orders/expected-at.ts";
import { localOrder } from "../orders/local-order.ts";
import type { Order } from "../orders/order.ts";
import { itemChoices } from "../orders/order-ticket.ts";
import { refusedTypes } from "../quote/offered-types.server.ts";
import { slotsFor } from "../quote/quote-order.server.ts";
import type { Result } from "../result.ts";
import { offeredTimes } from "../slots/offered-times.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { previewChange } from "./change-order.server.ts";
import type { ChangePageData, ChangeValues } from "./change-page.ts";
import { type ChangedOrder, presentChange } from "./change-summary.ts";
import { changeProblem } from "./rewrite-order.server.ts";
import { customerChangeForm, requestedChange, staffChangeForm } from "./schema.ts";

export function changeSchemaFor(actor: User) {
  return may(actor, "change orders") ? staffChangeForm : customerChangeForm;
}

/** The form's values for the order as stored. */
function savedValues(order: Order, isStaff: boolean): ChangeValues {
  return {
    version: String(order.updatedAt.getTime()),
    lines: Object.fromEntries(order.items.map(({ id, quantity }) => [id, String(quantity)])),
    added: [],
    deliveryType: isStaff && order.eatsHere ? "here" : order.deliveryType,
    address: order.street,
    city: order.city,
    pincode: order.zipCode,
    deliveryInstructions: order.deliveryInstructions,
    notes: order.notes,
    requestedFor: "unchanged",
    reason: "",
    overfillReason: "",
  };
}

/** A removed line leaves a hole in the list. */
function addedValues(values: ChangeValues): ChangeValues[] {
  const added = Array.isArray(values.added) ? values.added : [];
  return added.filter(
    (line): line is ChangeValues =>
      typeof line === "object" && line !== null && !Array.isArray(line) && line.quantity !== "0",
  );
}

function addedLines(values: ChangeValues[]) {
  const found = values.flatMap(({ product, quantity, specialInstructions, ...sent }) => {
    const dish = findDish(String(product), null);
    if (!dish) return [];
    const { id, name, pricePaise, isSized, contains } = dish;
    const offer = offerOf(dish);
    return {
      dish: { id, name, pricePaise, isSized, contains },
      offer,
      selection: withFirstOptions(offer, sentSelection(sent)),
      quantity: String(quantity ?? "1"),
      specialInstructions: String(specialInstructions ?? ""),
    };
  });
  return found.map((line, index) => ({ ...line, name: `added[${index}]` }));
}

function timesFor(deliveryType: DeliveryType, pincode: string, plates: number, isStaff: boolean) {
  const at = now();
  const times = offeredTimes(slotsFor({ deliveryType, pincode }, at), plates, null, at);
  const asap = { value: "", label: m.orders_asapFromNow(), disabled: false };
  if (!times) return [asap];
  const slots = times.days.flatMap(({ label: day, times }) =>
    times.map(({ value, label, reason }) => ({
      value,
      label: `${day}, ${label}${reason && ` (${reason})`}`,
      disabled: reason !== "" && !isStaff,
    })),
  );
  return times.asap || isStaff ? [asap, ...slots] : slots;
}

type Parsed = ReturnType<typeof staffChangeForm.safeParse>;

function problemOf(parsed: Parsed, previewed: Result<unknown> | null): string | null {
  if (!parsed.success) return parsed.error.issues[0]?.message ?? null;
  return previewed && !previewed.ok ? previewed.message : null;
}

function isTimeRefused(previewed: Result<unknown> | null): boolean {
  const errors = previewed && !previewed.ok ? previewed.errors : undefined;
  return errors?.some(({ path }) => path === "requestedFor") ?? false;
}

function localChange({ before, after, couponNote }: ChangedOrder): ChangedOrder {
  return { before: localOrder(before), after: localOrder(after), couponNote };
}

/** The data of a page that changes an order. `typed` is null until something is typed. */
export function orderChangePage(
  actor: User,
  order: Order,
  typed: ChangeValues | null,
): ChangePageData {
  const isStaff = may(actor, "change orders");
  const saved = savedValues(order, isStaff);
  const added = addedValues(typed ?? {});
  const values: ChangeValues = { ...saved, ...typed, added };
  const parsed = changeSchemaFor(actor).safeParse(values);
  const previewed =
    typed && parsed.success
      ? previewChange(actor, order.id, requestedChange(parsed.data), parsed.data.version)
      : null;
  const deliveryType = values.deliveryType === "delivery" ? "delivery" : "pickup";
  const plates = previewed?.ok ? previewed.value.after.plates : order.plates;
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    isStaff,
    canBeDelivered: isStaff || order.deliveryType === "delivery" || !refusedTypes().delivery,
    pickupLabel: handoverLabel({ ...order, deliveryType: "pickup", eatsHere: false }),
    asksOverfillReason:
      may(actor, "overfill time slots") &&
      (values.overfillReason !== "" || isTimeRefused(previewed)),
    tooLate: changeProblem(actor, order)?.message ?? null,
    changeKey: newToken(),
    // The version of the order that was edited; the order may have changed since.
    version: Number(values.version) || order.updatedAt.getTime(),
    values,
    lines: (isStaff ? order : localOrder(order)).items.map((item) => ({
      id: item.id,
      name: item.name,
      choices: itemChoices(item),
      specialInstructions: item.specialInstructions,
      pricePaise: item.pricePaise,
      quantity: item.quantity,
      isOnMenu: item.slug !== null,
    })),
    added: addedLines(added),
    dishes: listMenu({ ...boardView(new URLSearchParams()), sort: "name", limit: 1000 }).items.map(
      ({ id, name, soldOut }) => ({
        value: id,
        label: soldOut ? m.options_dishSoldOut({ name }) : name,
        disabled: soldOut,
      }),
    ),
    times: [
      { value: "unchanged", label: m.orders_keep({ order: promisedText(order) }), disabled: false },
      ...timesFor(deliveryType, String(values.pincode), plates, isStaff),
    ],
    totalPaise: order.totalPaise,
    preview: previewed?.ok
      ? presentChange(isStaff ? previewed.value : localChange(previewed.value))
      : null,
    problem: typed && problemOf(parsed, previewed),
  };
}
