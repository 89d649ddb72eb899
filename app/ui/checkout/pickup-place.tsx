import { directionsTo } from "#app/domain/content/place.ts";
import type { Branch } from "#app/domain/shop/branch.ts";
import { m } from "#messages";
import { ButtonAnchor, ButtonLink } from "../button.tsx";
import { branchUrl } from "../map/branch-url.ts";
import { Notice } from "../notice.tsx";

/** The place where an order is picked up. */
export function PickupPlace({ branch }: { branch: Branch }) {
  return (
    <Notice title={m.checkout_pickUpAt({ name: branch.name })}>
      <address>{[branch.address, branch.landmark].filter(Boolean).join(". ")}</address>
      <p className="row">
        <ButtonAnchor variant="secondary" size="small" icon="map-pin" href={directionsTo(branch)}>
          {m.shared_getDirections()}
        </ButtonAnchor>
        <ButtonLink variant="quiet" size="small" to={branchUrl("/contact", branch)}>
          {m.checkout_showOnMap()}
        </ButtonLink>
      </p>
    </Notice>
  );
}
