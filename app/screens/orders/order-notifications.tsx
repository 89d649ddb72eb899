import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { pushPublicKey } from "#app/domain/push/push-keys.server.ts";
import { subscriptionOf } from "#app/domain/push/subscriptions.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { turnOnPush } from "#app/http/form/push-action.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PushSwitch } from "#app/ui/push/push-switch.tsx";
import { notificationsPage } from "./notifications-page.server.ts";

export const meta: MetaFunction = () => pageMeta("Notifications");

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, orderNumber, page } = await notificationsPage(args);
  return {
    orderNumber,
    page,
    isOn: subscriptionOf(visitor.sessionToken, "customer") !== null,
    publicKey: pushPublicKey(),
  };
}

export const action = formAction(
  async ({ request, params, form }) => {
    const { visitor, page } = await notificationsPage({ request, params });
    return turnOnPush(visitor, { form, request, audience: "customer", page });
  },
  { failure: "Failed to turn notifications on. Please try again." },
);

export default function OrderNotifications() {
  const { orderNumber, page, isOn, publicKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const details = ownOrdersList.url({ order: orderNumber });
  return (
    <Page
      title="Notifications"
      intro="This device tells you when an order of yours is confirmed, ready or on its way, or takes longer."
      variant="narrow"
    >
      {refusal && (
        <Notice tone="bad" role="alert" title="Notifications are still off">
          {refusal}
        </Notice>
      )}
      <Card title="On this phone or computer">
        <PushSwitch isOn={isOn} publicKey={publicKey} action={page}>
          <p>
            Without it, you still get our emails if your address is verified, and the page of your
            order shows how far it is.
          </p>
        </PushSwitch>
        <p className="muted small">
          A notification shows the number of your order, even on a locked screen. It goes through
          the push service of your browser's maker, encrypted, so that only this device can read it.
          Notifications end when you turn them off or log out here.
        </p>
      </Card>
      <p>
        <ButtonLink to={details} variant="secondary">
          Back to the order
        </ButtonLink>
      </p>
    </Page>
  );
}
