import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { BookingFields } from "#app/domain/catering/schema.ts";
import { type EventType, eventTypeLabel } from "#app/domain/event-type.ts";
import type { PriceList } from "#app/domain/events/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { BuyerFields } from "../bills/buyer-fields.tsx";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import {
  ChoiceField,
  EmailField,
  Field,
  PhoneField,
  SelectField,
  TextAreaField,
} from "../form/field.tsx";

export type BookingFieldsProps = {
  fields: ReturnType<FormMetadata<BookingFields>["getFieldset"]>;
  titleLevel: 2 | 3;
  prices: PriceList;
};

type EventFieldsProps = BookingFieldsProps & {
  /** The event types that the owner caters for. */
  eventTypes: EventType[];
  /** `YYYY-MM-DD`, the first day that can be booked. */
  today: string;
  children: ReactNode;
};

export function EventFields(props: EventFieldsProps) {
  const { fields, titleLevel, prices, eventTypes, today, children } = props;
  return (
    <Card title={m.catering_yourEvent()} titleLevel={titleLevel}>
      <div className="fields">
        <SelectField
          meta={fields.eventType}
          label={m.shared_eventType()}
          placeholder={m.catering_chooseAnEvent()}
          options={eventTypes.map((type) => ({ value: type, label: eventTypeLabel(type) }))}
        />
        <Field
          meta={fields.eventName}
          label={m.shared_eventName()}
          placeholder={m.catering_aaravTurnsFive()}
          autoComplete="off"
        />
        <Field meta={fields.eventDate} label={m.shared_date()} type="date" min={today} />
        <Field meta={fields.eventTime} label={m.shared_time()} type="time" />
        <div className="halves field-full-width">
          <Field
            {...prices.guests}
            meta={fields.guestCount}
            label={m.shared_guests()}
            hint={m.catering_to(prices.guests)}
            type="number"
            inputMode="numeric"
            width="s"
          />
          <Field
            {...prices.hours}
            meta={fields.duration}
            label={m.catering_duration()}
            hint={m.catering_toHours(prices.hours)}
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

export function LocationFields({ fields, titleLevel, prices }: BookingFieldsProps) {
  const venueFee = formatRupees(prices.venueFeePaise);
  const { type, address, setupRequirements } = fields.location.getFieldset();
  const { street, city, state, zipCode, landmark } = address.getFieldset();
  return (
    <Card title={m.catering_place()} titleLevel={titleLevel}>
      <ChoiceField
        meta={type}
        legend={m.catering_whereIsIt()}
        options={[
          { value: "indoor", label: m.catering_indoor(), hint: m.catering_homeVenueHint() },
          {
            value: "venue",
            label: m.catering_venue(),
            hint: m.catering_hallVenueHint({ venueFee }),
          },
        ]}
        variant="cards"
      />
      <div className="fields">
        <div className="field-full-width">
          <Field meta={street} label={m.catering_street()} autoComplete="address-line1" />
        </div>
        <Field meta={city} label={m.shared_city()} autoComplete="address-level2" />
        <Field meta={state} label={m.shared_stateOfIndia()} autoComplete="address-level1" />
        <Field
          meta={zipCode}
          label={m.shared_pincode()}
          hint={m.catering_6Digits()}
          inputMode="numeric"
          autoComplete="postal-code"
          width="s"
        />
        <Field
          meta={landmark}
          label={m.catering_landmark()}
          hint={m.catering_landmarkLabel()}
          optional
          autoComplete="off"
        />
      </div>
      <TextAreaField
        meta={setupRequirements}
        label={m.shared_setupRequirements()}
        hint={m.catering_setupHint()}
        optional
        rows={2}
      />
    </Card>
  );
}

export function ContactFields({
  fields,
  titleLevel,
  isTaken,
}: Omit<BookingFieldsProps, "prices"> & { isTaken: boolean }) {
  const { primaryContact, alternateContact } = fields.contactInfo.getFieldset();
  const primary = primaryContact.getFieldset();
  const alternate = alternateContact.getFieldset();
  const { billing } = fields;
  const isBilledToCompany = Object.values(Object(billing.initialValue)).some(Boolean);
  return (
    <Card title={m.shared_contact()} titleLevel={titleLevel}>
      <div className="fields">
        <Field meta={primary.name} label={m.shared_name()} autoComplete="name" />
        <PhoneField meta={primary.phone} />
        <div className="field-full-width">
          <EmailField meta={primary.email} optional={isTaken} />
        </div>
        <Field
          meta={alternate.name}
          label={m.catering_alternateName()}
          hint={m.catering_otherVendorsLabel()}
          optional
          autoComplete="off"
        />
        <PhoneField
          meta={alternate.phone}
          label={m.catering_alternatePhone()}
          hint={m.catering_secondContactHint()}
          optional
          autoComplete="off"
        />
      </div>
      <TextAreaField meta={fields.notes} label={m.shared_additionalNotes()} optional rows={2} />
      <Disclosure summary={m.bills_billToCompany()} open={isBilledToCompany || !billing.valid}>
        <div className="stack">
          <BuyerFields fields={billing.getFieldset()} />
        </div>
      </Disclosure>
    </Card>
  );
}
