import type { z } from "zod";
import type { User } from "#app/domain/access/user.ts";
import type { Result } from "#app/domain/result.ts";
import { deliveryValues, hoursValues } from "#app/domain/settings/form-values.ts";
import { closedWeekWarning, formatHours } from "#app/domain/settings/format-hours.ts";
import { settingsParts } from "#app/domain/settings/queries.server.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { deliveryForm, hoursForm, payeeForm } from "#app/domain/settings/schema.ts";
import { chooseMenu, menuChoiceEffect } from "#app/domain/setup/choose-menu.server.ts";
import type { FirstHourStep } from "#app/domain/setup/first-hour.ts";
import {
  nameShop,
  placeForm,
  placeShop,
  presentPlace,
  presentShop,
  shopForm,
} from "#app/domain/setup/found-shop.server.ts";
import { menuForm } from "#app/domain/setup/menu-form.ts";
import { inviteStaff } from "#app/domain/staff/invite-staff.server.ts";
import { colleagueForm } from "#app/domain/staff/schema.ts";
import { m } from "#messages";

type StepForm<Value> = {
  schema: z.ZodType<Value>;
  values(): object;
  save(actor: User, value: Value): Result<unknown> | Promise<Result<unknown>>;
  /** Shown after saving. */
  hint?(value: Value): string | undefined;
  /** The page to show instead of the next step. */
  next?(value: Value): string | undefined;
};

const stepForm = <Value>(form: StepForm<Value>) => form as unknown as StepForm<unknown>;

/** The last step has none. */
export const firstHourForms: Partial<Record<FirstHourStep, StepForm<unknown>>> = {
  shop: stepForm({ schema: shopForm, values: presentShop, save: nameShop }),
  place: stepForm({ schema: placeForm, values: presentPlace, save: placeShop }),
  hours: stepForm({
    schema: hoursForm,
    values: () => hoursValues(settingsParts().hours),
    save: (actor, week) => saveSettings(actor, "hours", week),
    hint: (week) => closedWeekWarning(week) ?? formatHours(week).note,
  }),
  delivery: stepForm({
    schema: deliveryForm,
    values: () => deliveryValues(settingsParts().delivery),
    save: (actor, terms) => saveSettings(actor, "delivery", terms),
  }),
  payment: stepForm({
    schema: payeeForm,
    values: () => settingsParts().payment,
    save: (actor, payee) =>
      saveSettings(actor, "payment", { ...settingsParts().payment, ...payee }),
  }),
  menu: stepForm({
    schema: menuForm,
    values: menuChoiceEffect,
    save: chooseMenu,
    next: ({ menu }) => (menu === "csv" ? "/admin/products/import" : undefined),
  }),
  staff: stepForm({
    schema: colleagueForm,
    values: () => ({ name: "", role: "", pin: "" }),
    save: (actor, colleague) => inviteStaff(actor, { ...colleague, email: "" }),
    hint: ({ name }) => m.staff_mayEnterThePin({ name }),
    // There may be more colleagues.
    next: () => "/admin/first-hour/staff",
  }),
};
