import { beforeAll, expect, test } from "vitest";
import { checkOutByForm, customerWith } from "#tests/support/checkout.ts";
import { addDish } from "#tests/support/dishes.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop();

// Recognisable values that only this visitor sends.
const submitted = {
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
  const { name, email, password, phone, address } = submitted;
  await visitor.postForm("/register", {
    ...page.form("/register"),
    ...{ name, email, phone, address, password, confirmPassword: password },
  });
  await visitor.postForm("/login", { email, password: "wrong-recognisable" });
  await visitor.get(`/menu?q=${submitted.search}`);
  await visitor.get(`/${email}/recognisable-path@mail.test`);
  await visitor.get(`/menu.data?q=${submitted.search}`);
  const customer = await customerWith(shop, [addDish(shop.database)]);
  await checkOutByForm(customer.visitor, { firstName: "Recognisable", address, phone, email });
  const reply = await shop.api.post("/api/auth/login", { email, password });
  token = reply.body.token ?? "";
  await shop.api.withToken(token).get(`/api/products?search=${submitted.search}`);
  cookies = customer.visitor.cookies();
});

test("logs each request on a line with id, path and status", () => {
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

test("logs no personal data, input or credentials", () => {
  const output = shop.server.output();

  expect(token.length).toBeGreaterThan(20);
  expect(Object.keys(cookies)).toContain("session");
  expect(output).toContain('"path":"/checkout"');
  expect(output).not.toMatch(/recognisable/i);
  expect(output).not.toContain("98811");
  expect(output).not.toContain("Laxmi");
  expect(output).not.toContain(token);
  for (const value of Object.values(cookies)) {
    expect(output).not.toContain(value);
    expect(output).not.toContain(value.split(".")[0]);
  }
});
