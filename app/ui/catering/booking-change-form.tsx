import { useState } from "react";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Field } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { type BookingFormState, BookingFrame, useBookingForm } from "./booking-frame.tsx";
import { BookingMenu } from "./booking-menu.tsx";
import { BookingSummary } from "./booking-summary.tsx";

/** `version`: when the booking was last changed. */
type BookingChangeFormProps = BookingFormState & {
  action: string;
  version: string;
  changeKey: string;
};

export function BookingChangeForm(props: BookingChangeFormProps) {
  const { action, version, prices } = props;
  // A second try must have the key of the first.
  const [changeKey] = useState(props.changeKey);
  const { form, fields, draft, changeDraft } = useBookingForm(props);
  return (
    <BookingFrame
      {...{ form, changeDraft, action }}
      changeAction={`${action}?draft`}
      hiddenFields={{ version, changeKey }}
      summary={
        <BookingSummary
          values={draft}
          titleLevel={2}
          prices={prices}
          action={
            <SubmitButton wide size="large" pendingLabel={m.shared_saving()}>
              {m.catering_saveChanges()}
            </SubmitButton>
          }
        />
      }
    >
      <Card title={m.shared_guests()}>
        <Field
          {...prices.guests}
          meta={fields.guestCount}
          label={m.shared_guests()}
          hint={m.catering_to(prices.guests)}
          type="number"
          inputMode="numeric"
          width="s"
        />
      </Card>
      <BookingMenu fields={fields} titleLevel={2} prices={prices} />
    </BookingFrame>
  );
}
