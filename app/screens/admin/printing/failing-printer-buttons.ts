import { redirect } from "@remix-run/node";
import type { User } from "#app/domain/access/user.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import type { Printer } from "#app/domain/printers/printer.ts";
import {
  dismissAllPrints,
  printLater,
  turnPrinter,
} from "#app/domain/printing/failing-printer.server.ts";
import type { Result } from "#app/domain/result.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(allOrdersList.url());

function printerButton(run: (actor: User, id: string) => Result<Printer>, success: () => string) {
  return buttonAction({
    needs: "prepare orders",
    page: () => allOrdersList.url(),
    run: (actor, { params }) => run(actor, params.printerId ?? ""),
    success,
    refusal: reasonOnly,
    failure: () => m.printing_failedToChangeThePrinter(),
  });
}

export const action = buttons({
  "prints/later": printerButton(printLater, () => m.printing_triedInTenMinutes()),
  "prints/dismissal": printerButton(dismissAllPrints, () => m.printing_itIsNotPrinted()),
  off: printerButton(
    (actor, id) => turnPrinter(actor, id, true),
    () => m.printing_turnedOff(),
  ),
  "off/removal": printerButton(
    (actor, id) => turnPrinter(actor, id, false),
    () => m.printing_turnedOn(),
  ),
});
