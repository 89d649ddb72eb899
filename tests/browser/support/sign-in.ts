import { expect, type Locator, type Page } from "playwright/test";
import { anyPerson, type Registration } from "#tests/support/records/people.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { postForm } from "./post-form.ts";

/** Registers a new customer through the form, on `/register` or on the current page if it has that form. */
export async function registerThroughTheForm(
  page: Page,
  overrides: Partial<Registration> = {},
): Promise<Registration> {
  if (!isOn(page, "/register")) await page.goto("/register");
  const person = anyPerson(overrides);
  const form = formWithPassword(page);
  await form.locator("[name=name]").fill(person.name);
  await form.locator("[name=email]").fill(person.email);
  await form.locator("[name=password]").fill(person.password);
  await form.locator("[name=confirmPassword]").fill(person.password);
  if (person.phone) await form.locator("[name=phone]").fill(person.phone);
  if (person.address) await form.locator("[name=address]").fill(person.address);
  await submit(form);
  await expect(page).not.toHaveURL(/\/register/);
  return person;
}

export async function signInThroughTheForm(
  page: Page,
  { email, password }: Pick<Registration, "email" | "password">,
): Promise<void> {
  if (!isOn(page, "/login")) await page.goto("/login");
  const form = formWithPassword(page);
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=password]").fill(password);
  await submit(form);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in with requests, which is faster than the form. */
export async function signInAs(
  page: Page,
  { email, password }: Pick<Registration, "email" | "password">,
): Promise<void> {
  await postForm(page, "/login", { email, password });
}

/** Registers and signs in with requests. */
export async function signUp(
  page: Page,
  overrides: Partial<Registration> = {},
): Promise<Registration> {
  const person = anyPerson(overrides);
  await postForm(page, "/register", { ...person, confirmPassword: person.password });
  return person;
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await signInAs(page, firstAdmin);
}

function isOn(page: Page, path: string): boolean {
  return page.url().startsWith("http") && new URL(page.url()).pathname === path;
}

function formWithPassword(page: Page): Locator {
  return page.locator("form").filter({ has: page.locator("input[name=password]") });
}

/** Named submit buttons show the password. */
async function submit(form: Locator): Promise<void> {
  await form.locator("button[type=submit]:not([name], .visually-hidden)").click();
}
