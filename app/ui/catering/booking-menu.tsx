import type { ElementType } from "react";
import { type BookingDraft, isLeftOut } from "#app/domain/catering/booking-draft.ts";
import { dietaryOptions } from "#app/domain/catering/booking-form.ts";
import { cateringPackages } from "#app/domain/catering/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { ChoiceField, TextAreaField } from "../form/field.tsx";
import { type BookingAnswer, type BookingFieldOf, bookingMeta, FORM_ID } from "./booking-field.ts";
import { CustomItems } from "./custom-items.tsx";
import { draftAction } from "./draft-action.ts";

type BookingMenuProps = {
  draft: BookingDraft;
  errors: BookingAnswer["errors"];
  field: BookingFieldOf;
  titleLevel: 2 | 3;
};

const dietaryLabels = dietaryOptions.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Packages, single dishes and wishes. Adding and removing are submit buttons: the form comes back changed. */
export function BookingMenu({ draft, errors, field, titleLevel }: BookingMenuProps) {
  // The first choice answers the complaint, also before the server has seen it.
  const missing = isLeftOut(draft, "menu") ? errors?.menu : undefined;
  const Heading: ElementType = titleLevel === 2 ? "h3" : "h4";
  return (
    <Card title="Menu" titleLevel={titleLevel} id="your-menu">
      <div id={`${FORM_ID}-menu`} tabIndex={-1} className="stack stack-small">
        <Heading>Packages</Heading>
        {missing && <p className="field-error">{missing.join(" ")}</p>}
        <ul className="packages" id={`${FORM_ID}-menu.packages`} tabIndex={-1}>
          {cateringPackages.map((one) => (
            <PackageChoice key={one.name} one={one} chosen={draft.packages} />
          ))}
        </ul>
      </div>
      <CustomItems draft={draft} errors={errors} titleLevel={titleLevel === 2 ? 3 : 4} />
      <ChoiceField
        meta={bookingMeta("menu.dietaryRequirements", draft.dietaryRequirements, errors)}
        legend="Dietary options"
        optional
        multiple
        options={dietaryLabels}
      />
      <TextAreaField
        meta={field("menu.specialRequests")}
        label="Special Requests"
        hint="Less spicy for the children, a counter without onion and garlic …"
        optional
        rows={2}
      />
    </Card>
  );
}

type PackageChoiceProps = { one: (typeof cateringPackages)[number]; chosen: string[] };

function PackageChoice({ one, chosen }: PackageChoiceProps) {
  const place = chosen.indexOf(one.name);
  const isAdded = place >= 0;
  return (
    <li className={isAdded ? "package package-added" : "package"}>
      <span className="row">
        <strong>{one.name}</strong>
        {isAdded && <Badge tone="good">Added ✓</Badge>}
      </span>
      <span className="numeric">{formatRupees(one.pricePaise)} a guest</span>
      <span className="muted small">
        {one.items.map(({ name }) => name).join(", ")}. Setup {formatRupees(one.setupFeePaise)}.
      </span>
      <span className="package-action">
        {isAdded && <input type="hidden" name={`menu.packages[${place}].name`} value={one.name} />}
        <Button
          {...draftAction("your-menu")}
          name={isAdded ? "without" : `menu.packages[${chosen.length}].name`}
          value={one.name}
          variant={isAdded ? "quiet" : "secondary"}
          size="small"
          aria-label={`${isAdded ? "Remove" : "Add"} ${one.name}`}
        >
          {isAdded ? "Remove" : "Add"}
        </Button>
      </span>
    </li>
  );
}
