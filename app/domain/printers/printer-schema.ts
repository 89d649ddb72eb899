import { z } from "zod";
import { m } from "#messages";
import { typedCount } from "../options/group-schema.ts";
import { requiredText } from "../text.ts";
import type { Printer } from "./printer.ts";

export const printerLimits = { printers: 20, name: 40, host: 253, port: { min: 1, max: 65_535 } };

/** What a printer can print automatically; test pages are only printed on request. */
const automaticKinds = ["ticket", "change", "token", "bill", "day"] as const;

const hostMessage = () => m.printing_addressRequired();
const listMessage = () => m.shared_chooseFromTheList();

/** An IP address or a host name. */
const isHost = (typed: string) => /^[\w.:-]+$/.test(typed);

export const printerForm = z
  .object({
    name: requiredText(() => m.printing_nameRequired(), { max: printerLimits.name }),
    host: requiredText(hostMessage, { max: printerLimits.host }).refine(isHost, {
      error: hostMessage,
    }),
    port: typedCount(() => m.printing_thePort(), printerLimits.port),
    paper: z.enum(["58", "80"], { error: () => m.printing_paperWidthRequired() }),
    kinds: z
      .array(z.enum(automaticKinds, { error: listMessage }), { error: listMessage })
      .max(automaticKinds.length, { error: () => m.printing_chooseEachOnce() })
      .default([]),
    /** Empty for a printer that serves the whole kitchen. */
    station: z.string({ error: listMessage }).max(100, { error: listMessage }).default(""),
  })
  .transform(
    ({ port = 9100, paper, kinds, station, ...typed }): Omit<Printer, "id"> => ({
      ...typed,
      port,
      paperMillimetres: paper === "58" ? 58 : 80,
      kinds: automaticKinds.filter((kind) => kinds.includes(kind)),
      stationId: station || null,
    }),
  );

export function printerFields(printer: Omit<Printer, "id">) {
  return {
    name: printer.name,
    host: printer.host,
    port: String(printer.port),
    paper: String(printer.paperMillimetres),
    kinds: printer.kinds as string[],
    station: printer.stationId ?? "",
  };
}
export type PrinterFormFields = ReturnType<typeof printerFields>;

export const newPrinterFields = printerFields({
  name: "",
  host: "",
  port: 9100,
  paperMillimetres: 80,
  kinds: ["ticket", "change"],
  stationId: null,
});
