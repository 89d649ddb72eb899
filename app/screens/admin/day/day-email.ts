import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { emailReport } from "#app/domain/day/close-day.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const FAILED = () => m.day_failedToSendTheReport();

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/admin/day/${params.date}`);

export const action = buttonAction({
  needs: "close the day",
  page: ({ date }) => `/admin/day/${date}`,
  run: (actor, { params }) => emailReport(actor, params.date ?? ""),
  success: ({ recipients }) =>
    recipients > 0
      ? m.day_theReportGoesTo({ count: recipients })
      : { type: "error", message: FAILED(), description: m.day_noOwnerOrManagerHas() },
  failure: FAILED,
});
