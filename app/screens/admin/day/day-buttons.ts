import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { formatDay } from "#app/domain/clock.ts";
import { emailReport } from "#app/domain/day/close-day.server.ts";
import { addDrawerEntry, openDrawer } from "#app/domain/day/drawer.server.ts";
import { reopenDay } from "#app/domain/day/reopen-day.server.ts";
import { differenceText } from "#app/domain/day/report-lines.ts";
import { entryForm, openingForm, reopeningForm, shiftForm } from "#app/domain/day/schema.ts";
import { endShift } from "#app/domain/day/shifts.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const FAILED = () => m.day_failedToSendTheReport();

const pageOf = ({ date }: Params) => `/admin/day/${date}`;

export const loader = ({ params }: LoaderFunctionArgs) => redirect(pageOf(params));

export const action = buttons({
  opening: buttonAction({
    needs: "use the drawer",
    page: pageOf,
    schema: openingForm,
    run: (actor, { params, input }) => openDrawer(actor, params.date ?? "", input),
    success: (_, { input }) => ({
      type: "success",
      message: m.day_theDrawerIsOpen(),
      description: formatRupees(input.float),
    }),
    failure: () => m.day_failedToOpenTheDrawer(),
  }),
  entries: buttonAction({
    needs: "use the drawer",
    page: pageOf,
    schema: entryForm,
    run: (actor, { params, input }) => addDrawerEntry(actor, params.date ?? "", input),
    success: (_, { input }) => ({
      type: "success",
      message: m.day_cashRecorded(),
      description: `${input.reason} · ${formatRupees(input.amount)}`,
    }),
    failure: () => m.day_failedToRecordTheCash(),
  }),
  shifts: buttonAction({
    needs: "use the drawer",
    page: pageOf,
    schema: shiftForm,
    run: (actor, { params, input }) => endShift(actor, params.date ?? "", input),
    success: ({ countedPaise, expectedPaise }) => ({
      type: "success",
      message: m.day_drawerHandedOver({ counted: formatRupees(countedPaise) }),
      description: differenceText(countedPaise - expectedPaise),
    }),
    failure: () => m.day_handingOverFailed(),
  }),
  reopening: buttonAction({
    needs: "reopen the day",
    page: pageOf,
    schema: reopeningForm,
    run: (actor, { params, input }) => reopenDay(actor, params.date ?? "", input),
    success: (_, { params }) => m.day_isOpenAgain({ day: formatDay(params.date ?? "") }),
    failure: () => m.day_reopeningFailed(),
  }),
  email: buttonAction({
    needs: "close the day",
    page: pageOf,
    run: (actor, { params }) => emailReport(actor, params.date ?? ""),
    success: ({ recipients }) =>
      recipients > 0
        ? m.day_reportRecipients({ count: recipients })
        : { type: "error", message: FAILED(), description: m.day_noReportRecipient() },
    failure: FAILED,
  }),
});
