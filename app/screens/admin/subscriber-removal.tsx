import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { subscribersList } from "#app/domain/messages/subscriber-list-url.ts";
import { findSubscriber, removeSubscriber } from "#app/domain/messages/subscribers.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { RemovalForm } from "#app/ui/form/removal-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.subscribers_failedToRemoveSubscriber();

export const meta: MetaFunction = () => pageMeta(m.subscribers_removeSubscriber());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "answer messages");
  const subscriber = findSubscriber(params.subscriberId ?? "");
  if (!subscriber) throw new Response(NOT_FOUND, { status: 404 });
  return { email: subscriber.email, returnTo: returnPath(request, subscribersList.url()) };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const { user } = await staffVisitor(request, "answer messages", {
      returnTo: url.pathname + url.search,
    });
    const removed = removeSubscriber(user, params.subscriberId ?? "");
    return redirectWithToast(
      returnPath(request, subscribersList.url()),
      removed.ok
        ? { type: "success", message: m.subscribers_subscriberRemovedSuccessfully() }
        : { type: "error", message: FAILED(), description: removed.message },
    );
  },
  { failure: FAILED },
);

export default function SubscriberRemoval() {
  const { email, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page title={m.subscribers_removeSubscriber()} variant="narrow">
      <RemovalForm
        label={m.shared_remove()}
        cancelLabel={m.subscribers_keepTheSubscriber()}
        returnTo={returnTo}
      >
        <p className="wrap-anywhere">
          <strong>{email}</strong>
        </p>
        <p>{m.subscribers_areYouSureYouWant()}</p>
      </RemovalForm>
    </Page>
  );
}
