import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { waitByLink } from "#app/domain/alerts/wait-for-answer.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import { trackedOrderOf } from "#app/http/secret-links.server.ts";
import { m } from "#messages";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/track/${params.token}`);

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { token = "" } = params;
    const found = await trackedOrderOf(request, token);
    if (!found.ok) throw problemPage(found);
    const waiting = waitByLink(token);
    const refusal = waiting.ok ? undefined : ({ type: "info", message: waiting.message } as const);
    return replyInPlace(form, `/track/${token}`, refusal);
  },
  { failure: () => m.shared_requestFailed() },
);
