import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { openDrawer } from "#app/domain/day/drawer.server.ts";
import { openingForm } from "#app/domain/day/schema.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/admin/day/${params.date}`);

export const action = buttonAction({
  needs: "use the drawer",
  page: ({ date }) => `/admin/day/${date}`,
  schema: openingForm,
  run: (actor, { params, input }) => openDrawer(actor, params.date ?? "", input),
  success: () => m.day_theDrawerIsOpen(),
  failure: () => m.day_failedToOpenTheDrawer(),
});
