import type { ElementType } from "react";
import { dietaryOptions } from "#app/domain/catering/booking-form.ts";
import { dietLabel } from "#app/domain/events/diet-label.ts";
import type { CateringPackage } from "#app/domain/events/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { ChoiceField, type FieldMeta, TextAreaField } from "../form/field.tsx";
import { rowsOf } from "../form/field-meta.ts";
import type { BookingFieldsProps } from "./booking-fields.tsx";
import { useChangeFormButton } from "./change-form-button.ts";
import { CustomItems } from "./custom-items.tsx";

function dietOption(value: string) {
  const label = dietLabel(value);
  return { value, label: label.charAt(0).toUpperCase() + label.slice(1) };
}

export function BookingMenu({ fields, titleLevel, prices }: BookingFieldsProps) {
  const menu = fields.menu.getFieldset();
  const packages = rowsOf(menu.packages).map((row) => row.getFieldset().name);
  // Choosing something hides this error before the server validates it.
  const menuErrors = packages.length + rowsOf(menu.customItems).length === 0 && fields.menu.errors;
  const Heading: ElementType = titleLevel === 2 ? "h3" : "h4";
  return (
    <Card title={m.shared_menu()} titleLevel={titleLevel} id="your-menu">
      <div id={fields.menu.id} tabIndex={-1} className="stack stack-small">
        <Heading>{m.shared_packages()}</Heading>
        {menuErrors && <p className="field-error">{menuErrors.join(" ")}</p>}
        <ul className="packages" id={menu.packages.id} tabIndex={-1}>
          {prices.packages.map((offer) => (
            <PackageChoice
              key={offer.name}
              offer={offer}
              chosen={packages.find(({ initialValue }) => initialValue === offer.name)}
              nextName={`${menu.packages.name}[${packages.length}].name`}
            />
          ))}
        </ul>
      </div>
      <CustomItems fields={fields} prices={prices} titleLevel={titleLevel === 2 ? 3 : 4} />
      <ChoiceField
        meta={menu.dietaryRequirements}
        legend={m.catering_dietaryOptions()}
        hint={m.catering_dietHint()}
        optional
        multiple
        options={dietaryOptions.map(dietOption)}
      />
      <TextAreaField
        meta={menu.specialRequests}
        label={m.shared_specialRequests()}
        hint={m.catering_requestsPlaceholder()}
        optional
        rows={2}
      />
    </Card>
  );
}

type PackageChoiceProps = {
  offer: CateringPackage;
  /** Its field, if it was added. */
  chosen: FieldMeta | undefined;
  /** The field name for the next package. */
  nextName: string;
};

function PackageChoice({ offer, chosen, nextName }: PackageChoiceProps) {
  const { label } = offer;
  const changeFormButton = useChangeFormButton();
  return (
    <li className={chosen ? "package package-added" : "package"}>
      <span className="row">
        <strong>{label}</strong>
        {chosen && <Badge tone="good">{m.catering_added()}</Badge>}
      </span>
      <span className="numeric">
        {m.catering_aGuest({ price: formatRupees(offer.pricePaise) })}
      </span>
      <span className="muted small">
        {m.catering_setup({
          dishes: offer.dishes.map((dish) => dish.label).join(", "),
          setupFee: formatRupees(offer.setupFeePaise),
        })}
      </span>
      <span className="package-action">
        {chosen && <input type="hidden" name={chosen.name} value={offer.name} />}
        <Button
          {...changeFormButton("your-menu")}
          name={chosen ? "without" : nextName}
          value={offer.name}
          variant={chosen ? "quiet" : "secondary"}
          size="small"
          aria-label={chosen ? m.catering_remove({ dish: label }) : m.catering_add({ name: label })}
        >
          {chosen ? m.shared_remove() : m.shared_add()}
        </Button>
      </span>
    </li>
  );
}
