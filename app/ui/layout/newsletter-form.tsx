import { useFetcher } from "@remix-run/react";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";

type NewsletterFormProps = { id: string; returnTo: string; email?: string };

export function NewsletterForm({ id, returnTo, email }: NewsletterFormProps) {
  const fetcher = useFetcher();
  return (
    <InPlaceForm fetcher={fetcher} action="/newsletter/subscriptions">
      <input type="hidden" name="returnTo" value={returnTo} />
      <label htmlFor={`${id}-email`}>Newsletter</label>
      <p className="small">New dishes and festival specials. Leave whenever you like.</p>
      <span className="input-wrapper">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          className="input"
          placeholder="Your email"
          defaultValue={email}
        />
        <SubmitButton variant="secondary" pending={isSending(fetcher)}>
          Subscribe
        </SubmitButton>
      </span>
    </InPlaceForm>
  );
}
