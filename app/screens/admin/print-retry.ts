import { redirect } from "@remix-run/node";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { printAgain } from "#app/domain/printing/print-failures.server.ts";
import { m } from "#messages";
import { printButton } from "./print-button.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(allOrdersList.url());

export const action = printButton({
  needs: "prepare orders",
  page: allOrdersList.url(),
  done: m.printing_itIsPrintedAgain,
  run: (actor, { params }) => printAgain(actor, params.printId ?? ""),
});
