import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { SetupTask } from "./setup-tasks.ts";

type Step = { title: string; intro: string; task: SetupTask };

/** The steps of the first hour, with the task that each completes. */
export const firstHourSteps = {
  shop: translated({
    title: m.content_shop,
    intro: m.settings_shopStepIntro,
    task: "contact",
  }),
  place: translated({
    title: m.settings_whereItIs,
    intro: m.settings_placeStepIntro,
    task: "place",
  }),
  hours: translated({
    title: m.settings_openingHours,
    intro: m.settings_openDaysHint,
    task: "hours",
  }),
  delivery: translated({
    title: m.settings_deliveryAndPickup,
    intro: m.settings_deliveryStepIntro,
    task: "delivery",
  }),
  payment: translated({
    title: m.shared_payment,
    intro: m.settings_paymentIntro,
    task: "payment",
  }),
  menu: translated({ title: m.shared_menu, intro: m.settings_menuStepIntro, task: "menu" }),
  staff: translated({ title: m.shared_staff, intro: m.settings_staffStepIntro, task: "staff" }),
  open: translated({
    title: m.settings_openStep,
    intro: m.settings_openStepIntro,
    task: "testOrder",
  }),
} satisfies Record<string, Step>;

export type FirstHourStep = keyof typeof firstHourSteps;

export const firstHourNames = Object.keys(firstHourSteps) as FirstHourStep[];

export function isFirstHourStep(name: string | undefined): name is FirstHourStep {
  return firstHourNames.some((step) => step === name);
}

export function firstHourUrl(step: FirstHourStep = "shop"): string {
  return `/admin/first-hour/${step}`;
}

export function firstStepLeft(left: SetupTask[]): FirstHourStep | undefined {
  return firstHourNames.find((step) => left.includes(firstHourSteps[step].task));
}

export function stepAfter(step: FirstHourStep): FirstHourStep {
  return firstHourNames[firstHourNames.indexOf(step) + 1] ?? "open";
}

/** The questions about the shop in the first hour; the rest can wait. */
export const shopFields = [
  "name",
  "nameDevanagari",
  "tagline",
  "city",
  "state",
  "phone",
  "email",
  "numberPrefix",
];

/** The questions about the branch where it cooks. */
export const placeFields = ["name", "address", "landmark", "place"];
