import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { turnOffPush } from "#app/http/form/push-action.server.ts";
import { m } from "#messages";
import { notificationsPage } from "./notifications-page.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  return redirect((await notificationsPage(args)).page);
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { visitor, page } = await notificationsPage({ request, params });
    return turnOffPush(visitor, { form, audience: "customer", page });
  },
  { failure: () => m.push_failedToTurnOff() },
);
