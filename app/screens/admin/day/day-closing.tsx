import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "#app/domain/clock.ts";
import { closeDay } from "#app/domain/day/close-day.server.ts";
import { dayPage } from "#app/domain/day/day-page.server.ts";
import { differenceText } from "#app/domain/day/report-lines.ts";
import { closingForm } from "#app/domain/day/schema.ts";
import type { Unfinished } from "#app/domain/day/unfinished.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  type FormAnswer,
  refuseForm,
  refuseWithProblem,
} from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { ClosingForm, type Counted } from "#app/ui/day/closing-form.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(page ? m.day_close({ title: page.title }) : m.day_closeTheDay());

/** The path that receives the form of the day's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "close the day");
  const { date = "" } = params;
  const page = dayPage(user, date);
  if (!page?.isClosable) throw redirect(`/admin/day/${date}`);
  const { day, title, unfinished } = page;
  return {
    day,
    title,
    unfinished,
    constraint: formConstraint(closingForm),
  };
}

type Answer = FormAnswer & { counted?: Counted; unfinished?: Unfinished | null };

export const action = formAction(
  "staff work",
  async ({ request, params, form, url }) => {
    const { date = "" } = params;
    const { user } = await staffVisitor(request, "close the day", { returnTo: url.pathname });
    const submission = parseForm(form, closingForm);
    if (submission.status !== "success") return refuseForm(submission);
    const closed = closeDay(user, date, submission.value);
    const page = `/admin/day/${date}`;
    if (!closed.ok && closed.code === "conflict") {
      return redirectWithToast(page, { type: "error", message: closed.message });
    }
    if (!closed.ok) return refuseWithProblem(submission, closed);
    const { isClosed, expectedPaise, differencePaise, unfinished } = closed.value;
    const description = differenceText(differencePaise);
    if (isClosed) {
      const message = m.day_isClosed({ date: formatDay(date) });
      return redirectWithToast(page, { type: "success", message, description });
    }
    const formErrors = [
      ...(unfinished ? [m.day_finishOrTick()] : []),
      ...(differencePaise === 0 ? [] : [m.day_recountOrClose({ description })]),
    ];
    const result = submission.reply({ formErrors });
    const title = m.day_notClosedYet();
    const counted = { expectedPaise, differencePaise };
    return data<Answer>({ result, counted, unfinished, title }, { status: 409 });
  },
  { failure: () => m.day_failedToCloseTheDay() },
);

export default function DayClosing() {
  const { day, title, unfinished, constraint } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>() as Answer | undefined;
  return (
    <Page title={m.day_close({ title })} variant="narrow">
      <ClosingForm
        day={day}
        counted={actionData?.counted}
        unfinished={actionData?.unfinished ?? unfinished}
        constraint={constraint}
        lastResult={actionData?.result}
      />
      <QuietLink to={`/admin/day/${day}`}>{m.day_backToTheDay()}</QuietLink>
    </Page>
  );
}
