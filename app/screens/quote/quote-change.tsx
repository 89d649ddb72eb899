import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestQuoteChange } from "#app/domain/catering/answer-quote.server.ts";
import { quoteChangeRequest } from "#app/domain/catering/schema.ts";
import { clientIp } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { quoteByLink } from "#app/http/secret-links.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/form/edit-form.tsx";
import { TextAreaField } from "#app/ui/form/field.tsx";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.catering_askForChange());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { event } = quoteByLink(request, params.quoteToken);
  return {
    eventName: event.eventName,
    url: `/quote/${params.quoteToken}`,
    constraint: formConstraint(quoteChangeRequest),
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { quoteToken = "" } = params;
    quoteByLink(request, quoteToken);
    const ip = clientIp(request) ?? "";
    const { reply } = await saveForm(form, quoteChangeRequest, (sent) =>
      requestQuoteChange(quoteToken, sent.request, ip),
    );
    if (reply) return reply;
    const message = m.catering_changeRequestSent();
    return redirectWithToast(`/quote/${quoteToken}`, message);
  },
  { fields: quoteChangeRequest, failure: () => m.catering_quoteNotAnswered() },
);

export default function QuoteChange() {
  const { eventName, url, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ request: string }>({
    id: "quote-change",
    lastResult: useRefusal(),
    constraint,
  });
  return (
    <Page title={m.catering_askForChange()} intro={eventName} variant="narrow">
      <EditForm
        action={`${url}/change`}
        form={form}
        submitLabel={m.catering_askForChange()}
        cancelTo={url}
        once
      >
        <Card>
          <TextAreaField meta={fields.request} label={m.catering_whatShouldChange()} rows={4} />
        </Card>
      </EditForm>
    </Page>
  );
}
