import type { DefaultValue } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useCallback, useState } from "react";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import type { PostFormFields } from "#app/domain/blog/post-input.ts";
import { m } from "#messages";
import { Button, ButtonAnchor, QuietLink } from "../button.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { OnceField } from "../form/once-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useFormAnswer } from "../form/use-form-answer.ts";
import { useOpenForm } from "../form/use-open-form.ts";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { PostFields } from "./post-fields.tsx";
import type { Preview } from "./post-preview.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";

type NewerVersionProps = { slug: string; updatedAt: string; changedAt: string };

type PostFormProps = {
  action: string;
  previewHref: string;
  values: DefaultValue<PostFormFields>;
  constraint: FormConstraint;
  saveLabel: string;
  withTestData?: boolean;
};

/** Every button submits the form. Give the form a new key when the server changes its values. */
export function PostForm(props: PostFormProps) {
  const { action, previewHref, saveLabel, withTestData } = props;
  const answer = useFormAnswer<{ newer?: NewerVersionProps }>();
  const [form, fields] = useOpenForm<PostFormFields>("post", props);
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      id={form.id}
      noValidate
      className="stack"
    >
      <DefaultSubmit name="do" value="enter" />
      {withTestData && <OnceField />}
      <ErrorSummary form={form} />
      {answer?.newer && <NewerVersion {...answer.newer} />}
      {withTestData && (
        <div>
          <SubmitButton name="do" value="fill" variant="secondary" icon="edit">
            {m.admin_fillTestData()}
          </SubmitButton>
        </div>
      )}
      <PostFields fields={fields} action={action} />
      <div className="row save-bar">
        <SubmitButton pendingLabel={m.shared_saving()}>{saveLabel}</SubmitButton>
        <PreviewButton href={previewHref} action={action} />
        {/* Phones have no room for it, but the breadcrumb leads back. */}
        <span className="wide-only">
          <QuietLink to="/admin/blogs">{m.shared_cancel()}</QuietLink>
        </span>
      </div>
    </Form>
  );
}

/** Shown when another admin saved the post in the meantime. */
function NewerVersion({ slug, updatedAt, changedAt }: NewerVersionProps) {
  return (
    <Notice tone="warn" title={m.posts_newerVersion({ changedAt })}>
      <p>{m.posts_newerVersionHint()}</p>
      <p className="row">
        <ButtonAnchor href={postUrl(slug)} target="_blank" rel="noopener" variant="secondary">
          <ParaglideMessage
            message={m.posts_savedVersionLink}
            inputs={{}}
            markup={{ rest: VisuallyHidden }}
          />
        </ButtonAnchor>
        <SubmitButton name="replaces" value={updatedAt} variant="danger">
          {m.posts_replaceItWithMine()}
        </SubmitButton>
      </p>
    </Notice>
  );
}

/** Opens a page, or with JavaScript a dialog over the form. */
function PreviewButton({ href, action }: { href: string; action: string }) {
  const fetcher = useFetcher<Preview>();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isLoading = fetcher.state === "submitting";
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    setOpen(true);
    fetcher.submit(new FormData(form), {
      method: "post",
      action: href,
      encType: "multipart/form-data",
    });
  };
  return (
    <>
      <Button
        type="submit"
        formAction={href}
        variant="secondary"
        icon="eye"
        aria-disabled={isLoading || undefined}
        onClick={open}
      >
        {m.admin_preview()}
      </Button>
      {isOpen && (isLoading || fetcher.data) && (
        <PreviewDialog
          preview={isLoading ? undefined : fetcher.data}
          action={action}
          onClose={close}
        />
      )}
    </>
  );
}
