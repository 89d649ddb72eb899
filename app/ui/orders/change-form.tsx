import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type SyntheticEvent, useState } from "react";
import type { ChangePageData } from "#app/domain/order-changes/change-page.ts";
import { changeReasons } from "#app/domain/orders/reasons.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import {
  ChoiceField,
  DigitsField,
  Field,
  plainMeta,
  SelectField,
  TextAreaField,
} from "../form/field.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useFormAnswer } from "../form/use-form-answer.ts";
import { Form } from "../link.tsx";
import { AddedLine, PlacedLine } from "./change-lines.tsx";
import { ChangePreview } from "./change-preview.tsx";

const ID = "change";

export type ChangeErrors = Record<string, string[] | null | undefined>;

/** Free-text fields, which are left out when asking for the new total. */
const texts = ["address", "city", "deliveryInstructions", "notes", "reason", "changeKey", "dish"];

/** Handlers that ask for the new total, like "Check new total" without scripts. */
function useTotalUpdates(url: string, load: (url: string) => void) {
  const update = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(currentTarget)) {
      const isAsked = !texts.includes(name) && !name.endsWith(".specialInstructions");
      if (typeof value === "string" && isAsked) query.append(name, value);
    }
    load(`${url}?${query}`);
  };
  return {
    onChange: (event: SyntheticEvent<HTMLFormElement>) => {
      if (
        (event.target as HTMLElement).matches(
          "[type=radio], [type=checkbox], select:not([name=dish])",
        )
      ) {
        update(event);
      }
    },
    onInput: (event: SyntheticEvent<HTMLFormElement>) => {
      if ((event.target as HTMLElement).matches("[type=number]")) update(event);
    },
    onBlur: (event: SyntheticEvent<HTMLFormElement>) => {
      if ((event.target as HTMLElement).matches("[name=pincode], [name=overfillReason]"))
        update(event);
    },
  };
}

type Answer = {
  result: SubmissionResult<string[]>;
  version?: string;
  /** Includes the typed values. */
  page?: ChangePageData;
};

type ChangeFormProps = { page: ChangePageData; url: string; backTo: string };

export function ChangeForm(props: ChangeFormProps) {
  const answer = useFormAnswer<Answer>();
  return (
    <Fields key={answer?.version} {...props} page={answer?.page ?? props.page} answer={answer} />
  );
}

type FieldsProps = ChangeFormProps & { answer: Answer | undefined };

function Fields({ page, url, backTo, answer }: FieldsProps) {
  const fetcher = useFetcher<{ page: ChangePageData }>();
  const updates = useTotalUpdates(url, fetcher.load);
  const live = fetcher.data?.page ?? page;
  // A second try must have the key of the first.
  const [changeKey] = useState(page.changeKey);
  const errors: ChangeErrors = answer?.result.error ?? {};
  const { values, isStaff } = page;
  const meta = (name: string) =>
    plainMeta(name, {
      id: `${ID}-${name}`,
      value: typeof values[name] === "string" ? values[name] : "",
      errors: errors[name] ?? undefined,
    });
  const quantities = Object(values.lines) as Record<string, string>;
  const allErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([name, found]) => (found ? [[name, found]] : [])),
  );
  return (
    <Form
      method="post"
      action={url}
      id={ID}
      noValidate
      className="split"
      preventScrollReset
      {...updates}
    >
      <div className="stack">
        {/* Enter shows the new total; only the button "Save changes" saves. */}
        <DefaultSubmit />
        <input type="hidden" name="changeKey" value={changeKey} />
        <input type="hidden" name="version" value={page.version} />
        <ErrorSummary form={{ id: ID, allErrors }} />
        <Card title={m.shared_dishesTitle()}>
          <ul className="plain-list stack">
            {page.lines.map((line) => (
              <PlacedLine
                key={line.id}
                line={line}
                quantity={quantities[line.id] ?? String(line.quantity)}
                errors={errors}
                formId={ID}
              />
            ))}
            {live.added.map((line) => (
              <AddedLine
                key={`${line.name} ${line.dish.id}`}
                line={line}
                errors={errors}
                formId={ID}
              />
            ))}
          </ul>
          <div className="change-add">
            <SelectField
              meta={plainMeta("dish", {
                id: `${ID}-dish`,
                value: String(answer?.result.initialValue?.dish ?? ""),
              })}
              label={m.shared_addADish()}
              placeholder={m.shared_chooseADish()}
              options={page.dishes}
            />
            <SubmitButton variant="secondary" name="add" value="dish">
              {m.shared_add()}
            </SubmitButton>
          </div>
        </Card>
        <Card title={m.orders_timeAndPlace()}>
          <ChoiceField
            meta={meta("deliveryType")}
            legend={m.orders_deliveryType()}
            options={[
              ...(page.canBeDelivered
                ? [{ value: "delivery", label: m.shared_homeDelivery() }]
                : []),
              { value: "pickup", label: page.pickupLabel },
              ...(isStaff ? [{ value: "here", label: m.orders_eatHere() }] : []),
            ]}
          />
          <SelectField
            meta={meta("requestedFor")}
            label={m.shared_time()}
            hint={m.orders_deliveryTypeChangesTime()}
            options={live.times}
          />
          {live.asksOverfillReason && (
            <Field
              meta={meta("overfillReason")}
              label={m.orders_reasonForOverfilling()}
              hint={m.orders_fullTimeHint()}
              autoComplete="off"
            />
          )}
          <TextAreaField
            meta={meta("address")}
            label={m.shared_address()}
            optional={isStaff}
            rows={2}
            autoComplete="off"
          />
          <div className="fields">
            <Field
              meta={meta("city")}
              label={m.shared_city()}
              optional={isStaff}
              autoComplete="off"
            />
            <DigitsField
              meta={meta("pincode")}
              label={m.shared_pincode()}
              hint={m.shared_sixDigits()}
              optional={isStaff}
              width="s"
            />
          </div>
          <TextAreaField
            meta={meta("deliveryInstructions")}
            label={m.orders_deliveryInstructions()}
            optional
            rows={2}
          />
          <TextAreaField
            meta={meta("notes")}
            label={m.shared_specialInstructions()}
            optional
            rows={2}
          />
        </Card>
      </div>
      <ChangePreview page={live}>
        <SubmitButton variant="secondary" wide name="check" value="total">
          {m.orders_checkNewTotal()}
        </SubmitButton>
        <ReasonField
          meta={meta("reason")}
          label={m.shared_reason()}
          optional={!isStaff}
          hint={isStaff ? m.orders_noteReaders() : undefined}
          reasons={isStaff ? changeReasons.labels() : []}
        />
        <SubmitButton wide name="save" value="1" pendingLabel={m.shared_saving()}>
          {m.orders_saveChanges()}
        </SubmitButton>
        <QuietLink to={backTo} wide>
          {m.orders_keepUnchanged()}
        </QuietLink>
      </ChangePreview>
    </Form>
  );
}
