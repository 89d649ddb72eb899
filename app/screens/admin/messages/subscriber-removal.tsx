import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subscribersList } from "#app/domain/messages/subscriber-list-url.ts";
import { findSubscriber, removeSubscriber } from "#app/domain/messages/subscribers.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.subscribers_failedToRemoveSubscriber();

export const meta: MetaFunction = () => pageMeta(m.subscribers_removeSubscriber());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "answer messages");
  const subscriber = orNotFound(findSubscriber(params.subscriberId ?? ""));
  return { email: subscriber.email, returnTo: returnPath(request, subscribersList.url()) };
}

export const action = removalAction({
  needs: "answer messages",
  remove: (actor, params) => removeSubscriber(actor, params.subscriberId ?? ""),
  listOf: (request) => returnPath(request, subscribersList.url()),
  success: () => m.subscribers_subscriberRemovedSuccessfully(),
  nameOf: ({ email }) => email,
  failure: FAILED,
});

export default function SubscriberRemoval() {
  const { email, returnTo } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.subscribers_removeSubscriber()}
      label={m.shared_remove()}
      cancelLabel={m.subscribers_keepTheSubscriber()}
      returnTo={returnTo}
    >
      <p className="wrap-anywhere">
        <strong>{email}</strong>
      </p>
      <p>{m.subscribers_removeQuestion()}</p>
    </RemovalPage>
  );
}
