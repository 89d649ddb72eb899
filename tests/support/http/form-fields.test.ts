import { expect, test } from "vitest";
import { fieldsOfForm } from "./form-fields.ts";

const page = `
<form action="/menu" method="get"><input name="q" type="search"/></form>
<form action="/checkout" method="post">
  <input type="hidden" name="orderKey" value="a&amp;b"/>
  <input name="firstName" value="Asha"/>
  <input name="lastName"/>
  <input name="ignored" disabled="" value="x"/>
  <input type="radio" name="deliveryType" value="delivery" checked=""/>
  <input type="radio" name="deliveryType" value="pickup"/>
  <input type="checkbox" name="tags" value="spicy" checked=""/>
  <input type="checkbox" name="tags" value="sweet" checked=""/>
  <input type="checkbox" name="terms"/>
  <select name="city"><option value="">Choose</option><option value="pune" selected="">Pune</option></select>
  <textarea name="specialInstructions">
no &lt;onion&gt;</textarea>
  <button type="submit" name="reveal" value="1">Show</button>
</form>`;

test("returns the fields that a browser would submit", () => {
  expect(fieldsOfForm(page, "/checkout", "/checkout")).toEqual({
    orderKey: "a&b",
    firstName: "Asha",
    lastName: "",
    deliveryType: "delivery",
    tags: ["spicy", "sweet"],
    city: "pune",
    specialInstructions: "no <onion>",
  });
});

test("a form without an action submits to its page", () => {
  const form = '<form method="post"><input name="name" value="Asha"></form>';
  expect(fieldsOfForm(form, "/profile", "/profile")).toEqual({ name: "Asha" });
});

test("a missing form is an error", () => {
  expect(() => fieldsOfForm(page, "/login", "/checkout")).toThrow("No form with the action /login");
});
