import type { Address } from "#app/domain/accounts/address.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";

export function SavedAddresses({ addresses }: { addresses: Address[] }) {
  if (addresses.length === 0) return null;
  return (
    <Card title="Saved addresses" id="addresses">
      <p className="muted">From your orders. Checkout fills in the one you used last.</p>
      <ul className="lines">
        {addresses.map(({ id, name, address, city, pincode }) => (
          <li key={id} className="between">
            <address>
              {name && <strong className="own-line">{name}</strong>}
              {address}, {city} {pincode}
            </address>
            <div className="row">
              <ButtonLink
                to={`/profile/addresses/${id}`}
                variant="secondary"
                size="small"
                aria-label={`Edit ${name || address}`}
              >
                Edit
              </ButtonLink>
              <PostButton
                action={`/profile/addresses/${id}/removal`}
                label="Remove"
                ariaLabel={`Remove ${name || address}`}
                pendingLabel="Removing…"
                variant="quiet"
                size="small"
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
