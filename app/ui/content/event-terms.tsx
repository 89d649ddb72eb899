import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { SERVICE_CHARGE_PERCENT, VENUE_DELIVERY_PAISE } from "#app/domain/catering/event-price.ts";
import { formatRupees } from "#app/domain/money.ts";
import { shop } from "#app/domain/shop.ts";

const { guestCount, duration } = bookingLimits;

export function EventTerms() {
  return (
    <div className="prose">
      <ul>
        <li>
          {guestCount.min} to {guestCount.max} guests, {duration.min} to {duration.max} hours. For
          more guests, call us: we have done it with two counters.
        </li>
        <li>
          Half of the total in advance secures the date; the other half is due after the event. A
          pending booking can be cancelled under My Events.
        </li>
        <li>
          The price is your guests times the package, {SERVICE_CHARGE_PERCENT}% for service, and the
          setup fee of each package. Bringing the counter to a venue adds{" "}
          {formatRupees(VENUE_DELIVERY_PAISE)}. Nothing else appears on the bill.
        </li>
        <li>
          Questions first? <a href={shop.phoneHref}>{shop.phone}</a>, and ask for Ketaki.
        </li>
      </ul>
    </div>
  );
}
