import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type Params, useLoaderData } from "@remix-run/react";
import { rolesToGive } from "#app/domain/access/may-manage.ts";
import {
  type FirstHourStep,
  firstHourNames,
  firstHourSteps,
  firstHourUrl,
  isFirstHourStep,
  stepAfter,
} from "#app/domain/setup/first-hour.ts";
import { setupOf } from "#app/domain/setup/setup-states.server.ts";
import { listStaff, staffRow } from "#app/domain/staff/list-staff.server.ts";
import { maySwitchByPin } from "#app/domain/staff/pin.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { notFound, orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { setupFacts } from "#app/http/setup-facts.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { defaultUpiPayee } from "#app/http/upi-payee.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StepForm } from "#app/ui/setup/step-form.tsx";
import { TestOrderGuide } from "#app/ui/setup/test-order-guide.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";
import { firstHourForms } from "./first-hour-forms.server.ts";

export const meta: MetaFunction = () => pageMeta(m.settings_firstHour());

function stepOf({ step }: Params): FirstHourStep {
  if (!isFirstHourStep(step)) throw notFound();
  return step;
}

function activeStaff() {
  const active = listStaff().filter(({ isActive }) => isActive);
  return active.map(staffRow).map(({ id, name, role }) => ({ id, name, role }));
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change settings");
  const step = stepOf(params);
  const form = firstHourForms[step];
  return {
    step,
    isDone: setupOf(setupFacts()).states[firstHourSteps[step].task] === "done",
    form: form && openForm(form.schema, form.values()),
    defaultPayee: defaultUpiPayee(),
    staff: step === "staff" ? activeStaff() : [],
    roles: rolesToGive(user).filter((role) => maySwitchByPin({ role })),
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const step = stepOf(params);
    const stepForm = orNotFound(firstHourForms[step]);
    const { user } = await staffVisitor(request, "change settings");
    const submission = parseForm(form, stepForm.schema);
    if (submission.status !== "success") return refuseForm(submission);
    const saved = await stepForm.save(user, submission.value);
    if (!saved.ok) return refuseWithProblem(submission, saved);
    const next = stepForm.next?.(submission.value) ?? firstHourUrl(stepAfter(step));
    const message = m.admin_saved({ name: firstHourSteps[step].title });
    const hint = stepForm.hint?.(submission.value);
    return redirectWithToast(next, {
      type: "success",
      message,
      ...(hint && { description: hint }),
    });
  },
  { failure: () => m.settings_failedToSaveSettings() },
);

export default function FirstHour() {
  const { step, isDone, form, staff, ...facts } = useLoaderData<typeof loader>();
  const { title, intro } = firstHourSteps[step];
  return (
    <Page
      title={title}
      intro={intro}
      variant="narrow"
      trail={[{ label: m.settings_beforeYouOpen(), to: "/admin/before-you-open" }]}
      before={
        <Tabs
          label={m.settings_firstHour()}
          tabs={firstHourNames.map((name) => ({
            label: firstHourSteps[name].title,
            to: firstHourUrl(name),
            current: name === step,
          }))}
          scrollToTop
        />
      }
      actions={
        <>
          <span className="muted">
            {m.settings_stepOf({
              step: firstHourNames.indexOf(step) + 1,
              steps: firstHourNames.length,
            })}
          </span>
          {isDone && <Badge tone="good">{m.settings_stepIsDone()}</Badge>}
        </>
      }
    >
      {staff.length > 0 && (
        <Card title={m.settings_alreadyStaff()}>
          <ul className="plain-list stack">
            {staff.map(({ id, name, role }) => (
              <li key={id} className="between wrap-anywhere">
                {name} <Badge tone="info">{role}</Badge>
              </li>
            ))}
          </ul>
          <Link to="/admin/devices" className="tap-target">
            {m.staff_devices()}
          </Link>
        </Card>
      )}
      {form ? (
        <StepForm
          key={step + staff.length}
          step={step}
          constraint={form.constraint}
          values={form.values as never}
          {...facts}
        />
      ) : (
        <TestOrderGuide />
      )}
    </Page>
  );
}
