import type { StaffRole } from "#app/domain/access/roles.ts";
import {
  type FirstHourStep,
  firstHourUrl,
  placeFields,
  shopFields,
  stepAfter,
} from "#app/domain/setup/first-hour.ts";
import type { MenuChoiceEffect, MenuFields } from "#app/domain/setup/menu-form.ts";
import type { UpiPayee } from "#app/domain/terms/upi-payee.ts";
import { m } from "#messages";
import { ContentForm } from "../content-editor/content-form.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { ChoiceField } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";
import { DeliveryForm } from "../settings/delivery-form.tsx";
import { HoursForm } from "../settings/hours-form.tsx";
import { PaymentForm } from "../settings/payment-form.tsx";
import { StaffForm } from "../staff/staff-form.tsx";

type StepFormProps = Pick<EditProps, "constraint"> & {
  step: FirstHourStep;
  /** The values of the step; its form knows their type. */
  values: never;
  defaultPayee: UpiPayee;
  roles: StaffRole[];
};

/** The form of a step of the first hour, the same as on its subject's own page. */
export function StepForm({ step, defaultPayee, roles, ...form }: StepFormProps) {
  const props = {
    ...form,
    action: firstHourUrl(step),
    submitLabel: step === "staff" ? m.shared_add() : m.settings_saveAndContinue(),
    cancelTo: firstHourUrl(stepAfter(step)),
    cancelLabel: step === "staff" ? m.settings_goOn() : m.settings_skipStep(),
  };
  switch (step) {
    case "shop":
      return <ContentForm {...props} subject="shop" only={shopFields} />;
    case "place":
      return <ContentForm {...props} subject="branch" only={placeFields} />;
    case "hours":
      return <HoursForm {...props} />;
    case "delivery":
      return <DeliveryForm {...props} />;
    case "payment":
      return <PaymentForm {...props} defaultPayee={defaultPayee} />;
    case "menu":
      return <MenuChoiceForm {...props} />;
    default:
      return <StaffForm {...props} once hasEmail needsPin roles={roles} />;
  }
}

function MenuChoiceForm({ values, ...props }: EditProps & { values: MenuChoiceEffect }) {
  const [form, fields] = useOpenForm<MenuFields>("menu", props);
  const { removes, restores } = values;
  return (
    <EditForm cancelTo="/admin/products" {...props} form={form}>
      <ChoiceField
        meta={fields.menu}
        legend={m.settings_startWith()}
        variant="cards"
        options={[
          {
            value: "sample",
            label: m.settings_sampleMenu(),
            hint:
              restores === 0
                ? m.settings_sampleMenuHint()
                : m.settings_sampleMenuComesBack({ restores }),
          },
          {
            value: "csv",
            label: m.settings_menuFromCsv(),
            hint: m.settings_menuFromCsvHint({ removes }),
          },
          {
            value: "empty",
            label: m.settings_emptyMenu(),
            hint: m.settings_emptyMenuHint({ removes }),
          },
        ]}
      />
    </EditForm>
  );
}
