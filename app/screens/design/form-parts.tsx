import { Form } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import { DraftNotice } from "#app/ui/form/draft-notice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import {
  CheckField,
  ChoiceField,
  Field,
  PasswordField,
  plainMeta,
  SelectField,
  TextAreaField,
} from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";

const here = "/design?part=forms";

export function FormParts() {
  return (
    <>
      <DraftNotice />
      <ErrorSummary
        title="Please fill in all required fields: email, phone"
        form={{
          id: "sample",
          allErrors: {
            email: ["Please enter a valid email"],
            phone: ["Please enter a valid phone number"],
            "": ["Something that concerns the whole form."],
          },
        }}
      />
      <Form method="post" action={here} noValidate className="stack">
        <Card title="Customer Information">
          <div className="fields">
            <Field
              meta={plainMeta("firstName", { value: "Saraswati", required: true })}
              label="First name"
              autoComplete="given-name"
            />
            <Field
              meta={plainMeta("lastName", { required: true })}
              label="Last name"
              autoComplete="family-name"
            />
            <Field
              meta={plainMeta("email", {
                id: "sample-email",
                value: "saraswati@",
                error: "Please enter a valid email",
                required: true,
              })}
              label="Email"
              type="email"
              autoComplete="email"
            />
            <Field
              meta={plainMeta("phone", {
                id: "sample-phone",
                error: "Please enter a valid phone number",
              })}
              label="Phone"
              type="tel"
              optional
              hint="We call only when we cannot find the door."
              autoComplete="tel"
            />
            <PasswordField
              meta={plainMeta("password")}
              label="Password"
              autoComplete="current-password"
              hint="At least 6 characters"
            />
            <SelectField
              meta={plainMeta("category")}
              label="Category"
              placeholder="Select a category"
              options={[
                { value: "pani-puri", label: "Pani Puri" },
                { value: "chaat", label: "Chaat" },
              ]}
            />
            <Field
              meta={plainMeta("price", { value: "120.50" })}
              label="Price"
              prefix="₹"
              inputMode="decimal"
              width="s"
            />
            <Field
              meta={plainMeta("guestCount", { value: 50, min: 10, max: 500 })}
              label="Guests"
              type="number"
              suffix="people"
              width="s"
            />
          </div>
          <TextAreaField
            meta={plainMeta("specialInstructions")}
            label="Special instructions"
            optional
            placeholder="Less spicy, please"
          />
          <Field
            meta={plainMeta("image")}
            label="Image"
            type="file"
            hint="PNG, JPG, GIF up to 5MB"
          />
        </Card>
        <Card title="Payment">
          <ChoiceField
            meta={plainMeta("paymentMethod", { value: "upi" })}
            legend="Payment method"
            variant="cards"
            options={[
              { value: "cash", label: "Cash on Delivery", hint: "Keep change handy" },
              { value: "upi", label: "UPI", hint: "Pay by any UPI app" },
              { value: "card", label: "Card", hint: "At the door" },
            ]}
          />
          <ChoiceField
            meta={plainMeta("spice", { error: "Choose how spicy it should be" })}
            legend="Spice level"
            options={[
              { value: "mild", label: "Mild" },
              { value: "medium", label: "Medium" },
              { value: "hot", label: "Hot" },
            ]}
          />
          <ChoiceField
            meta={plainMeta("dietary", { value: ["jain"] })}
            legend="Dietary requirements"
            multiple
            optional
            options={[
              { value: "vegan", label: "Vegan" },
              { value: "jain", label: "Jain" },
              { value: "gluten-free", label: "Gluten-free" },
            ]}
          />
          <CheckField
            meta={plainMeta("isJain", { value: "on" })}
            label="Jain"
            hint="No onion, no garlic"
          />
        </Card>
        <div className="row">
          <SubmitButton size="large" pendingLabel="Placing order…">
            Place Order
          </SubmitButton>
          <SubmitButton pending pendingLabel="Placing order…">
            Place Order
          </SubmitButton>
        </div>
      </Form>
      <div className="row">
        <PostButton action={here} label="A form of one button" icon="check" />
      </div>
      <Card title="Filters">
        <FilterForm action={here} label="Search orders" keep={{ part: "forms" }}>
          <Field
            meta={plainMeta("q")}
            label="Search"
            type="search"
            placeholder="Order, name or phone"
          />
          <SelectField
            meta={plainMeta("status")}
            label="Status"
            placeholder="All Statuses"
            options={[{ value: "pending", label: "Pending" }]}
          />
        </FilterForm>
      </Card>
    </>
  );
}
