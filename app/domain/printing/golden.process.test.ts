import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { m } from "#messages";
import { escposParts, rasterDifference } from "#tests/support/http/escpos.ts";
import type { Bill } from "../bills/bill.ts";
import { type BillSlip, billSlip } from "../bills/bill-slip.ts";
import { inLanguage } from "../language/in-language.server.ts";
import type { ChangeTicket, KitchenTicket } from "../orders/order-ticket.ts";
import { billDocument } from "./bill-documents.ts";
import type { PrintDocument } from "./document.ts";
import { encodeDocument } from "./encode-document.server.ts";
import {
  asCopy,
  changeDocument,
  testDocument,
  ticketDocument,
  tokenDocument,
} from "./kitchen-documents.ts";

/** `GOLDEN=write` writes the files again; review the changes before committing them. */
const writesGoldens = process.env.GOLDEN === "write";
/** Letters may be drawn slightly differently on another processor. */
const MOST_DIFFERENT = 0.05;

const item = { combo: "", choices: [] as string[], specialInstructions: "" };

const ticket = {
  orderNumber: "CP2611210027",
  status: "confirmed",
  token: "27",
  handover: "Delivery",
  takenBy: null,
  customerName: "आशा कुलकर्णी",
  zoneName: "Deccan",
  placedAt: "Nov 21, 6:00 PM",
  dueAt: "6:45 PM",
  startsAt: null,
  changedAt: null,
  items: [
    { ...item, id: "1", quantity: 2, name: "Pani Puri", choices: ["Jain (no onion, no garlic)"] },
    { ...item, id: "2", quantity: 1, name: "श्रीखंड पुरी", specialInstructions: "Less sugar, please" },
  ],
  plates: 3,
  notes: "Ring twice – the bell is broken",
} as unknown as KitchenTicket;

const change = {
  orderNumber: "CP2611210027",
  token: "27",
  deliveryType: "delivery",
  customerName: "आशा कुलकर्णी",
  zoneName: "Deccan",
  changedAt: "6:10 PM",
  items: [
    { name: "Pani Puri", text: "+1 × Pani Puri" },
    { name: "Bhel", text: "−2 × Bhel" },
  ],
  terms: ["Time: 7:00 PM instead of 6:45 PM"],
  notes: "",
  reason: "",
  buyerName: "",
  buyerGstin: "",
  purchaseOrder: "",
  placeOfSupply: "",
} as unknown as ChangeTicket;

const bill = {
  id: "1",
  title: "Tax Invoice",
  isCredit: false,
  billNumber: "CP/26-27/000027",
  note: "",
  legalName: "Chatpata Foods",
  gstin: "27ABCDE1234F1Z5",
  facts: [
    { label: "Number", text: "CP/26-27/000027" },
    { label: "Customer", text: "आशा कुलकर्णी" },
  ],
  lines: [
    {
      name: "Pani Puri",
      quantity: 2,
      tax: ["HSN/SAC 9963", "5%"],
      discountPaise: 0,
      totalPaise: 12_000,
    },
    { name: "श्रीखंड पुरी", quantity: 1, tax: [], discountPaise: 1_000, totalPaise: 9_050 },
  ],
  rates: [
    {
      name: "5%",
      taxablePaise: 20_048,
      taxes: [
        { label: "CGST", paise: 501 },
        { label: "SGST", paise: 501 },
      ],
    },
  ],
  roundOffPaise: -50,
  totalPaise: 21_000,
} as unknown as BillSlip;

const marathiTicket = {
  ...ticket,
  handover: "डिलिव्हरी",
  zoneName: "डेक्कन",
  placedAt: "21 नोव्हेंबर, संध्याकाळी 6:00",
  dueAt: "संध्याकाळी 6:45",
  items: [
    { ...item, id: "1", quantity: 2, name: "पाणीपुरी", choices: ["जैन (कांदा-लसूण नाही)"] },
    { ...item, id: "2", quantity: 1, name: "श्रीखंड पुरी", specialInstructions: "साखर कमी" },
  ],
  notes: "दोनदा हाक मारा, बेल बंद आहे",
} as unknown as KitchenTicket;

const line = { productId: null, local: null, code: "996331", basisPoints: 500, discountPaise: 0 };

const marathiBill = {
  id: "1",
  kind: "bill",
  mode: "regular",
  eventId: null,
  billNumber: "CP/26-27/000027",
  legalName: "Chatpata Foods",
  gstin: "27ABCDE1234F1Z5",
  reason: "",
  buyerName: "",
  buyerGstin: "",
  purchaseOrder: "",
  placeOfSupply: "",
  day: "2026-11-21",
  lines: [
    {
      ...line,
      name: "Pani Puri",
      local: "पाणीपुरी",
      quantity: 2,
      taxablePaise: 11_428,
      cgstPaise: 286,
      sgstPaise: 286,
      totalPaise: 12_000,
    },
    {
      ...line,
      name: "Shrikhand Puri",
      local: "श्रीखंड पुरी",
      quantity: 1,
      discountPaise: 1_000,
      taxablePaise: 8_620,
      cgstPaise: 215,
      sgstPaise: 215,
      totalPaise: 9_050,
    },
  ],
  roundOffPaise: -50,
  totalPaise: 21_000,
} as unknown as Bill;

function marathiBillDocument(): PrintDocument {
  const facts = [
    { label: m.shared_order(), text: "CP2611210027" },
    { label: m.shared_customer(), text: "आशा कुलकर्णी" },
  ];
  return billDocument(billSlip(marathiBill, undefined, facts), "11521033000123");
}

const documents: Record<string, PrintDocument> = {
  ticket: ticketDocument(ticket),
  station: ticketDocument(ticket, (id) => id === "2"),
  change: changeDocument(change),
  cancellation: ticketDocument({ ...ticket, status: "cancelled" }),
  token: tokenDocument(ticket),
  bill: billDocument(bill, "11521033000123"),
  "marathi-ticket": inLanguage("mr", () => ticketDocument(marathiTicket)),
  "marathi-token": inLanguage("mr", () => tokenDocument(marathiTicket)),
  "marathi-bill": inLanguage("mr", marathiBillDocument),
  test: testDocument("Kitchen", "Nov 21, 6:00 PM"),
  copy: asCopy(tokenDocument(ticket)),
};

const papers = Object.keys(documents).flatMap((name) => [[name, 58] as const, [name, 80] as const]);

test.each(papers)("the %s on paper of %i mm is as it was", async (name, millimetres) => {
  const bytes = Buffer.from(await encodeDocument(documents[name] ?? [], millimetres));
  const file = `tests/golden/printing/${name}-${millimetres}.bin`;
  if (writesGoldens) writeFileSync(file, bytes);
  expect(existsSync(file), file).toBe(true);
  const now = escposParts(bytes);
  const golden = escposParts(readFileSync(file));

  expect(now.texts).toEqual(golden.texts);
  expect(now.rasters.map(({ bytesWide, height }) => [bytesWide, height])).toEqual(
    golden.rasters.map(({ bytesWide, height }) => [bytesWide, height]),
  );
  const differences = now.rasters.map((raster, at) =>
    rasterDifference(raster, golden.rasters[at] ?? raster),
  );
  expect(Math.max(0, ...differences)).toBeLessThan(MOST_DIFFERENT);
});

test.each(["ticket", "token", "bill"])("a Marathi %s has no English words", (name) => {
  const { texts } = escposParts(readFileSync(`tests/golden/printing/marathi-${name}-80.bin`));

  const words = texts.join(" ").match(/[A-Za-z]{3,}/g) ?? [];
  expect(
    words.filter((word) => !/^(Chatpata|Foods|ABCDE|FSSAI|GSTIN|HSN|SAC|CGST|SGST)$/.test(word)),
  ).toEqual([]);
});

test("the golden files contain drawn Marathi", () => {
  const { texts, rasters } = escposParts(readFileSync("tests/golden/printing/ticket-58.bin"));

  expect(texts.join("")).toContain("2 x Pani Puri");
  expect(rasters.length).toBeGreaterThanOrEqual(2);
});
