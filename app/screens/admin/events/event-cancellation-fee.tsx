import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepPartOfEvent } from "#app/domain/catering/keep-part.server.ts";
import { keepForm } from "#app/domain/payments/schema.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { CancellationFeePage } from "#app/ui/payments/cancellation-fee-page.tsx";
import { m } from "#messages";
import { cancellationFeeAction } from "../cancellation-fee-action.server.ts";
import { eventSettlement, eventUrl } from "./event-settlement.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_cancellationFee());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  return eventSettlement(user, params.eventId, keepForm);
}

export const action = cancellationFeeAction({
  needs: "run catering",
  param: "eventId",
  keep: keepPartOfEvent,
  urlOf: eventUrl,
});

export default function EventCancellationFee() {
  const page = useLoaderData<typeof loader>();
  return <CancellationFeePage {...page} backLabel={m.shared_backToTheEvent()} />;
}
