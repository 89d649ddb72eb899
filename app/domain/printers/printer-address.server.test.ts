import { expect, test } from "vitest";
import { isPrinterAddress } from "./printer-address.server.ts";

test.each(["192.168.1.50", "10.0.0.9", "172.16.4.4", "172.31.255.1", "fd12:3456::1"])(
  "%s is in the network of a shop",
  (ip) => expect(isPrinterAddress(ip)).toBe(true),
);

test.each([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "169.254.169.254",
  "fe80::1",
  "fd00:ec2::254",
  "100.64.0.1",
  "8.8.8.8",
  "172.32.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "2001:4860:4860::8888",
  "localhost",
  "",
])("%s is not", (ip) => expect(isPrinterAddress(ip)).toBe(false));

test("tests may also print on loopback, but nowhere else", () => {
  expect(isPrinterAddress("127.0.0.1", true)).toBe(true);
  expect(isPrinterAddress("8.8.8.8", true)).toBe(false);
});
