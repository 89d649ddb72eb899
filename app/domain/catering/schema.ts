import { z } from "zod";
import { m } from "#messages";
import { requiredStreet } from "../accounts/address.ts";
import { optionalEmail, requiredEmail } from "../accounts/email.ts";
import { optionalPhone, requiredReachablePhone } from "../accounts/phone.ts";
import { optionalPincode, requiredPincode } from "../accounts/pincode.ts";
import { buyerFields } from "../bills/buyer.ts";
import { dayInIndia, isDay, now } from "../clock.ts";
import { eventTypes } from "../event-type.ts";
import {
  type BookingLimits,
  findNamed,
  knownPriceList,
  menuLabels,
  type PriceList,
} from "../events/price-list.ts";
import { eventStatuses } from "../events/status.ts";
import { anyOf } from "../language/formats.ts";
import { ledgerMethods, recordedMethods } from "../ledger/payment.ts";
import { limitQuery, pageQuery } from "../lists/paging.ts";
import { fitsReference, onlyByUpi, refundReason, upiReference } from "../payments/schema.ts";
import { cleanText, optionalText, requiredText } from "../text.ts";
import { typedAmount, typedCount, typedRupees } from "../typed-amount.ts";
import { bookingDefaults, bookingRefusals, dietaryOptions } from "./booking-form.ts";

const day = requiredText(() => m.catering_chooseADate(), { max: 30 })
  // The API accepts a timestamp but uses only its date.
  .overwrite((typed) => (/^\d{4}-\d{2}-\d{2}T/.test(typed) ? typed.slice(0, 10) : typed))
  .refine(isDay, { error: () => m.catering_dateFormat(), abort: true })
  .refine((day) => day >= dayInIndia(now()), { error: () => m.catering_datePassed() });

const eventDate = day.refine(
  (day) => day.slice(0, 4) <= String(Number(dayInIndia(now()).slice(0, 4)) + 2),
  { error: () => m.catering_dateTooFar() },
);

const eventTime = requiredText(() => m.shared_chooseATime(), { max: 8 }).refine(
  (typed) => typed === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
  { error: () => m.catering_timeFormat() },
);

type Range = { min: number; max: number };

/** Within the range that the owner allows. */
function wholeNumber(allowed: () => Range, message: (range: Range) => string) {
  const range = { error: () => message(allowed()) };
  return z.int(range).refine((count) => count >= allowed().min && count <= allowed().max, range);
}

const packageChoice = (known: () => PriceList) =>
  z
    .object({
      name: z.string({ error: () => m.shared_mustBeText() }).optional(),
      packageName: z.string({ error: () => m.shared_mustBeText() }).optional(),
    })
    .transform(({ name, packageName }) => name ?? packageName ?? "")
    .refine((name) => findNamed(known().packages, name) !== undefined, {
      error: () =>
        m.catering_packageNotOffered({ packages: anyOf(known().packages.map((one) => one.label)) }),
    });

function itemQuantity(min: 0 | 1) {
  return z
    .int({ error: () => m.shared_quantityNotWhole() })
    .min(min, { error: () => m.shared_quantityTooSmall() })
    .max(5000, { error: () => m.catering_quantityTooLarge() });
}

function customItem(minQuantity: 0 | 1, known: () => PriceList) {
  return z.object({
    name: requiredText(() => m.shared_chooseADish(), { max: 60 }).refine(
      (name) => name === "" || findNamed(known().items, name) !== undefined,
      { error: () => m.catering_dishNotOnPriceList() },
    ),
    quantity: itemQuantity(minQuantity),
    specialInstructions: optionalText(200),
  });
}

/** A quantity of 0 removes the item. */
function menu(minQuantity: 0 | 1, known = knownPriceList) {
  return z
    .object(
      {
        packages: z
          .array(packageChoice(known))
          .max(60, { error: () => m.catering_packageOnlyOnce() })
          .refine((names) => new Set(names).size === names.length, {
            error: () => m.catering_packageOnlyOnce(),
          })
          .default([]),
        customItems: z
          .array(customItem(minQuantity, known))
          .max(50, { error: () => m.catering_addAtMost50Items() })
          .transform((items) => items.filter(({ quantity }) => quantity > 0))
          .default([]),
        dietaryRequirements: z
          .array(z.enum(dietaryOptions, { error: () => m.catering_chooseFromTheDietaryOptions() }))
          .max(20)
          .transform((chosen) => [...new Set(chosen)])
          .default([]),
        specialRequests: optionalText(500),
      },
      { error: () => bookingRefusals.menu },
    )
    .refine(({ packages, customItems }) => packages.length + customItems.length > 0, {
      error: () => bookingRefusals.menu,
    });
}

const durationWithin = (limits: () => BookingLimits) =>
  wholeNumber(() => limits().hours, m.catering_durationOutOfRange);
const guestsWithin = (limits: () => BookingLimits) =>
  wholeNumber(() => limits().guests, m.catering_guestsOutOfRange);
const duration = durationWithin(knownPriceList);
const guestCount = guestsWithin(knownPriceList);

const person = z.object(
  {
    name: requiredText(() => m.catering_enterTheContactsName(), { max: 80 }),
    phone: requiredReachablePhone(() => m.catering_enterTheContactsPhoneNumber()),
    email: requiredEmail(() => m.catering_enterTheContactsEmailAddress()),
  },
  { error: () => bookingRefusals.contact },
);

/** A `pricing` in the request is ignored. */
export const bookingInput = z.object({
  eventType: z.enum(eventTypes, { error: () => m.catering_chooseTheTypeOfEvent() }),
  eventName: requiredText(() => m.catering_nameRequired(), { max: 120 }),
  eventDate,
  eventTime,
  duration: duration.default(bookingDefaults.duration),
  guestCount: guestCount.default(bookingDefaults.guestCount),
  location: z.object(
    {
      type: z
        .enum(["indoor", "venue"], { error: () => m.catering_chooseIndoorOrVenue() })
        .default("indoor"),
      address: z.object(
        {
          street: requiredStreet(() => m.catering_enterTheStreet()),
          city: requiredText(() => m.orders_enterTheCity(), { max: 80 }),
          state: requiredText(() => m.catering_enterTheState(), { max: 80 }),
          zipCode: optionalPincode,
          landmark: optionalText(200),
        },
        { error: () => bookingRefusals.address },
      ),
      setupRequirements: optionalText(500),
    },
    { error: () => bookingRefusals.address },
  ),
  menu: menu(1),
  contactInfo: z.object(
    {
      primaryContact: person,
      alternateContact: z
        .object({ name: optionalText(80), phone: optionalPhone })
        .default({ name: "", phone: "" }),
    },
    { error: () => bookingRefusals.contact },
  ),
  billing: buyerFields.prefault({}),
  notes: optionalText(1000),
});
export type BookingInput = z.output<typeof bookingInput>;

/** The fields of an unsent form that the price depends on. */
const draftNumbers = (limits: BookingLimits) =>
  z.object({
    guestCount: typedCount(guestsWithin(() => limits)),
    menu: z.object({ customItems: z.array(z.object({ quantity: typedCount(itemQuantity(0)) })) }),
  });

/** Keyed by field name, such as `menu.customItems[0].quantity`. */
export function draftProblems(draft: unknown, limits: BookingLimits): Record<string, string[]> {
  const { error } = draftNumbers(limits).safeParse(draft);
  const named = (path: PropertyKey[]) =>
    path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [named(path).slice(1), [message]]),
  );
}

/** The form always sends its numbers, and a quantity of 0 removes an item. */
export const bookingForm = bookingInput.extend({
  duration,
  guestCount,
  location: bookingInput.shape.location.extend({
    address: bookingInput.shape.location.shape.address.extend({
      zipCode: requiredPincode(() => m.orders_pincodeIsRequired()),
    }),
  }),
  menu: menu(0),
  /** An item that was chosen but not yet added. */
  newItem: z
    .object({
      name: z
        .string()
        .refine(() => false, {
          error: ({ input }) =>
            m.catering_dishNotAdded({ dish: menuLabels().ofDish(String(input)) }),
        })
        .optional(),
      quantity: itemQuantity(1).optional().catch(undefined),
    })
    .optional(),
});
/** `version`: when the booking was last changed. `prices`: the booking's own. */
export const bookingChangeForm = (prices: PriceList) =>
  z.object({
    version: z.number().int(),
    guestCount: guestsWithin(() => prices),
    menu: menu(0, () => prices),
    newItem: bookingForm.shape.newItem,
  });
export type BookingChange = z.output<ReturnType<typeof bookingChangeForm>>;

const price = typedAmount(typedRupees(() => m.shared_theAmount(), 100_000_000));

/** `version` and `changeId`: the quote and the customer's last change that the form started from, if any. */
export const quoteForm = z.object({
  version: z.number().int(),
  changeId: optionalText(40),
  eventDate,
  eventTime,
  duration,
  guestCount,
  packages: z
    .array(z.object({ name: optionalText(120), isChosen: z.boolean().default(false), price }))
    .max(60)
    .default([]),
  lines: z
    .array(
      z.object({
        name: requiredText(() => m.catering_nameTheLine(), { max: 60 }),
        quantity: itemQuantity(1),
        price,
        instructions: optionalText(200),
      }),
    )
    .max(50, { error: () => m.catering_addAtMost50Items() })
    .refine((lines) => lines.every((line) => line.price === findNamed(lines, line.name)?.price), {
      error: () => m.catering_samePriceForSameName(),
    })
    .default([]),
  travel: price.default(0),
  discount: price.default(0),
  note: optionalText(1000),
  validUntil: day,
});
export type QuoteFields = z.input<typeof quoteForm>;
export type QuoteInput = z.output<typeof quoteForm>;

export const quoteFormWithin = (limits: BookingLimits) =>
  quoteForm.extend({
    duration: durationWithin(() => limits),
    guestCount: guestsWithin(() => limits),
  });

export const quoteAcceptance = z.object({ version: z.number().int() });

export const quoteChangeRequest = z.object({
  request: requiredText(() => m.catering_writeWhatToChange(), { max: 500 }),
});

/** The last field exists only where staff take the booking. */
export type BookingFields = z.input<typeof bookingForm> & { isAtShortNotice?: boolean };

/** For a booking that staff take: not every caller has an email address. */
export const takenBookingForm = bookingForm.extend({
  contactInfo: bookingInput.shape.contactInfo.extend({
    primaryContact: person.extend({ email: optionalEmail() }),
  }),
  isAtShortNotice: z.boolean().default(false),
});

export const eventStatusInput = z.object({
  status: z.enum(eventStatuses, { error: () => m.catering_statusUnknown() }),
});

const checklist = optionalText(2000).transform((typed) => [
  ...new Set(
    typed
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]);

/** `seen`: the lines that the form started from. */
export const checklistForm = z.object({ seen: checklist, lines: checklist });
export type ChecklistChange = z.output<typeof checklistForm>;

export const checklistTick = z.object({
  line: requiredText(() => m.shared_mustBeText(), { max: 2000 }),
  isDone: z.boolean().default(false),
});
export type ChecklistTick = z.output<typeof checklistTick>;

/** `keptPaise`: the amount that the page said would be kept. */
export const ownCancellationForm = z.object({ keptPaise: z.number().int().default(0) });

export const eventCancelInput = z.object({ cancellationReason: optionalText(300) });

const amount = typedAmount(
  typedRupees(() => m.shared_theAmount(), 1_000_000_000).refine((paise) => paise > 0, {
    error: () => m.shared_enterMoreThan0(),
  }),
);
const howPaid = { error: () => m.catering_chooseHowItWasPaid() };

export const eventPaymentForm = z
  .object({ amount, method: z.enum(recordedMethods, howPaid), reference: upiReference })
  .refine(fitsReference, onlyByUpi);
export type EventPayment = z.output<typeof eventPaymentForm>;

export const eventRefundForm = z.object({
  amount,
  method: z.enum(ledgerMethods, howPaid),
  reason: refundReason,
});
export type EventRefund = z.output<typeof eventRefundForm>;

const statusQuery = z.enum(eventStatuses).optional().catch(undefined);

export const ownEventsQuery = z.object({
  status: statusQuery,
  page: pageQuery,
  limit: limitQuery(100),
});

export const allEventsQuery = z.object({
  search: z
    .string()
    .overwrite((typed) => cleanText(typed).trim().slice(0, 100))
    .catch(""),
  status: statusQuery,
  eventType: z.enum(eventTypes).optional().catch(undefined),
  page: pageQuery,
  limit: limitQuery(20),
});

const isTrue = z.preprocess((typed) => typed === "true", z.boolean());

/** With `all`, exports the whole filtered set instead of a page; with `payments`, also the amounts paid and due. */
export const exportQuery = allEventsQuery.extend({ all: isTrue, payments: isTrue });
