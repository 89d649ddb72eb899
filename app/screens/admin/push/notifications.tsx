import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { pushPublicKey } from "#app/domain/push/push-keys.server.ts";
import { subscriptionOf } from "#app/domain/push/subscriptions.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { turnOnPush } from "#app/http/form/push-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PushSwitch } from "#app/ui/push/push-switch.tsx";
import { m } from "#messages";

const PATH = "/admin/notifications";

export const meta: MetaFunction = () => pageMeta(m.shared_notifications());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, sessionToken } = await staffVisitor(request, "use the admin area");
  return {
    isOn: subscriptionOf(sessionToken, "staff") !== null,
    publicKey: pushPublicKey(),
    news: [
      ...(may(user, "read orders") ? [m.alerts_aboutWebOrders()] : []),
      ...(may(user, "run catering") ? [m.alerts_newAndCancelledBookings()] : []),
      m.alerts_aboutYourRole(),
    ],
  };
}

export const action = formAction(
  "turn on notifications",
  async ({ request, form }) => {
    const visitor = await staffVisitor(request, "use the admin area", { returnTo: PATH });
    return turnOnPush(visitor, { form, audience: "staff", page: PATH });
  },
  { failure: () => m.push_failedToTurnOn() },
);

export default function Notifications() {
  const { isOn, publicKey, news } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <Page title={m.shared_notifications()} intro={m.alerts_notificationsIntro()} variant="narrow">
      {refusal && (
        <Notice tone="bad" role="alert" title={m.shared_notificationsAreStillOff()}>
          {refusal}
        </Notice>
      )}
      <Card title={m.alerts_onThisDevice()}>
        <PushSwitch isOn={isOn} publicKey={publicKey} action={PATH}>
          <p>{m.alerts_withoutNotifications()}</p>
        </PushSwitch>
        {isOn && (
          <OnceButton
            action={`${PATH}/test`}
            label={m.alerts_sendATestMessage()}
            pendingLabel={m.shared_sending()}
            icon="bell"
            variant="secondary"
          />
        )}
        <p>{m.alerts_notificationTopics()}</p>
        <ul>
          {news.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="muted small">{m.alerts_notificationsPrivacy()}</p>
      </Card>
      <Card title={m.alerts_ifNoneArrive()}>
        <ul>
          <li>{m.alerts_sendTestHint()}</li>
          <li>{m.alerts_phoneSettingsHint()}</li>
          <li>{m.alerts_iosHint()}</li>
          <li>{m.alerts_undeliveredDropped()}</li>
        </ul>
      </Card>
    </Page>
  );
}

export const ErrorBoundary = loadFailure(
  m.shared_notifications,
  m.alerts_failedToLoadTheNotifications,
);
