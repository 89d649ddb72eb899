import { expect, test } from "vitest";
import { qrCode } from "#app/domain/qr-code.server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop({ env: { SHOP_UPI_ID: undefined, SHOP_UPI_NAME: undefined } });
const PATH = "/admin/poster";

test("the poster has the shop's name, and codes for the menu and for a payment of any amount", async () => {
  const { visitor: owner } = shop.owner;
  const menuCode = qrCode(`${shop.server.baseUrl}/menu`).path;
  const before = await owner.get(PATH);
  expect(before.visibleText).toContain("चटपटा Chatpata");
  expect(before.text).toContain(menuCode);
  expect(before.visibleText).not.toContain("Scan to pay");

  const payment = "/admin/settings/payment";
  await owner.fillIn(payment, { id: "katta@upi", name: "Kolhapuri Katta" });

  const poster = await owner.get(`${PATH}?size=a5`);
  expect(poster.text).toContain(menuCode);
  expect(poster.text).toContain(
    qrCode("upi://pay?pa=katta%40upi&pn=Kolhapuri%20Katta&cu=INR").path,
  );
  expect(poster.text).toContain("poster-a5");
  expect(before.text).not.toContain("poster-a5");
});

test("once customers may order at the stall, the poster has the code for that", async () => {
  const { visitor: owner } = shop.owner;
  const { path } = qrCode(`${shop.server.baseUrl}/here`);
  expect((await owner.get(PATH)).text).not.toContain(path);

  await owner.postForm("/admin/settings/opening/self-orders", { takesSelfOrders: "on" });

  expect((await owner.get(PATH)).text).toContain(path);
});
