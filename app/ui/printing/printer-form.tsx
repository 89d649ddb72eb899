import { translated } from "#app/domain/language/translated.ts";
import type { PrinterFormFields } from "#app/domain/printers/printer-schema.ts";
import type { Station } from "#app/domain/stations/station.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { ChoiceField } from "../form/choice-field.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { DigitsField, Field, SelectField } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";

const kinds = [
  translated({
    value: "ticket",
    label: m.printing_tickets,
    hint: m.printing_whenAnOrderIsAccepted,
  }),
  translated({
    value: "change",
    label: m.printing_changes,
    hint: m.printing_changeTicketHint,
  }),
  translated({ value: "token", label: m.shared_tokens, hint: m.printing_ofOrdersAtTheCounter }),
  translated({ value: "bill", label: m.shared_bills }),
  translated({ value: "day", label: m.printing_reportsOfClosedDays }),
];

type PrinterFormProps = EditProps & { values: PrinterFormFields; stations: Station[] };

export function PrinterForm(props: PrinterFormProps) {
  const { values, stations } = props;
  const [form, fields] = useOpenForm<PrinterFormFields>("printer", props);
  return (
    <EditForm {...props} form={form} cancelTo="/admin/settings/printers">
      <Card>
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.printing_suchAsKitchen()}
          autoComplete="off"
        />
        <Field
          meta={fields.host}
          label={m.shared_address()}
          hint={m.printing_addressPlaceholder()}
          autoComplete="off"
        />
        <DigitsField
          meta={fields.port}
          label={m.printing_port()}
          hint={m.printing_9100ForMostPrinters()}
          optional
          width="s"
        />
        <ChoiceField
          meta={fields.paper}
          legend={m.printing_paper()}
          options={[
            { value: "80", label: "80 mm" },
            { value: "58", label: "58 mm" },
          ]}
        />
      </Card>
      <Card>
        <ChoiceField
          meta={fields.kinds}
          legend={m.printing_printsByItself()}
          options={kinds}
          multiple
          optional
        />
        {stations.length > 0 ? (
          <SelectField
            meta={fields.station}
            label={m.printing_station()}
            hint={m.printing_ticketsShowItsDishesOnly()}
            placeholder={m.printing_theWholeKitchen()}
            optional
            options={stations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <input type="hidden" name={fields.station.name} value={values.station} />
        )}
      </Card>
    </EditForm>
  );
}
