import { expect, type Locator, type Page } from "playwright/test";
import { anyPerson, type Registration } from "#tests/support/people.ts";
import { firstAdmin } from "#tests/support/server.ts";

/** Registers a new customer by the form, from `/register` or from the page that is open on it. */
export async function registerThroughTheForm(
  page: Page,
  known: Partial<Registration> = {},
): Promise<Registration> {
  if (!isOn(page, "/register")) await page.goto("/register");
  const person = anyPerson(known);
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

/** Signs in by the form, from `/login` or from the page that is open on it. */
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

/**
 * Signs somebody in who is registered, past the login screen: for tests of what comes after it. Scripts
 * and layout have no part in that, so it costs two requests instead of a page.
 */
export async function signInAs(
  page: Page,
  { email, password }: Pick<Registration, "email" | "password">,
): Promise<void> {
  await postPast(page, "/login", { email, password });
}

/** Registers a new customer past the form, and signs them in. */
export async function signUp(page: Page, known: Partial<Registration> = {}): Promise<Registration> {
  const person = anyPerson(known);
  await postPast(page, "/register", { ...person, confirmPassword: person.password });
  return person;
}

/** Signs the test shop's first admin in, past the login screen. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await signInAs(page, firstAdmin);
}

/** Posts a form as the page would that holds it, with the cookies of the page's visitor. */
async function postPast(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const opened = await page.request.get(path);
  const { origin } = new URL(opened.url());
  // Redirects are followed: the next page must not begin with the toast of this one.
  const reply = await page.request.post(path, { form, headers: { origin } });
  expect(new URL(reply.url()).pathname, `${path} took the form`).not.toBe(path);
}

function isOn(page: Page, path: string): boolean {
  return page.url().startsWith("http") && new URL(page.url()).pathname === path;
}

function formWithPassword(page: Page): Locator {
  return page.locator("form").filter({ has: page.locator("input[name=password]") });
}

/** The other submit buttons of the form carry a name: they show the password. */
async function submit(form: Locator): Promise<void> {
  await form.locator("button[type=submit]:not([name], .visually-hidden)").click();
}
