import type { Address } from "#app/domain/accounts/address.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";

export function SavedAddresses({ addresses }: { addresses: Address[] }) {
  if (addresses.length === 0) return null;
  return (
    <Card title={m.shared_savedAddresses()} id="addresses">
      <p className="muted">{m.account_savedAddressesIntro()}</p>
      <ul className="lines">
        {addresses.map(({ id, name, address, city, pincode }) => (
          <li key={id} className="between">
            <address>
              {name && <strong className="own-line">{name}</strong>}
              {address}, {city} {pincode}
            </address>
            <div className="row">
              <SecondaryLink
                to={`/profile/addresses/${id}`}
                size="small"
                aria-label={m.account_editThe({ what: name || address })}
              >
                {m.shared_edit()}
              </SecondaryLink>
              <PostButton
                action={`/profile/addresses/${id}/removal`}
                label={m.shared_remove()}
                ariaLabel={m.account_removeThe({ what: name || address })}
                pendingLabel={m.shared_removing()}
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
