import { type DefaultValue, parse, useForm } from "@conform-to/react";
import type { MouseEvent, MutableRefObject, ReactNode } from "react";
import type { BookingFields } from "#app/domain/catering/schema.ts";
import { changedBooking } from "#app/domain/catering/unsent-booking.ts";
import type { PriceList } from "#app/domain/events/price-list.ts";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { useRefusal } from "../form/use-form-answer.ts";
import { Form } from "../link.tsx";
import { ChangeAddress, isChangeFormButton, useChangeFormButton } from "./change-form-button.ts";

export type BookingOutletContext = {
  /** Retained while the form is closed. */
  savedDraft: MutableRefObject<BookingValues | undefined>;
  titleLevel: 2 | 3;
};

export type BookingValues = NonNullable<DefaultValue<BookingFields>>;

export type BookingFormState = {
  initialValues: BookingValues;
  constraint: FormConstraint;
  prices: PriceList;
};

/** A form with the menu of a booking; with scripts, its buttons change it here. */
export function useBookingForm({ initialValues, constraint, prices }: BookingFormState) {
  const lastResult = useRefusal();
  const [form, fields] = useForm<BookingFields>({
    id: "booking",
    lastResult,
    constraint,
    defaultValue: initialValues,
    // Only the server validates (null). `form.update` below keeps its errors.
    onValidate: ({ formData }) => {
      const serverErrors = Object.keys(lastResult?.error ?? {}).map((name) => [name, null]);
      const resolve = (_: unknown, intent: unknown) => ({
        error: intent ? Object.fromEntries(serverErrors) : null,
      });
      return parse(formData, { resolve });
    },
  });
  // Undefined if no sent values are shown again.
  const draft = (form.value ?? initialValues) as BookingValues;

  const changeDraft = (event: MouseEvent<HTMLFormElement>) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (event.defaultPrevented || !button || !isChangeFormButton(button)) return;
    event.preventDefault();
    // Buttons without a name request the price, which is always up to date here.
    if (!button.name) return;
    const submitted = new FormData(event.currentTarget);
    submitted.append(button.name, button.value);
    const { payload } = parse(submitted, { resolve: () => ({}) });
    form.update({ value: changedBooking(payload, prices) as BookingValues });
  };
  return { form, fields, draft, changeDraft };
}

type BookingFrameProps = Pick<ReturnType<typeof useBookingForm>, "form" | "changeDraft"> & {
  action: string;
  /** Where the buttons that only change the form post. */
  changeAction: string;
  hiddenFields: Record<string, string>;
  summary: ReactNode;
  children: ReactNode;
};

export function BookingFrame(props: BookingFrameProps) {
  const { action, changeAction, form, changeDraft, hiddenFields, summary, children } = props;
  return (
    <ChangeAddress.Provider value={changeAction}>
      <Form
        method="post"
        action={action}
        id={form.id}
        className="split"
        noValidate
        onClick={changeDraft}
        onSubmit={form.onSubmit}
      >
        <div className="stack">
          <FirstButton />
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ErrorSummary form={form} />
          {children}
        </div>
        <div id="price">{summary}</div>
      </Form>
    </ChangeAddress.Provider>
  );
}

/** Enter presses the first button, which must not book. */
function FirstButton() {
  const changeFormButton = useChangeFormButton();
  return <DefaultSubmit {...changeFormButton("price")} />;
}
