import { m } from "#messages";
import { plainMeta, SelectField } from "../form/field.tsx";
import { PostButton } from "../form/post-button.tsx";
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

/** For staff who can add a rider, if there is none. */
export function NoRiders() {
  const may = useMay();
  if (!may("manage staff")) return null;
  return (
    <p className="muted small">
      {m.deliveries_noRiders()} <Link to="/admin/staff/add">{m.staff_addStaff()}</Link>
    </p>
  );
}

/** For the counter: chooses who delivers an order. */
export function RiderForm({ id, orderNumber, riderId, riders, returnTo }: RiderFormProps) {
  return (
    <PostButton
      action={`/admin/deliveries/${id}/rider`}
      fields={returnTo ? { returnTo } : {}}
      formClassName="rider-form"
      label={m.deliveries_assign()}
      ariaLabel={m.deliveries_assignOrder({ orderNumber })}
      pendingLabel={m.shared_saving()}
      variant="secondary"
    >
      <SelectField
        meta={plainMeta("riderId", { id: `rider-${id}`, value: riderId })}
        label={m.staff_rider()}
        placeholder={m.deliveries_anyRider()}
        options={riders.map(({ id: value, name: label }) => ({ value, label }))}
      />
    </PostButton>
  );
}
