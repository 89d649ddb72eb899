import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dayInIndia, formatLongDay, now } from "#app/domain/clock.ts";
import { dayText } from "#app/domain/day/schema.ts";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { compareDay, onlineDay } from "#app/domain/online-payments/online-day.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OnlineDifferences, OnlineTotals, OnlineTransfers } from "#app/ui/payments/online-day.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.payments_onlinePayments());

const dayOf = (typed: FormDataEntryValue | null) =>
  dayText.safeParse(typed).data ?? dayInIndia(now());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  const day = dayOf(new URL(request.url).searchParams.get("day"));
  return { day, provider: paymentProvider()?.name ?? null, ...onlineDay(day) };
}

export const action = formAction(
  "staff work",
  async ({ request, form, url }) => {
    await staffVisitor(request, "keep the books", { returnTo: url.pathname });
    const compared = await compareDay(dayOf(form.get("day")));
    if (compared.ok) return data({ differences: compared.value, refusal: null });
    return data(
      { differences: null, refusal: compared.message },
      { status: problemStatus(compared.code) },
    );
  },
  { failure: () => m.shared_requestFailed() },
);

export default function OnlinePayments() {
  const { day, provider, ...online } = useLoaderData<typeof loader>();
  const compared = useActionData<typeof action>();
  const path = `/admin/payments/online?day=${day}`;
  return (
    <Page
      title={m.payments_onlinePayments()}
      intro={formatLongDay(day)}
      actions={<DownloadLink href={`/admin/payments/online.csv?from=${day}`} />}
    >
      <div className="row">
        <Form method="get" action="/admin/payments/online" className="row">
          <Field
            meta={plainMeta("day", { value: day })}
            label={m.shared_date()}
            hideLabel
            type="date"
            width="m"
          />
          <SubmitButton variant="secondary">{m.payments_showDay()}</SubmitButton>
        </Form>
        {provider && (
          <Form method="post" action={path} noValidate>
            <input type="hidden" name="day" value={day} />
            <SubmitButton pendingLabel={m.payments_comparing()}>
              {m.payments_compareWith({ provider })}
            </SubmitButton>
          </Form>
        )}
      </div>
      {compared?.refusal && (
        <Notice tone="bad" role="alert" title={compared.refusal}>
          {m.payments_booksUnchanged()}
        </Notice>
      )}
      {compared?.differences && <OnlineDifferences differences={compared.differences} />}
      {online.rows.length === 0 ? (
        <EmptyState title={m.payments_nothingOnline()}>{m.payments_nothingOnlineHint()}</EmptyState>
      ) : (
        <>
          <OnlineTotals day={online} />
          <Card>
            <OnlineTransfers rows={online.rows} />
          </Card>
        </>
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(
  m.payments_onlinePayments,
  m.payments_failedToLoadPayments,
);
