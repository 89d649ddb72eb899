import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import type { ProductFields } from "#app/domain/menu/product-fields.ts";
import type { ProductFormInput } from "#app/domain/menu/product-schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { SectionOption } from "#app/domain/sections/sections.ts";
import type { Station } from "#app/domain/stations/station.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import {
  AmountField,
  CheckField,
  DigitsField,
  Field,
  SelectField,
  TextAreaField,
} from "../form/field.tsx";
import { type FieldMeta, hasErrors } from "../form/field-meta.ts";
import { useRefusal } from "../form/use-form-answer.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { FoodField } from "../options/food-field.tsx";
import { ComboPartFields, type OfferedDish } from "./combo-part-fields.tsx";
import { GroupUseFields, type OfferedGroup } from "./group-use-fields.tsx";
import { ProductImageField } from "./product-image-field.tsx";
import { SaleHoursFields } from "./sale-hours-fields.tsx";

/** The facts about a saved product that nobody types. */
type ProductFacts = {
  url: string;
  slug: string;
  isSized: boolean;
  pricePaise: number;
  portionsLeft: number;
};

type ProductFormProps = EditProps & {
  values: ProductFields;
  offeredGroups: OfferedGroup[];
  /** For the parts of a combo. */
  offeredDishes: OfferedDish[];
  sections: SectionOption[];
  /** Stations of the kitchen; the field is left out if there are none. */
  stations: Station[];
  facts?: ProductFacts;
  cancelTo: string;
};

export function ProductForm(props: ProductFormProps) {
  const { action, values } = props;
  const { facts, offeredGroups, offeredDishes, sections, stations } = props;
  const isCombo = values.kind === "combo";
  const [form, fields] = useOpenForm<ProductFormInput>("product", props);
  const refused = useRefusal();
  // Conform keeps the initial values, but the image may have been stored since. A draft contains
  // both the former image and the typed URL, which takes precedence.
  const images = [refused ? refused.initialValue?.image : values.image].flat();
  const image = images.findLast((value) => typeof value === "string" && value.trim() !== "");
  return (
    <EditForm {...props} form={form} encType="multipart/form-data">
      <input type="hidden" name={fields.kind.name} value={values.kind} />
      <Card>
        <Field meta={fields.name} label={m.products_productName()} autoComplete="off" />
        <Field
          meta={fields.nameDevanagari}
          label={m.shared_nameInDevanagari()}
          optional
          hint={m.products_taglineHint()}
          autoComplete="off"
        />
        <Field
          meta={fields.otherNames}
          label={m.products_otherNamesAndSpellings()}
          optional
          hint={m.products_searchWordsHint()}
          autoComplete="off"
        />
        <SelectField
          meta={fields.category}
          label={m.shared_category()}
          placeholder={m.products_selectACategory()}
          options={sections}
        />
        <TextAreaField meta={fields.description} label={m.shared_description()} rows={3} />
        <div className="product-columns">
          {facts?.isSized ? (
            <ComputedField meta={fields.price} label={m.shared_price()} value={values.price}>
              {m.products_sizePriceHint({ price: formatRupees(facts.pricePaise) })}
            </ComputedField>
          ) : (
            <AmountField meta={fields.price} label={m.shared_price()} />
          )}
          {isCombo ? (
            <ComputedField meta={fields.stock} label={m.shared_stock()} value={values.stock}>
              {facts
                ? m.products_fromThatOfItsDishes({ portionsLeft: facts.portionsLeft })
                : m.products_stockOfItsDishes()}
            </ComputedField>
          ) : (
            <DigitsField meta={fields.stock} label={m.shared_stock()} />
          )}
        </div>
        {!isCombo && (
          <CheckField meta={fields.isUncounted} label={m.products_portionsNotCounted()} />
        )}
        <Field
          meta={fields.ingredients}
          label={m.products_ingredients()}
          optional
          hint={m.products_tagsHint()}
          autoComplete="off"
        />
        {!isCombo && (
          <>
            <FoodField
              meta={fields.contains}
              legend={m.menu_contains()}
              hint={m.products_foodHint()}
            />
            <CheckField
              meta={fields.isFoodChecked}
              label={m.products_foodChecked()}
              hint={m.products_foodCheckedHint()}
            />
          </>
        )}
        <Field
          meta={fields.foodNote}
          label={m.shared_foodNote()}
          optional
          hint={m.products_foodNoteHint()}
          autoComplete="off"
        />
        <fieldset className="field">
          <legend>{m.products_labelsAndStatus()}</legend>
          <div className="choices">
            <CheckField meta={fields.isVeg} label={m.products_vegetarian()} />
            <CheckField meta={fields.isSpicy} label={m.shared_spicy()} />
            <CheckField meta={fields.isPopular} label={m.shared_popular()} />
            <CheckField meta={fields.isAvailable} label={m.products_activeHint()} />
          </div>
        </fieldset>
        <ProductImageField meta={fields.image} value={String(image ?? "")} />
      </Card>
      {isCombo ? (
        <ComboPartFields
          form={form}
          meta={fields.parts}
          offered={offeredDishes}
          sections={sections}
          action={action}
        />
      ) : (
        <GroupUseFields form={form} action={action} meta={fields.groups} offered={offeredGroups} />
      )}
      <Card title={m.products_whenItIsSold()}>
        <p className="muted">{m.products_hoursHint()}</p>
        <SaleHoursFields days={fields.saleDays} from={fields.saleFrom} until={fields.saleUntil} />
      </Card>
      <Card>
        <Disclosure
          summary={m.products_rarelyChanged()}
          open={[fields.plates, fields.taxPercent, fields.taxCode].some(hasErrors)}
        >
          <DigitsField
            meta={fields.plates}
            label={m.products_platesLabel()}
            hint={m.products_platesHint()}
            width="xs"
          />
          <Field
            meta={fields.taxPercent}
            label={m.shared_taxRate()}
            optional
            hint={m.products_taxRateHint()}
            suffix="%"
            inputMode="decimal"
            autoComplete="off"
            width="xs"
          />
          <DigitsField
            meta={fields.taxCode}
            label={m.products_hsnOrSacCode()}
            optional
            hint={m.products_hsnHint()}
            width="s"
          />
          {stations.length > 0 ? (
            <SelectField
              meta={fields.stationId}
              label={m.products_stationOfTheKitchen()}
              placeholder={m.products_thatOfItsCategory()}
              options={stations.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : (
            <input type="hidden" name={fields.stationId.name} value={values.stationId} />
          )}
        </Disclosure>
      </Card>
      {facts && (
        <p className="muted">
          <ParaglideMessage
            message={m.products_pageFollowsTheName}
            inputs={{ slug: facts.slug }}
            markup={{ link: ({ children }) => <a href={facts.url}>{children}</a> }}
          />
        </p>
      )}
    </EditForm>
  );
}

type ComputedFieldProps = { meta: FieldMeta; label: string; value: string; children: ReactNode };

/** A value that the shop computes; the form sends the value that it showed. */
function ComputedField({ meta, label, value, children }: ComputedFieldProps) {
  return (
    <div className="field">
      <strong>{label}</strong>
      <span>{children}</span>
      <input type="hidden" name={meta.name} value={value} />
    </div>
  );
}
