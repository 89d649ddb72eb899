import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { firstHourUrl, firstStepLeft } from "#app/domain/setup/first-hour.ts";
import { hasMadeUpSamples } from "#app/domain/setup/made-up-samples.server.ts";
import { setupLeft, setupOf } from "#app/domain/setup/setup-states.server.ts";
import {
  type SetupTask,
  serverTasks,
  setupTaskNames,
  setupTasks,
} from "#app/domain/setup/setup-tasks.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { setupFacts } from "#app/http/setup-facts.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { SystemTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const PATH = "/admin/before-you-open";

export const meta: MetaFunction = () => pageMeta(m.settings_beforeYouOpen());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change settings");
  const setup = setupOf(setupFacts());
  const left = setupLeft(setup);
  const isDone = (task: SetupTask) => setup.states[task] === "done";
  return {
    // Managers cannot set up printers, so they get no link.
    unlinked: may(user, "set up printers") ? null : ("printer" as const),
    firstHour: firstHourUrl(firstStepLeft(left)),
    left: left.map((task) => ({ task, isSample: setup.states[task] === "sample" })),
    putAside: setup.putAside.filter((task) => !isDone(task)),
    done: setupTaskNames.filter(isDone),
    hasMadeUp: hasMadeUpSamples(),
  };
}

function TaskLink({ task }: { task: SetupTask }) {
  const { unlinked } = useLoaderData<typeof loader>();
  const { label, to } = setupTasks[task];
  return task === unlinked ? (
    <span>{label}</span>
  ) : (
    <Link to={to} className="tap-target">
      {label}
    </Link>
  );
}

export default function BeforeYouOpen() {
  const { firstHour, left, putAside, done, hasMadeUp } = useLoaderData<typeof loader>();
  return (
    <Page
      className="page-roomy"
      title={m.settings_beforeYouOpen()}
      intro={m.settings_beforeYouOpenIntro()}
      before={<SystemTabs />}
      actions={
        <>
          <ButtonLink to={firstHour} variant="secondary">
            {m.settings_firstHour()}
          </ButtonLink>
          <ButtonLink to="/admin/poster" variant="secondary" icon="print">
            {m.settings_poster()}
          </ButtonLink>
        </>
      }
    >
      {hasMadeUp && (
        <Notice
          tone="warn"
          title={m.settings_madeUpLeft()}
          action={
            <ButtonLink to={`${PATH}/samples/removal`} variant="secondary" size="small">
              {m.settings_deleteMadeUp()}
            </ButtonLink>
          }
        />
      )}
      {left.length === 0 && <Notice tone="good" title={m.settings_nothingLeft()} />}
      <ul className="plain-list stack">
        {left.map(({ task, isSample }) => (
          <li key={task} className="between">
            <div>
              <TaskLink task={task} />
              {serverTasks.includes(task) && (
                <span className="subtext">{m.settings_serverHint()}</span>
              )}
            </div>
            <div className="row">
              <Badge tone="warn">{isSample ? m.content_isSample() : m.settings_notDoneYet()}</Badge>
              <PostButton
                action={`${PATH}/${task}/aside`}
                label={m.settings_putAside()}
                ariaLabel={m.settings_putAsideTask({ label: setupTasks[task].label })}
                variant="quiet"
                size="small"
              />
            </div>
          </li>
        ))}
      </ul>
      {putAside.length > 0 && (
        <Disclosure summary={m.settings_putAsideCount({ count: putAside.length })}>
          <ul className="plain-list stack">
            {putAside.map((task) => (
              <li key={task} className="between">
                <TaskLink task={task} />
                <PostButton
                  action={`${PATH}/${task}/aside/removal`}
                  label={m.settings_takeBack()}
                  ariaLabel={m.settings_takeBackTask({ label: setupTasks[task].label })}
                  variant="quiet"
                  size="small"
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {done.length > 0 && (
        <Disclosure summary={m.settings_doneCount({ count: done.length })}>
          <ul className="plain-list stack">
            {done.map((task) => (
              <li key={task}>
                <TaskLink task={task} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Page>
  );
}
