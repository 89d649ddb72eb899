import { parseWithZod } from "@conform-to/zod/v4";
import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { bookEvent, bookedBefore } from "#app/domain/catering/book-event.server.ts";
import {
  type BookingDraft,
  bookingEntries,
  isLeftOut,
  readBookingDraft,
} from "#app/domain/catering/booking-draft.ts";
import { bookingRefusal, bookingRefusals } from "#app/domain/catering/booking-form.ts";
import { staleBookingKey } from "#app/domain/catering/booking-key.ts";
import { bookingPage } from "#app/domain/catering/booking-page.server.ts";
import { askedBooking, BOOKING } from "#app/domain/catering/booking-url.ts";
import { changedBookingDraft, withoutNothing } from "#app/domain/catering/changed-booking.ts";
import { newBookingDraft } from "#app/domain/catering/new-booking.ts";
import { bookingInput } from "#app/domain/catering/schema.ts";
import { isOrderKey } from "#app/domain/orders/order-key.ts";
import type { Problem } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { discardDraft, draftFor } from "#app/http/form/form-drafts.server.ts";
import { noStoreHeaders } from "#app/http/page-headers.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { checkRateLimit } from "#app/http/rate-limits.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import type { BookingAnswer } from "#app/ui/catering/booking-field.ts";
import { BookingForm } from "#app/ui/catering/booking-form.tsx";
import type { BookingFrame } from "#app/ui/catering/booking-frame.ts";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () =>
  pageMeta(
    "Book Your Event",
    "Choose the day, the menu and the place; the price is worked out as you go.",
  );

export const headers: HeadersFunction = noStoreHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { message: "Please login to book an event" });
  const asked = askedBooking(new URL(request.url).searchParams);
  const waiting = await draftFor(request, BOOKING);
  const start = waiting ? changedBookingDraft(waiting) : newBookingDraft(user, asked);
  return data({ ...bookingPage(start), start, asked }, { headers: noStoreHeaders() });
}

type Errors = Record<string, string[]>;

function refuse(draft: BookingDraft, errors: Errors, title?: string) {
  return data<BookingAnswer>({ draft, errors, title }, { status: 400 });
}

function refuseWithProblem(draft: BookingDraft, problem: Problem) {
  const listed = problem.errors ?? [{ path: "", msg: problem.message }];
  const errors = Object.fromEntries(listed.map(({ path, msg }) => [path, [msg]]));
  const headers = problem.retryAfterSeconds
    ? { "Retry-After": String(problem.retryAfterSeconds) }
    : undefined;
  return data<BookingAnswer>({ draft, errors }, { status: problemStatus(problem.code), headers });
}

/** Takes what was typed, returns it as the form that the schema reads: its indexes are those of the page that answers. */
function schemaForm(draft: BookingDraft): FormData {
  const form = new FormData();
  for (const [name, value] of bookingEntries(draft)) form.append(name, value);
  // A number that was emptied is a wrong one here; only a call may leave it out for the default.
  for (const name of ["guestCount", "duration"] as const) {
    if (isLeftOut(draft, name)) form.set(name, "0");
  }
  return form;
}

const whenItBreaks = { failure: "Failed to submit event booking. Please try again." };

export const action = formAction(async ({ request, form }) => {
  const guest = { returnTo: BOOKING, message: bookingRefusals.guest, keep: form };
  const { user } = await signedInVisitor(request, guest);
  const draft = withoutNothing(readBookingDraft(form));
  const submission = parseWithZod(schemaForm(draft), { schema: bookingInput });
  if (submission.status !== "success") {
    const errors = (submission.error ?? {}) as Errors;
    const empty = Object.keys(errors).filter((path) => isLeftOut(draft, path));
    return refuse(draft, errors, bookingRefusal(empty));
  }
  const { name } = draft.newItem;
  if (name) {
    return refuse(draft, {
      "newItem.name": [`Add ${name} with “Add item”, or choose no dish here`],
    });
  }
  const key = form.get("bookingKey");
  if (!isOrderKey(key)) return refuseWithProblem(draft, staleBookingKey);
  const once = { key, fingerprint: "" };
  const earlier = bookedBefore(user, once);
  const isRepeated = earlier.ok && earlier.value !== null;
  const limited = isRepeated ? null : await checkRateLimit("book", user.id, request);
  const booked = limited ?? bookEvent(user, submission.value, once);
  if (!booked.ok) return refuseWithProblem(draft, booked);
  const toast = {
    type: "success",
    message: "Event booked successfully!",
    description: `${booked.value.eventNumber} is awaiting confirmation from our team.`,
  } as const;
  return redirectReplacingHistory("/my-events", toast, await discardDraft(request));
}, whenItBreaks);

export default function Booking() {
  const { start, asked, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { kept, titleLevel } = useOutletContext<BookingFrame>();
  return (
    <BookingForm
      {...page}
      start={kept.current ? withAsked(kept.current, asked) : start}
      answer={answer}
      titleLevel={titleLevel}
      onTyped={(draft) => {
        kept.current = draft;
      }}
    />
  );
}

/** The tile that opened the form again counts more than what was chosen before. */
function withAsked(draft: BookingDraft, { eventType, eventDate }: ReturnType<typeof askedBooking>) {
  const { fields } = draft;
  return {
    ...draft,
    fields: {
      ...fields,
      eventType: eventType ?? fields.eventType,
      eventDate: eventDate ?? fields.eventDate,
    },
  };
}
