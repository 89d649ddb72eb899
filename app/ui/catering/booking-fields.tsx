import type { ReactNode } from "react";
import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { VENUE_DELIVERY_PAISE } from "#app/domain/catering/event-price.ts";
import { eventTypeLabel, eventTypes } from "#app/domain/catering/status.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Card } from "../card.tsx";
import { ChoiceField, Field, SelectField, TextAreaField } from "../form/field.tsx";
import type { BookingFieldOf } from "./booking-field.ts";

type BookingFieldsProps = { field: BookingFieldOf; titleLevel: 2 | 3 };

const { duration, guestCount } = bookingLimits;

const places = [
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
  /** The first day that can be booked, `YYYY-MM-DD`. */
  today: string;
  /** Changes when a button has chosen the day: the box then shows that one. */
  dateKey: string;
  children: ReactNode;
};

export function EventFields({ field, titleLevel, today, dateKey, children }: EventFieldsProps) {
  return (
    <Card title="Your event" titleLevel={titleLevel}>
      <div className="fields">
        <SelectField
          meta={field("eventType", { required: true })}
          label="Event Type"
          placeholder="Choose an event"
          options={eventTypes.map((type) => ({ value: type, label: eventTypeLabel(type) }))}
        />
        <Field
          meta={field("eventName", { required: true })}
          label="Event Name"
          placeholder="Aarav turns five"
          autoComplete="off"
        />
        <Field
          meta={field("eventDate", { required: true, min: today, key: dateKey })}
          label="Date"
          type="date"
        />
        <Field meta={field("eventTime", { required: true })} label="Time" type="time" />
        <div className="halves field-full-width">
          <Field
            meta={field("guestCount", { required: true, ...guestCount })}
            label="Guests"
            hint={`${guestCount.min} to ${guestCount.max}`}
            type="number"
            inputMode="numeric"
            width="s"
          />
          <Field
            meta={field("duration", { required: true, ...duration })}
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

export function PlaceFields({ field, titleLevel }: BookingFieldsProps) {
  return (
    <Card title="Place" titleLevel={titleLevel}>
      <ChoiceField
        meta={field("location.type")}
        legend="Where is it?"
        options={places}
        variant="cards"
      />
      <div className="fields">
        <div className="field-full-width">
          <Field
            meta={field("location.address.street", { required: true })}
            label="Street"
            autoComplete="street-address"
          />
        </div>
        <Field
          meta={field("location.address.city", { required: true })}
          label="City"
          autoComplete="address-level2"
        />
        <Field
          meta={field("location.address.state", { required: true })}
          label="State"
          autoComplete="address-level1"
        />
        <Field
          meta={field("location.address.zipCode", { required: true })}
          label="Zip Code"
          hint="6 digits"
          inputMode="numeric"
          autoComplete="postal-code"
          width="s"
        />
        <Field
          meta={field("location.address.landmark")}
          label="Landmark"
          hint="What is it next to?"
          optional
          autoComplete="off"
        />
      </div>
      <TextAreaField
        meta={field("location.setupRequirements")}
        label="Setup Requirements"
        hint="Power, water, shade, which gate, when we may unload"
        optional
        rows={2}
      />
    </Card>
  );
}

export function ContactFields({ field, titleLevel }: BookingFieldsProps) {
  return (
    <Card title="Contact" titleLevel={titleLevel}>
      <div className="fields">
        <Field
          meta={field("contactInfo.primaryContact.name", { required: true })}
          label="Name"
          autoComplete="name"
        />
        <Field
          meta={field("contactInfo.primaryContact.phone", { required: true })}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <div className="field-full-width">
          <Field
            meta={field("contactInfo.primaryContact.email", { required: true })}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <Field
          meta={field("contactInfo.alternateContact.name")}
          label="Alternate name"
          hint="Who else is there that day"
          optional
          autoComplete="off"
        />
        <Field
          meta={field("contactInfo.alternateContact.phone")}
          label="Alternate phone"
          hint="If you cannot be reached"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
      <TextAreaField meta={field("notes")} label="Additional Notes" optional rows={2} />
    </Card>
  );
}
