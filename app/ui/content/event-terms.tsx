import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { SERVICE_CHARGE_PERCENT, VENUE_DELIVERY_PAISE } from "#app/domain/events/event-price.ts";
import { formatRupees } from "#app/domain/money.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";

const { guestCount, duration } = bookingLimits;

export function EventTerms() {
  return (
    <div className="prose">
      <ul>
        <li>
          {m.pages_weddingGuestsText({
            minGuests: guestCount.min,
            maxGuests: guestCount.max,
            minHours: duration.min,
            maxHours: duration.max,
          })}
        </li>
        <li>{m.pages_weddingAdvanceText()}</li>
        <li>
          {m.pages_weddingPriceText({
            serviceChargePercent: SERVICE_CHARGE_PERCENT,
            venueDeliveryPaise: formatRupees(VENUE_DELIVERY_PAISE),
          })}
        </li>
        <li>
          <ParaglideMessage
            message={m.pages_questionsFirst}
            inputs={{ phone: shop.phone }}
            markup={{ call: ({ children }) => <a href={shop.phoneHref}>{children}</a> }}
          />
        </li>
      </ul>
    </div>
  );
}
