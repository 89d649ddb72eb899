import type { Printer } from "#app/domain/printers/printer.ts";
import { printerFields, printerForm } from "#app/domain/printers/printer-schema.ts";
import { findPrinter, savePrinter } from "#app/domain/printers/printers.server.ts";
import { env } from "#app/http/env.server.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

export const PRINTERS = "/admin/settings/printers";

/** Adds a printer, or changes the one in the address. */
export const printerAction = recordAction<typeof printerForm, Printer>({
  schema: printerForm,
  needs: "set up printers",
  failure: () => m.printing_failedToSaveThePrinter(),
  save: (actor, input, { params }) =>
    savePrinter(actor, params.printerId ?? null, input, env.PRINTERS_ON_LOOPBACK === "on"),
  shown({ params }) {
    const printer = findPrinter(params.printerId ?? "");
    return printer && printerFields(printer);
  },
  pageOf: () => PRINTERS,
});
