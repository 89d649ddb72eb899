import { redirect } from "@remix-run/node";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { dismissPrint, printAgain } from "#app/domain/printing/print-failures.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(allOrdersList.url());

const usual = {
  needs: "prepare orders",
  page: () => allOrdersList.url(),
  refusal: reasonOnly,
  failure: () => m.printing_failedToPrint(),
} as const;

export const action = buttons({
  retry: buttonAction({
    ...usual,
    run: (actor, { params }) => printAgain(actor, params.printId ?? ""),
    success: () => m.printing_itIsPrintedAgain(),
  }),
  dismissal: buttonAction({
    ...usual,
    run: (actor, { params }) => dismissPrint(actor, params.printId ?? ""),
    success: () => m.printing_itIsNotPrinted(),
  }),
});
