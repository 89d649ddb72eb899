import { redirect } from "@remix-run/node";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { dismissPrint, printAgain } from "#app/domain/printing/print-failures.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(allOrdersList.url());

export const action = buttons({
  retry: buttonAction({
    needs: "prepare orders",
    page: () => allOrdersList.url(),
    run: (actor, { params }) => printAgain(actor, params.printId ?? ""),
    success: () => m.printing_itIsPrintedAgain(),
    refusal: reasonOnly,
    failure: () => m.printing_failedToPrint(),
  }),
  dismissal: buttonAction({
    needs: "prepare orders",
    page: () => allOrdersList.url(),
    run: (actor, { params }) => dismissPrint(actor, params.printId ?? ""),
    success: () => m.printing_itIsNotPrinted(),
    refusal: reasonOnly,
    failure: () => m.printing_failedToPrint(),
  }),
});
