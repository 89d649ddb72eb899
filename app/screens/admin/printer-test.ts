import { redirect } from "@remix-run/node";
import { printTestPage } from "#app/domain/printing/printers.server.ts";
import { m } from "#messages";
import { printButton } from "./print-button.server.ts";
import { PRINTERS } from "./printer-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(PRINTERS);

export const action = printButton({
  needs: "set up printers",
  page: PRINTERS,
  done: m.printing_theTestPageIsOn,
  run: (actor, { params }) => printTestPage(actor, params.printerId ?? ""),
});
