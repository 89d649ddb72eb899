import { redirect } from "@remix-run/node";
import { billsList } from "#app/domain/bills/bill-list-url.ts";
import { dismissNote } from "#app/domain/bills/dismiss-note.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect(billsList.url());

export const action = buttonAction({
  needs: "keep the books",
  page: () => billsList.url(),
  run: (actor, { params }) => dismissNote(actor, params.billId ?? ""),
  refusal: reasonOnly,
  failure: () => m.bills_failedToLoadTheBills(),
});
