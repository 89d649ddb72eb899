import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { pushPublicKey } from "#app/domain/push/push-keys.server.ts";
import { subscriptionOf } from "#app/domain/push/subscriptions.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { turnOnPush } from "#app/http/form/push-action.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PushSwitch } from "#app/ui/push/push-switch.tsx";
import { m } from "#messages";
import { notificationsPage } from "./notifications-page.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_notifications());

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
  "turn on notifications",
  async ({ request, params, form }) => {
    const { visitor, page } = await notificationsPage({ request, params });
    return turnOnPush(visitor, { form, audience: "customer", page });
  },
  { failure: () => m.push_failedToTurnOn() },
);

export default function OrderNotifications() {
  const { orderNumber, page, isOn, publicKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const details = ownOrdersList.url({ order: orderNumber });
  return (
    <Page title={m.shared_notifications()} intro={m.orders_notificationsIntro()} variant="narrow">
      {refusal && (
        <Notice tone="bad" role="alert" title={m.shared_notificationsAreStillOff()}>
          {refusal}
        </Notice>
      )}
      <Card title={m.orders_onThisPhoneOrComputer()}>
        <PushSwitch isOn={isOn} publicKey={publicKey} action={page}>
          <p>{m.orders_withoutNotifications()}</p>
        </PushSwitch>
        <p className="muted small">{m.orders_notificationsPrivacy()}</p>
      </Card>
      <p>
        <SecondaryLink to={details}>{m.shared_backToTheOrder()}</SecondaryLink>
      </p>
    </Page>
  );
}
