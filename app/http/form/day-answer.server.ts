import { data } from "@remix-run/node";
import { eventsOfDay } from "#app/domain/events/event-calendar.server.ts";
import type { FormAnswer } from "./form-reply.server.ts";

/** Adds the bookings of the day that the form names. */
export function withDay(form: FormData, answer: ReturnType<typeof data<FormAnswer>>) {
  return data({ ...answer.data, day: eventsOfDay(form.get("eventDate")) }, answer.init ?? {});
}
