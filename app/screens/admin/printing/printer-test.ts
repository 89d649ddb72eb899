import { redirect } from "@remix-run/node";
import { printTestPage } from "#app/domain/printers/printers.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const PRINTERS = "/admin/settings/printers";

export const loader = () => redirect(PRINTERS);

export const action = buttonAction({
  needs: "set up printers",
  page: () => PRINTERS,
  run: (actor, { params }) => printTestPage(actor, params.printerId ?? ""),
  success: () => m.printing_testPageSent(),
  refusal: reasonOnly,
  failure: () => m.printing_failedToPrint(),
});
