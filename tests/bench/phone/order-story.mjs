import { sendForm } from "../bench-shop.mjs";
import { bringToLife } from "./line.mjs";

let registered = 0;

/**
 * Somebody who has an account and opens the shop on a new phone.
 * @param {string} baseUrl
 */
export async function newCustomer(baseUrl) {
  registered += 1;
  const person = {
    email: `asha.${process.pid}.${registered}@chatpata.test`,
    password: "bhel-puri-7",
  };
  const form = { ...person, name: "Asha Kulkarni", confirmPassword: person.password };
  await sendForm(baseUrl, "/register", form);
  return person;
}

/**
 * From the first look at the menu to 'Order placed', by what the pages offer.
 * @param {import("playwright").Page} page
 * @param {{ email: string; password: string }} person
 * @param {import("./downloads.mjs").Download[]} [downloads] where scripts run: waits until they are here, and runs them
 */
export async function orderTwoDishes(page, person, downloads) {
  const isScripted = Boolean(downloads);
  await page.goto("/menu", { waitUntil: "load" });
  if (downloads) await bringToLife(page, downloads);
  // Not by their role, nor before the styles are here: to tell what is hidden all cards would be looked at, and their
  // pictures loaded as nobody's browser does.
  const dishes = page.locator("button[aria-label^='Add to Cart: ']");
  for (const place of [0, 1]) {
    const button = dishes.nth(place);
    const dish = ((await button.getAttribute("aria-label")) ?? "").replace(/^.*?: /, "");
    const card = await button.locator("xpath=ancestor::article").getAttribute("id");
    await button.click();
    if (!isScripted) await page.waitForURL(({ hash }) => hash === `#${card}`);
    await page.getByText(`Added ${dish} to cart!`).waitFor();
  }
  await page.getByRole("link", { name: "Cart, 2 items" }).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.getByText("Login Required").waitFor();
  await page
    .getByRole("main")
    .getByRole("link", { name: /log ?in/i })
    .first()
    .click();
  await page.locator("input[name=email]").last().waitFor();
  const login = page.locator("form").filter({ has: page.locator("input[name=password]") });
  await login.locator("[name=email]").fill(person.email);
  await login.locator("[name=password]").fill(person.password);
  await login.locator("button[type=submit]:not([name], .visually-hidden)").click();
  await page.getByRole("button", { name: "Place Order" }).waitFor();
  await page.getByText("Login Required").waitFor({ state: "detached" });
  await page.getByLabel("Phone").fill("+91 98220 12345");
  await page.getByLabel("Address").fill("12 Laxmi Road");
  await page.getByLabel("City").fill("Pune");
  await page.getByLabel("Pincode").fill("411030");
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByText("Order placed successfully!").waitFor();
}
