import { beforeAll, expect, test, vi } from "vitest";
import { checkOutByForm, customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

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
const startedAt = Date.now();
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

function loggedLines(): Record<string, unknown>[] {
  return shop.server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

test("logs each request on a line with id, path and status", () => {
  const lines = loggedLines();

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

test("each line has its time in milliseconds since 1970", () => {
  const times = loggedLines().map(({ time }) => time);

  expect(times.length).toBeGreaterThan(5);
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(startedAt);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});

test("a line break in a report becomes part of one line, not a line of its own", async () => {
  const forged = '{"level":30,"msg":"forged"}';
  const { baseUrl } = shop.server;
  await fetch(`${baseUrl}/client-errors`, {
    method: "POST",
    headers: { origin: baseUrl },
    body: `broken\r\n${forged}\n\u2028${forged}`,
  });

  const reports = () => loggedLines().filter(({ clientError }) => clientError !== undefined);
  await vi.waitFor(() => expect(reports()).toHaveLength(1), 30_000);
  expect(reports()[0]?.clientError).toBe(`broken\r\n${forged}\n\u2028${forged}`);
  expect(loggedLines().filter(({ msg }) => msg === "forged")).toEqual([]);
});
