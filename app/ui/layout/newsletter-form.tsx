import { useFetcher } from "@remix-run/react";
import { m } from "#messages";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

type NewsletterFormProps = { id: string; returnTo: string; email?: string; error?: string };

export function NewsletterForm({ id, returnTo, email, error }: NewsletterFormProps) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action="/newsletter/subscriptions">
      <input type="hidden" name="returnTo" value={returnTo} />
      <label htmlFor={`${id}-email`}>{m.shell_newsletter()}</label>
      <p className="small">{m.shell_newsletterText()}</p>
      <span className="input-wrapper">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          className="input"
          placeholder={m.shell_yourEmail()}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <SubmitButton variant="secondary" pending={isSending(fetcher)}>
          {m.shell_subscribe()}
        </SubmitButton>
      </span>
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </InPlaceForm>
  );
}
