import type { EventTicket } from "#app/domain/events/event-ticket.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Price } from "../dish/price.tsx";

export function EventMenu({ ticket }: { ticket: EventTicket }) {
  const { packages, customItems, dietaryRequirements, specialRequests } = ticket;
  return (
    <>
      {packages.length > 0 && (
        <>
          <h4>{m.events_selectedPackages()}</h4>
          <ul className="ticket-list ticket-list-ruled">
            {packages.map((item) => (
              <li key={item.name}>
                <strong>{item.label}</strong>
                <span className="price-end">
                  <span className="muted">
                    {m.catering_guests({
                      guestCount: ticket.guestCount,
                      price: formatRupeesWithPaise(item.pricePaise),
                    })}
                    {" · "}
                  </span>
                  <Price paise={item.totalPaise} exact />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {customItems.length > 0 && (
        <>
          <h4>{m.events_customItems()}</h4>
          <ul className="ticket-list ticket-list-ruled">
            {customItems.map((item) => (
              <li key={item.position}>
                <strong>
                  <span className="numeric">{item.quantity} ×</span> {item.name}
                </strong>
                {item.specialInstructions && <q>{item.specialInstructions}</q>}
                <span className="price-end">
                  <span className="muted">
                    {m.orders_each({ price: formatRupeesWithPaise(item.pricePaise) })}
                    {" · "}
                  </span>
                  <Price paise={item.totalPaise} exact />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {dietaryRequirements.length > 0 && (
        <>
          <h4>{m.events_dietaryRequirements()}</h4>
          <p className="special-request">
            {dietaryRequirements.map((diet) => (
              <Badge key={diet} tone="hot">
                {diet}
              </Badge>
            ))}
          </p>
        </>
      )}
      {specialRequests && (
        <>
          <h4>{m.shared_specialRequests()}</h4>
          <p className="preserve-lines">{specialRequests}</p>
        </>
      )}
    </>
  );
}
