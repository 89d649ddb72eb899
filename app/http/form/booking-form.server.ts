import type { z } from "zod";
import { bookingPage } from "#app/domain/catering/booked-month.server.ts";
import { bookingRefusal } from "#app/domain/catering/booking-form.ts";
import {
  type bookingForm,
  draftProblems,
  type takenBookingForm,
} from "#app/domain/catering/schema.ts";
import { changedBooking } from "#app/domain/catering/unsent-booking.ts";
import type { CateringEvent } from "#app/domain/events/event.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import { type Problem, problem, type Result } from "#app/domain/result.ts";
import { m } from "#messages";
import { formKey } from "../endpoint/idempotency-key.server.ts";
import { refuseForm, refuseWithProblem } from "./form-reply.server.ts";
import { parseForm, typedValues } from "./parse-form.server.ts";

type Schema = typeof bookingForm | typeof takenBookingForm;

/** The reply to buttons that only change the form, without JavaScript. */
export function changedBookingForm(form: FormData, schema: Schema) {
  const posted = form.get("month");
  const typed = { ...typedValues(form, schema), without: form.get("without") };
  const prices = priceList();
  const initialValue = changedBooking(typed, prices);
  const { month } = bookingPage(initialValue.eventDate, typeof posted === "string" ? posted : "");
  const result = { initialValue, error: draftProblems(initialValue, prices) };
  return { result, month, isCalendarOpen: posted !== null };
}

const stalePage = () => problem("validation", m.catering_pageOutdated());

/** A customer who saw other prices confirms the new total before booking. */
export function pricesChanged(form: FormData): Problem | null {
  const seen = form.get("pricesSeen");
  const isOld = seen !== null && seen !== priceList().version;
  return isOld ? problem("conflict", m.catering_pricesChanged()) : null;
}

/** Books the event in the form, or replies with the errors. */
export function sentBooking<Sent>(
  form: FormData,
  schema: z.ZodType<Sent>,
  book: (sent: Sent, key: IdempotencyKey) => Result<CateringEvent>,
) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") {
    const isEmpty = (path: string) => String(form.get(path) ?? "").trim() === "";
    const empty = Object.keys(submission.error ?? {}).filter(isEmpty);
    return { booked: null, reply: refuseForm(submission, bookingRefusal(empty)) };
  }
  const key = formKey(form, "bookingKey");
  const booked = key ? book(submission.value, key) : stalePage();
  if (!booked.ok) return { booked: null, reply: refuseWithProblem(submission, booked) };
  return { booked: booked.value, reply: null };
}
