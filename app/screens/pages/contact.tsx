import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { contactSubjectIds, contactSubjects } from "#app/domain/messages/contact-subjects.ts";
import { leaveMessage } from "#app/domain/messages/leave-message.server.ts";
import { type ContactInput, contactInput } from "#app/domain/messages/schema.ts";
import { ownFigures } from "#app/domain/shop/own-figures.server.ts";
import { shop } from "#app/domain/shop.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { retryAfterHeaders } from "#app/http/page-headers.server.ts";
import { checkRateLimit } from "#app/http/rate-limits.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import mapStyles from "#app/styles/map.css?url";
import { Card } from "#app/ui/card.tsx";
import { ContactFacts } from "#app/ui/content/contact-facts.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Locations } from "#app/ui/map/locations.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { metaWithFacts } from "#app/ui/shop-facts.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

export const meta = metaWithFacts(({ hours }) =>
  pageMeta(
    "Contact",
    `Write to ${shop.name}, call ${shop.phone}, or find our counters in ${shop.city} on the map. ${hours.sentence}.`,
  ),
);

export const headers: HeadersFunction = retryAfterHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const subjectParam = new URL(request.url).searchParams.get("subject");
  const subject = contactSubjectIds.find((id) => id === subjectParam);
  return {
    prefill: { name: user?.name, email: user?.email, phone: user?.phone, subject },
    constraint: formConstraint(contactInput),
    own: ownFigures(),
  };
}

export const action = formAction(
  async ({ request, form }) => {
    const submission = parseWithZod(form, { schema: contactInput });
    if (submission.status !== "success") return refuseForm(submission);
    const limited = await checkRateLimit("contact", submission.value.email, request);
    if (limited) return refuseWithProblem(submission, limited);
    const { user } = await visitorOf(request);
    leaveMessage(user, submission.value);
    return redirectWithToast("/contact", {
      type: "success",
      message: "Message sent. Thank you!",
      description: "We answer within a day, usually before the shutter goes up.",
    });
  },
  { failure: "Failed to send message. Please try again." },
);

const quickLinks = [
  ["/faqs", "FAQs"],
  ["/menu", "Menu"],
  ["/catering", "Catering"],
  ["/about", "About"],
] as const;

export default function Contact() {
  const { own } = useLoaderData<typeof loader>();
  const hasFailed = useActionData<typeof action>() !== undefined;
  const { key } = useLocation();
  const formKey = useRef(key);
  // A new key empties the form after a message was sent, but not after an error.
  if (!hasFailed) formKey.current = key;
  return (
    <Page
      title="Contact"
      intro="A question, a compliment, a cold plate: tell us. A person reads every message."
    >
      <div className="split">
        <Card title="Write to us">
          <MessageForm key={formKey.current} />
        </Card>
        <div className="stack">
          <Card title="Call or come by">
            <ContactFacts />
            <SocialLinks />
          </Card>
          <Card title="Quick links">
            <ul className="row">
              {quickLinks.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="tap-target">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <Locations own={own} />
    </Page>
  );
}

function MessageForm() {
  const { prefill, constraint } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const [form, fields] = useForm<ContactInput>({
    id: "contact",
    constraint,
    lastResult: actionData?.result,
    defaultValue: prefill,
  });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary form={form} />
      <div className="fields">
        <Field meta={fields.name} label="Name" autoComplete="name" />
        <Field
          meta={fields.email}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <Field
          meta={fields.phone}
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <SelectField
          meta={fields.subject}
          label="Subject"
          placeholder="Choose a subject"
          options={contactSubjects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <TextAreaField
        meta={fields.message}
        label="Message"
        hint="About an order? Include its number."
        rows={6}
      />
      <div>
        <SubmitButton icon="mail" pendingLabel="Sending…">
          Send Message
        </SubmitButton>
      </div>
    </Form>
  );
}
