import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { addDrawerEntry } from "#app/domain/day/drawer.server.ts";
import { entryForm } from "#app/domain/day/schema.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/admin/day/${params.date}`);

export const action = buttonAction({
  needs: "use the drawer",
  page: ({ date }) => `/admin/day/${date}`,
  schema: entryForm,
  run: (actor, { params, input }) => addDrawerEntry(actor, params.date ?? "", input),
  success: () => m.day_cashRecorded(),
  failure: () => m.day_failedToRecordTheCash(),
});
