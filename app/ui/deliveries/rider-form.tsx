import { useFetcher } from "@remix-run/react";
import { m } from "#messages";
import { plainMeta, SelectField } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Link } from "../link.tsx";
import { useMay } from "../staff/use-may.ts";

export type Rider = { id: string; name: string };

type RiderFormProps = {
  id: string;
  orderNumber: string;
  riderId: string;
  riders: Rider[];
  returnTo?: string;
};

/** For those who could add a rider, if there is none. */
export function NoRiders() {
  const may = useMay();
  if (!may("manage staff")) return null;
  return (
    <p className="muted small">
      {m.deliveries_noRiders()} <Link to="/admin/staff/add">{m.staff_addStaff()}</Link>
    </p>
  );
}

/** For the counter: who delivers an order. */
export function RiderForm({ id, orderNumber, riderId, riders, returnTo }: RiderFormProps) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action={`/admin/deliveries/${id}/rider`} className="rider-form">
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <SelectField
        meta={plainMeta("riderId", { id: `rider-${id}`, value: riderId })}
        label={m.staff_rider()}
        placeholder={m.deliveries_anyRider()}
        options={riders.map(({ id: value, name: label }) => ({ value, label }))}
      />
      <SubmitButton
        variant="secondary"
        aria-label={m.deliveries_assignOrder({ orderNumber })}
        pending={isSending(fetcher)}
        pendingLabel={m.shared_saving()}
      >
        {m.deliveries_assign()}
      </SubmitButton>
    </InPlaceForm>
  );
}
