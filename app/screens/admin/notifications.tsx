import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pushPublicKey } from "#app/domain/push/push-keys.server.ts";
import { subscriptionOf } from "#app/domain/push/subscriptions.server.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { turnOnPush } from "#app/http/form/push-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PushSwitch } from "#app/ui/push/push-switch.tsx";

const PATH = "/admin/notifications";

export const meta: MetaFunction = () => pageMeta("Notifications");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, sessionToken } = await staffVisitor(request, "use the admin area");
  return {
    isOn: subscriptionOf(sessionToken, "staff") !== null,
    publicKey: pushPublicKey(),
    news: [
      ...(may(user, "read orders") ? ["new orders from the web and cancelled orders"] : []),
      ...(may(user, "run catering") ? ["new and cancelled bookings"] : []),
      "what the shop has to tell your role, such as an order that nobody answers",
    ],
  };
}

export const action = formAction(
  async ({ request, form }) => {
    const visitor = await staffVisitor(request, "use the admin area", { returnTo: PATH });
    return turnOnPush(visitor, { form, request, audience: "staff", page: PATH });
  },
  { failure: "Failed to turn notifications on. Please try again." },
);

export default function Notifications() {
  const { isOn, publicKey, news } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <Page
      title="Notifications"
      intro="They arrive on this device even while the shop is not open in the browser."
      variant="narrow"
    >
      {refusal && (
        <Notice tone="bad" role="alert" title="Notifications are still off">
          {refusal}
        </Notice>
      )}
      <Card title="On this device">
        <PushSwitch isOn={isOn} publicKey={publicKey} action={PATH}>
          <p>Without it, new orders are on the orders page, which loads itself again.</p>
        </PushSwitch>
        {isOn && (
          <PostButton
            action={`${PATH}/test`}
            label="Send a test message"
            pendingLabel="Sending…"
            icon="bell"
            variant="secondary"
          />
        )}
        <p>You are told of:</p>
        <ul>
          {news.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="muted small">
          They end when you turn them off, sign out here or somebody else switches to their PIN.
          They show numbers, times and amounts, and nothing about customers, even on a locked
          screen.
        </p>
      </Card>
      <Card title="If none arrive">
        <ul>
          <li>Send a test message. It should be there within some seconds.</li>
          <li>
            The phone's settings may hold messages back: allow notifications of the browser, and
            turn battery saving off for it.
          </li>
          <li>
            On iPhone and iPad it takes iOS 16.4 or later, and the shop on the Home Screen: in
            Safari, tap Share, then Add to Home Screen, and open it from there. Clearing Safari's
            data or removing the icon ends them.
          </li>
          <li>A message that could not be delivered for two hours is dropped.</li>
        </ul>
      </Card>
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Notifications" message="Failed to load the notifications" />;
}
