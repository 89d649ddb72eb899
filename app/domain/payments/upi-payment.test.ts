import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrCode } from "../qr-code.server.ts";
import { upiPayment } from "./upi-payment.server.ts";

const payee = { id: "chatpata@upi", name: "Chatpata & Sons" };
const due = {
  paymentMethod: "upi",
  channel: "web",
  payBy: null,
  paymentStatus: "pending",
  status: "pending",
  totalPaise: 30_050,
  paidPaise: 10_000,
  waivedPaise: 0,
  keptPaise: 0,
  orderNumber: "CP-261121-007",
} as const;

/** Converts the SVG path into rows of modules. */
function modulesOf({ modules, path }: { modules: number; path: string }): boolean[][] {
  const rows = Array.from({ length: modules }, () => Array<boolean>(modules).fill(false));
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

test("the link prefills payee, amount and order number", () => {
  const link = new URL(upiPayment(due, payee)?.link ?? "");

  expect(link.protocol).toBe("upi:");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: "chatpata@upi",
    pn: "Chatpata & Sons",
    am: "200.50",
    cu: "INR",
    tn: "Order CP-261121-007",
    tr: "CP-261121-007",
  });
});

test("the QR code encodes the link, with a quiet zone of four modules", () => {
  const payment = upiPayment(due, payee);
  const code = payment?.code ?? qrCode("");

  const expected = encode(payment?.link ?? "", { ecc: "M", border: 4 });

  expect(modulesOf(code)).toEqual(expected.data);
  for (const edge of [0, 3, code.modules - 4, code.modules - 1]) {
    expect(modulesOf(code)[edge]).toEqual(Array(code.modules).fill(false));
  }
});

test.each([
  ["a paid order", { paymentStatus: "paid" }],
  ["a cancelled order", { status: "cancelled" }],
  ["cash", { paymentMethod: "cash" }],
  ["a card", { paymentMethod: "card" }],
] as const)("%s has no UPI payment", (_, changed) => {
  expect(upiPayment({ ...due, ...changed }, payee)).toBeNull();
});
