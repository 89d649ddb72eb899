import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { contactSubjectIds, contactSubjects } from "#app/domain/messages/contact-subjects.ts";
import { leaveMessage } from "#app/domain/messages/messages.server.ts";
import { type ContactInput, contactInput } from "#app/domain/messages/schema.ts";
import { listBranches } from "#app/domain/shop/branches.server.ts";
import { ownFigures } from "#app/domain/shop/own-figures.server.ts";
import { pageTexts } from "#app/domain/shop/page-content.server.ts";
import { shop } from "#app/domain/shop.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import mapStyles from "#app/styles/pages/map.css?url";
import { Card } from "#app/ui/card.tsx";
import { ContactFacts } from "#app/ui/content/contact-facts.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { EmailField, Field, PhoneField, SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { OnceField } from "#app/ui/form/once-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form, Link } from "#app/ui/link.tsx";
import { Locations } from "#app/ui/map/locations.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { metaWithFacts } from "#app/ui/shop/shop-facts.tsx";
import { SocialLinks } from "#app/ui/shop/social-links.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

export const meta = metaWithFacts(({ hours }) =>
  pageMeta(
    m.shared_contact(),
    m.pages_contactDescription({
      ...shop.nameAndCity,
      phone: shop.phone,
      sentence: hours.sentence,
    }),
  ),
);

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const { locationsIntro, mapLabel } = pageTexts("home");
  const subjectParam = new URL(request.url).searchParams.get("subject");
  const subject = contactSubjectIds.find((id) => id === subjectParam);
  return {
    prefill: { name: user?.name, email: user?.email, phone: user?.phone, subject },
    constraint: formConstraint(contactInput),
    own: pagePart(ownFigures, null),
    branches: listBranches(),
    locationsIntro,
    mapLabel,
  };
}

export const action = formAction(
  "contact",
  async ({ request, form }) => {
    const submission = parseForm(form, contactInput);
    if (submission.status !== "success") return refuseForm(submission);
    const { user } = await visitorOf(request);
    leaveMessage(user, submission.value);
    return redirectWithToast("/contact", {
      type: "success",
      message: m.pages_messageSentThankYou(),
      description: m.pages_answerTime(),
    });
  },
  { fields: contactInput, failure: () => m.pages_messageNotSent() },
);

const quickLinks = [
  ["/faqs", () => m.pages_faqs()],
  ["/menu", () => m.shared_menu()],
  ["/catering", () => m.shared_catering()],
  ["/about", () => m.shared_about()],
] as const;

export default function Contact() {
  const { own, branches, locationsIntro, mapLabel } = useLoaderData<typeof loader>();
  const hasFailed = useActionData<typeof action>() !== undefined;
  const { key } = useLocation();
  const formKey = useRef(key);
  // A new key empties the form after a message was sent, but not after an error.
  if (!hasFailed) formKey.current = key;
  return (
    <Page title={m.shared_contact()} intro={m.pages_contactIntro()}>
      <div className="split">
        <Card title={m.pages_writeToUs()}>
          <MessageForm key={formKey.current} />
        </Card>
        <div className="stack">
          <Card title={m.pages_callOrComeBy()}>
            <ContactFacts />
            <SocialLinks />
          </Card>
          <Card title={m.pages_quickLinks()}>
            <ul className="row">
              {quickLinks.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="tap-target">
                    {label()}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <Locations branches={branches} intro={locationsIntro} label={mapLabel} own={own} />
    </Page>
  );
}

function MessageForm() {
  const { prefill, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<ContactInput>("contact", { constraint, values: prefill });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <OnceField />
      <ErrorSummary form={form} />
      <div className="fields">
        <Field meta={fields.name} label={m.shared_name()} autoComplete="name" />
        <EmailField meta={fields.email} />
        <PhoneField meta={fields.phone} optional />
        <SelectField
          meta={fields.subject}
          label={m.pages_subject()}
          placeholder={m.pages_chooseASubject()}
          options={contactSubjects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <TextAreaField
        meta={fields.message}
        label={m.pages_message()}
        hint={m.pages_orderNumberHint()}
        rows={6}
      />
      <div>
        <SubmitButton icon="mail" pendingLabel={m.shared_sending()}>
          {m.pages_sendMessage()}
        </SubmitButton>
      </div>
    </Form>
  );
}
