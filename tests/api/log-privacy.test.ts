import { beforeAll, expect, test } from "vitest";
import { checkOutByForm, customerWith } from "#tests/support/checkout.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

/** Words that are in nothing but what this visitor sends. */
const told = {
  name: "Zubeida Recognisable",
  email: "zubeida@recognisable.test",
  password: "password-recognisable",
  phone: "+91 98811 22334",
  address: "77 Recognisable Road",
  search: "searchword-recognisable",
};
let token: string;
let cookies: Record<string, string>;

beforeAll(async () => {
  const visitor = shop.visitor();
  const page = await visitor.get("/register");
  const { name, email, password, phone, address } = told;
  await visitor.postForm("/register", {
    ...page.form("/register"),
    ...{ name, email, phone, address, password, confirmPassword: password },
  });
  await visitor.postForm("/login", { email, password: "wrong-recognisable" });
  await visitor.get(`/menu?q=${told.search}`);
  await visitor.get(`/${email}/recognisable-path@mail.test`);
  await visitor.get(`/menu.data?q=${told.search}`);
  const customer = await customerWith(shop, [anyDish(shop.database)]);
  await checkOutByForm(customer.visitor, { firstName: "Recognisable", address, phone, email });
  const reply = await shop.api.post("/api/auth/login", { email, password });
  token = reply.body.token ?? "";
  await shop.api.withToken(token).get(`/api/products?search=${told.search}`);
  cookies = customer.visitor.cookies();
});

test("every request is a line of its own with an id, a path and an outcome", () => {
  const lines = shop.server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: "POST",
      path: "/register",
      status: 303,
      ms: expect.any(Number),
    }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ path: "/menu", status: 200 }));
});

test("no line tells who did it, what they typed or what lets them in", () => {
  const printed = shop.server.output();

  expect(token.length).toBeGreaterThan(20);
  expect(Object.keys(cookies)).toContain("session");
  expect(printed).toContain('"path":"/checkout"');
  expect(printed).not.toMatch(/recognisable/i);
  expect(printed).not.toContain("98811");
  expect(printed).not.toContain("Laxmi");
  expect(printed).not.toContain(token);
  for (const value of Object.values(cookies)) {
    expect(printed).not.toContain(value);
    expect(printed).not.toContain(value.split(".")[0]);
  }
});
