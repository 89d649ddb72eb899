import { z } from "zod";
import { m } from "#messages";
import { requiredStreet } from "../accounts/address.ts";
import { optionalPincode } from "../accounts/pincode.ts";
import { specialInstructions } from "../cart/schema.ts";
import { selectionInput } from "../options/selection-input.ts";
import { selectionOf } from "../options/sent-selection.ts";
import { MAX_LINE_QUANTITY } from "../orders/line-limits.ts";
import { requestedFor } from "../quote/wish-fields.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedCount } from "../typed-amount.ts";

export const MAX_ADDED_LINES = 20;

/** 0 removes a line. */
const quantity = typedCount(
  z
    .int({ error: () => m.shared_quantityNotWhole() })
    .min(0, { error: () => m.shared_quantityCannotBeNegative() })
    .max(MAX_LINE_QUANTITY, {
      error: () => m.orders_quantityMustBeAtMost({ maxLineQuantity: MAX_LINE_QUANTITY }),
    }),
);

const reason = optionalText(300, () => m.shared_reasonTooLong());

/** Staff can also choose a pickup that is eaten here. */
const staffDeliveryTypes = [...deliveryTypes, "here"] as const;

/** Staff may keep it as short as at the counter. */
const staffStreet = (missing: () => string) => requiredText(missing, { max: 300 });

const changeForm = (isStaff: boolean) =>
  z
    .object({
      version: z.coerce.number({ error: () => m.orders_pageOutdated() }).int(),
      lines: z.record(z.string(), quantity).default({}),
      added: z
        .array(
          z.object({
            product: requiredText(() => m.shared_chooseADish(), { max: 64 }),
            quantity: quantity,
            specialInstructions,
            ...selectionInput.shape,
          }),
        )
        .max(MAX_ADDED_LINES, {
          error: () => m.orders_addedDishesLimit({ maxAddedLines: MAX_ADDED_LINES }),
        })
        .default([]),
      deliveryType: z.enum<readonly (typeof staffDeliveryTypes)[number][]>(
        isStaff ? staffDeliveryTypes : deliveryTypes,
        {
          error: () => m.shared_chooseDeliveryOrPickup(),
        },
      ),
      address: optionalText(300),
      city: optionalText(80),
      pincode: optionalPincode,
      deliveryInstructions: optionalText(500),
      notes: optionalText(500, () => m.orders_noteTooLong()),
      requestedFor: z.union([z.literal("unchanged"), requestedFor], {
        error: () => m.shared_chooseOneOfTheTimes(),
      }),
      reason,
      overfillReason: reason,
    })
    .superRefine(({ deliveryType, address, city, pincode }, { issues }) => {
      if (isStaff && deliveryType !== "delivery") return;
      const streetOf = isStaff ? staffStreet : requiredStreet;
      const required = {
        address: [address, streetOf(() => m.orders_enterTheAddress())],
        city: [city, requiredText(() => m.orders_enterTheCity())],
        pincode: [pincode, requiredText(() => m.orders_enterThePincode())],
      } as const;
      for (const [field, [typed, schema]] of Object.entries(required)) {
        const message = schema.safeParse(typed).error?.issues[0]?.message;
        if (!message) continue;
        issues.push({ code: "custom", path: [field], message, input: typed });
      }
    });

/** Customers always give an address, as at checkout. */
export const customerChangeForm = changeForm(false);
/** Staff need one only for a delivery. */
export const staffChangeForm = changeForm(true);

/**
 * `lines` are the new quantities by line id: 0 removes a line, and missing lines stay. With an
 * `overfillReason`, the order may go into a full slot.
 */
export function requestedChange(form: z.output<typeof staffChangeForm>) {
  const { version: _, address: street, pincode: zipCode, added, deliveryType, ...rest } = form;
  const eatsHere = deliveryType === "here";
  return {
    ...rest,
    eatsHere,
    deliveryType: eatsHere ? ("pickup" as const) : deliveryType,
    street,
    zipCode,
    added: added
      .map(({ product, options, parts, ...line }, index) => ({
        ...line,
        productId: product,
        selection: selectionOf({ options, parts }),
        path: `added[${index}]`,
      }))
      .filter(({ quantity }) => quantity > 0),
  };
}
export type RequestedChange = ReturnType<typeof requestedChange>;
