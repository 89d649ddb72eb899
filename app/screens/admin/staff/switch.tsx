import { useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { roleLabel } from "#app/domain/access/roles.ts";
import { chosenLanguageOf } from "#app/domain/accounts/user-language.server.ts";
import { currentLanguage } from "#app/domain/language/language.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import { firstPageOf } from "#app/domain/staff/first-page.ts";
import { staffToSwitchTo } from "#app/domain/staff/list-staff.server.ts";
import { type SwitchFields, switchForm } from "#app/domain/staff/schema.ts";
import { switchPerson } from "#app/domain/staff/switch-person.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import {
  readDeviceToken,
  readSessionToken,
  sessionCookie,
} from "#app/http/session/cookies.server.ts";
import { cookieOfPersonsLanguage } from "#app/http/session/sign-in.server.ts";
import { redirectReplacingHistory, redirectWithToast } from "#app/http/toast.server.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ChoiceField, DigitsField } from "#app/ui/form/field.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const PATH = "/admin/switch";
const TITLE = () => m.shared_switchPerson();

export const meta: MetaFunction = () => [
  ...pageMeta(TITLE()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const device = deviceOfToken(await readDeviceToken(request));
  // Only the shop's devices show who works here.
  if (!device) return { device: null };
  const { byPin, byPassword } = staffToSwitchTo();
  return {
    device: { name: device.name },
    byPin: byPin.map(({ id, name, role }) => ({ id, name, role: roleLabel(role) })),
    byPassword: byPassword.map(({ name, role }) => `${name} (${roleLabel(role)})`),
    constraint: formConstraint(switchForm),
  };
}

export const action = formAction(
  "enter a PIN",
  async ({ request, form }) => {
    const device = deviceOfToken(await readDeviceToken(request));
    if (!device) return redirectWithToast(PATH);
    const previous = await readSessionToken(request);
    const { reply, saved } = await saveForm(form, switchForm, (sent) =>
      switchPerson(device, sent, clientOf(request), previous),
    );
    if (reply) return reply;
    const { user, token, isPinRemoved } = saved;
    const locale = chosenLanguageOf(user.id) ?? currentLanguage();
    const toast = {
      type: "success",
      message: m.staff_hello({ name: user.name }, { locale }),
      ...(isPinRemoved && { description: m.staff_pinWithdrawn({}, { locale }) }),
    } as const;
    const languageCookie = await cookieOfPersonsLanguage(request, user);
    const welcome = await redirectReplacingHistory(returnPath(request, firstPageOf(user)), toast, [
      await sessionCookie(request, token),
      ...languageCookie,
    ]);
    // Another language needs another set of scripts.
    if (languageCookie.length > 0) welcome.headers.set("X-Remix-Reload-Document", "true");
    return welcome;
  },
  {
    failure: () => m.staff_failedToSwitch(),
    networkFailure: () => m.shared_networkErrorPleaseTryAgain(),
  },
);

export default function Switch() {
  const page = useLoaderData<typeof loader>();
  if (!page.device) return <NoDevice />;
  const { device, byPin, byPassword, constraint } = page;
  return (
    <Page
      title={TITLE()}
      intro={<span className="wrap-anywhere">{device.name}</span>}
      variant="narrow"
    >
      <PinForm people={byPin} constraint={constraint} />
      <Card title={m.staff_withPassword()}>
        <p className="wrap-anywhere">
          {m.staff_logInWithTheirPassword({ names: byPassword.join(", ") })}
        </p>
        <PostButton
          action="/admin/switch/login"
          label={m.staff_logInWithPassword()}
          variant="secondary"
        />
      </Card>
    </Page>
  );
}

function NoDevice() {
  return (
    <Page title={TITLE()} variant="narrow">
      <Notice tone="info" title={m.staff_pinsNeedDevice()}>
        <p>{m.staff_becomeDeviceHint()}</p>
      </Notice>
      <PostButton action="/admin/switch/login" label={m.staff_logInWithPassword()} />
    </Page>
  );
}

type PinFormProps = {
  people: { id: string; name: string; role: string }[];
  constraint: Parameters<typeof useForm>[0]["constraint"];
};

function PinForm({ people, constraint }: PinFormProps) {
  const [form, fields] = useForm<SwitchFields>({
    id: "switch",
    constraint,
    lastResult: useActionData<typeof action>()?.result,
  });
  if (people.length === 0) {
    return (
      <Notice tone="info" title={m.staff_nobodyHasAPinYet()}>
        <p>{m.staff_noPinsHint()}</p>
      </Notice>
    );
  }
  return (
    <Card>
      <Form method="post" id={form.id} noValidate className="stack">
        <ErrorSummary form={form} />
        <ChoiceField
          meta={fields.person}
          legend={m.staff_whoAreYou()}
          variant="cards"
          options={people.map(({ id, name, role }) => ({
            value: id,
            label: <span className="wrap-anywhere">{name}</span>,
            hint: role,
          }))}
        />
        <DigitsField
          meta={fields.pin}
          label={m.staff_pin()}
          type="password"
          hint={m.staff_your4Digits()}
          width="s"
        />
        <SubmitButton wide pendingLabel={m.staff_switchingPending()}>
          {m.staff_switch()}
        </SubmitButton>
      </Form>
    </Card>
  );
}
