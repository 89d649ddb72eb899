import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { isStaff } from "#app/domain/access/permissions.ts";
import { roleLabel } from "#app/domain/access/roles.ts";
import { listAddresses } from "#app/domain/accounts/addresses.server.ts";
import { listOwnSessions } from "#app/domain/accounts/own-sessions.server.ts";
import { type ProfileInput, profileInput } from "#app/domain/accounts/schema.ts";
import { sessionRow } from "#app/domain/accounts/session-row.ts";
import { updateProfile } from "#app/domain/accounts/update-profile.server.ts";
import { formatDate } from "#app/domain/clock.ts";
import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { shop } from "#app/domain/shop.ts";
import { secondFactorSince } from "#app/domain/sign-in/second-factor.server.ts";
import { hasWeakPassword } from "#app/domain/sign-in/weak-password.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { AccountCard, OwnDataCard, WeakPasswordNotice } from "#app/ui/account/account-card.tsx";
import { OwnSessions } from "#app/ui/account/own-sessions.tsx";
import { SavedAddresses } from "#app/ui/account/saved-addresses.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Pairs } from "#app/ui/details/pairs.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, PhoneField, TextAreaField } from "#app/ui/form/field.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_profile(), m.account_profileDescription(shop.nameAndCity));

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, sessionToken } = await signedInVisitor(request);
  const { name, email, phone, address, role, createdAt } = user;
  return {
    profile: { name, email, phone, address },
    isEmailVerified: user.isEmailVerified,
    sendsEmails: emailSiteUrl() !== null,
    role: roleLabel(role),
    memberSince: formatDate(createdAt),
    hasWeakPassword: hasWeakPassword(user),
    secondFactor: isStaff(user) ? { isOn: secondFactorSince(user) !== null } : null,
    addresses: listAddresses(user),
    sessions: listOwnSessions(user, sessionToken).map(sessionRow),
    editing: new URL(request.url).searchParams.has("edit"),
    constraint: formConstraint(profileInput),
  };
}

export const action = formAction(
  "change the profile",
  async ({ request, form }) => {
    const { user } = await signedInVisitor(request, { returnTo: "/profile?edit" });
    const submission = parseForm(form, profileInput);
    if (submission.status !== "success") return refuseForm(submission);
    updateProfile(user, submission.value);
    return redirectWithToast("/profile", m.account_profileUpdatedSuccessfully());
  },
  { fields: profileInput, failure: () => m.account_updateFailed() },
);

export default function Profile() {
  const { role, memberSince, hasWeakPassword, secondFactor, addresses, sessions, editing } =
    useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_profile()} variant="narrow">
      {hasWeakPassword && <WeakPasswordNotice />}
      <Card title={m.account_personalInformation()}>{editing ? <EditForm /> : <Details />}</Card>
      <SavedAddresses addresses={addresses} />
      <AccountCard memberSince={memberSince} role={role} />
      {secondFactor && <SecondFactorCard isOn={secondFactor.isOn} />}
      <OwnSessions sessions={sessions} />
      <OwnDataCard />
    </Page>
  );
}

function Details() {
  const { profile, isEmailVerified, sendsEmails } = useLoaderData<typeof loader>();
  const rows: [label: string, value: ReactNode][] = [
    [m.shared_name(), profile.name],
    [
      m.shared_email(),
      <>
        {profile.email}{" "}
        {sendsEmails && profile.email && (
          <Badge tone={isEmailVerified ? "good" : "warn"}>
            {isEmailVerified ? m.shared_verified() : m.account_notVerified()}
          </Badge>
        )}
      </>,
    ],
    [m.shared_phone(), profile.phone || m.shared_notProvided()],
    [m.shared_address(), profile.address || m.shared_notProvided()],
  ];
  return (
    <>
      <Pairs rows={rows} />
      {sendsEmails && profile.email && !isEmailVerified && <UnverifiedEmailNotice />}
      <SecondaryLink to="?edit" icon="edit">
        {m.shared_edit()}
      </SecondaryLink>
    </>
  );
}

function EditForm() {
  const { profile, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<ProfileInput>("profile", { constraint, values: profile });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary form={form} />
      <Field meta={fields.name} label={m.shared_name()} autoComplete="name" />
      <p className="muted">
        <ParaglideMessage
          message={m.account_emailCannotBeChanged}
          inputs={{ address: profile.email }}
          markup={{ email: ({ children }) => <strong>{children}</strong> }}
        />
      </p>
      <PhoneField meta={fields.phone} optional />
      <TextAreaField
        meta={fields.address}
        label={m.shared_address()}
        optional
        rows={2}
        autoComplete="street-address"
      />
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>{m.shared_save()}</SubmitButton>
        <QuietLink to="/profile">{m.shared_cancel()}</QuietLink>
      </div>
    </Form>
  );
}

function SecondFactorCard({ isOn }: { isOn: boolean }) {
  return (
    <Card title={m.account_secondFactor()}>
      <p className="between">
        {m.account_secondFactorDescription()}
        {isOn ? <Badge tone="good">{m.account_on()}</Badge> : <Badge>{m.account_off()}</Badge>}
      </p>
      <div className="row">
        <SecondaryLink to="/profile/second-factor">
          {isOn ? m.account_manageSecondFactor() : m.account_secondFactorSetUp()}
        </SecondaryLink>
      </div>
    </Card>
  );
}

function UnverifiedEmailNotice() {
  return (
    <Notice
      tone="warn"
      title={m.account_emailNotVerified()}
      action={
        <OnceButton
          action="/profile/verification-emails"
          label={m.account_sendTheLinkAgain()}
          pendingLabel={m.shared_sending()}
          variant="secondary"
        />
      }
    >
      <p>{m.account_emailNotVerifiedHint()}</p>
    </Notice>
  );
}
