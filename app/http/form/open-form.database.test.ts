import { expect, test } from "vitest";
import { z } from "zod";
import { registerForm } from "#app/domain/accounts/schema.ts";
import { bookingForm } from "#app/domain/catering/schema.ts";
import { cateringForm, hoursForm } from "#app/domain/settings/schema.ts";
import { formConstraint } from "./open-form.server.ts";
import { parseForm } from "./parse-form.server.ts";

test("a form has the constraints of its schema", () => {
  expect(formConstraint(registerForm)).toEqual({
    name: { required: true, minLength: 2, maxLength: 80 },
    email: { required: true, minLength: 1, maxLength: 254 },
    password: { required: true, minLength: 6, maxLength: 200 },
    confirmPassword: { required: true, minLength: 1 },
    phone: { required: false, maxLength: 40 },
    address: { required: false, maxLength: 300 },
  });
});

test("nested fields and list rows have constraints, even before a transform", () => {
  expect(formConstraint(cateringForm)).toMatchObject({
    guestsPerDay: { required: true, min: 0, max: 100_000 },
    "leadTimes[].fromGuests": { required: false, min: 1, max: 10_000 },
  });
  expect(formConstraint(hoursForm)).toMatchObject({ "days[].opens": { required: false } });
  expect(formConstraint(bookingForm)).toMatchObject({
    "location.address.street": { required: true, maxLength: 300 },
    "menu.customItems[].quantity": { required: true, min: 0, max: 5000 },
    "newItem.quantity": { required: false, min: 1, max: 5000 },
  });
});

test("a selected dish that was not added refuses a booking; its quantity alone does not", () => {
  const schema = z.object({ newItem: bookingForm.shape.newItem });
  const errorsOf = (name: string, quantity: string) => {
    const form = new FormData();
    form.append("newItem.name", name);
    form.append("newItem.quantity", quantity);
    return parseForm(form, schema).reply().error;
  };

  expect(errorsOf("", "0")).toBeUndefined();
  expect(errorsOf("Lassi", "1")).toEqual({
    "newItem.name": ["Add Lassi with “Add item”, or choose no dish here"],
  });
});
