import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { VENUE_DELIVERY_PAISE } from "#app/domain/catering/event-price.ts";
import type { BookingFields } from "#app/domain/catering/schema.ts";
import { eventTypeLabel, eventTypes } from "#app/domain/catering/status.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Card } from "../card.tsx";
import { ChoiceField, Field, SelectField, TextAreaField } from "../form/field.tsx";

export type BookingFieldsProps = {
  fields: ReturnType<FormMetadata<BookingFields>["getFieldset"]>;
  titleLevel: 2 | 3;
};

const { duration, guestCount } = bookingLimits;

const locationTypes = [
  {
    value: "indoor",
    label: "Indoor",
    hint: "At your home, office or society hall. No delivery fee.",
  },
  {
    value: "venue",
    label: "Venue",
    hint: `A lawn, hall or hotel elsewhere: ${formatRupees(VENUE_DELIVERY_PAISE)} for bringing the counter.`,
  },
];

type EventFieldsProps = BookingFieldsProps & {
  /** `YYYY-MM-DD`, the first day that can be booked. */
  today: string;
  children: ReactNode;
};

export function EventFields({ fields, titleLevel, today, children }: EventFieldsProps) {
  return (
    <Card title="Your event" titleLevel={titleLevel}>
      <div className="fields">
        <SelectField
          meta={fields.eventType}
          label="Event Type"
          placeholder="Choose an event"
          options={eventTypes.map((type) => ({ value: type, label: eventTypeLabel(type) }))}
        />
        <Field
          meta={fields.eventName}
          label="Event Name"
          placeholder="Aarav turns five"
          autoComplete="off"
        />
        <Field meta={fields.eventDate} label="Date" type="date" min={today} />
        <Field meta={fields.eventTime} label="Time" type="time" />
        <div className="halves field-full-width">
          <Field
            meta={fields.guestCount}
            label="Guests"
            hint={`${guestCount.min} to ${guestCount.max}`}
            type="number"
            inputMode="numeric"
            width="s"
          />
          <Field
            meta={fields.duration}
            label="Duration"
            hint={`${duration.min} to ${duration.max} hours`}
            type="number"
            inputMode="numeric"
            width="s"
          />
        </div>
      </div>
      {children}
    </Card>
  );
}

export function LocationFields({ fields, titleLevel }: BookingFieldsProps) {
  const { type, address, setupRequirements } = fields.location.getFieldset();
  const { street, city, state, zipCode, landmark } = address.getFieldset();
  return (
    <Card title="Place" titleLevel={titleLevel}>
      <ChoiceField meta={type} legend="Where is it?" options={locationTypes} variant="cards" />
      <div className="fields">
        <div className="field-full-width">
          <Field meta={street} label="Street" autoComplete="street-address" />
        </div>
        <Field meta={city} label="City" autoComplete="address-level2" />
        <Field meta={state} label="State" autoComplete="address-level1" />
        <Field
          meta={zipCode}
          label="Zip Code"
          hint="6 digits"
          inputMode="numeric"
          autoComplete="postal-code"
          width="s"
        />
        <Field
          meta={landmark}
          label="Landmark"
          hint="What is it next to?"
          optional
          autoComplete="off"
        />
      </div>
      <TextAreaField
        meta={setupRequirements}
        label="Setup Requirements"
        hint="Power, water, shade, which gate, when we may unload"
        optional
        rows={2}
      />
    </Card>
  );
}

export function ContactFields({ fields, titleLevel }: BookingFieldsProps) {
  const { primaryContact, alternateContact } = fields.contactInfo.getFieldset();
  const primary = primaryContact.getFieldset();
  const alternate = alternateContact.getFieldset();
  return (
    <Card title="Contact" titleLevel={titleLevel}>
      <div className="fields">
        <Field meta={primary.name} label="Name" autoComplete="name" />
        <Field meta={primary.phone} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <div className="field-full-width">
          <Field
            meta={primary.email}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <Field
          meta={alternate.name}
          label="Alternate name"
          hint="Who else is there that day"
          optional
          autoComplete="off"
        />
        <Field
          meta={alternate.phone}
          label="Alternate phone"
          hint="If you cannot be reached"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      <TextAreaField meta={fields.notes} label="Additional Notes" optional rows={2} />
    </Card>
  );
}
