import { Form, Link, useFetcher } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useCallback, useState } from "react";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import type { PostFormValues } from "#app/domain/blog/post-form.ts";
import { buttonClass } from "../button.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import type { SummaryError } from "../form/form-errors.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { type ToastMessage, ToastRegion } from "../toast.tsx";
import { PostFields, postFieldId } from "./post-fields.tsx";
import type { Preview } from "./post-preview.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";

/** What the server answered to a form that was not saved. */
type Answer = {
  values: PostFormValues;
  errors: Record<string, string[]>;
  toast?: ToastMessage;
  version?: string;
  newer?: { slug: string; updatedAt: string; changedAt: string };
};

type PostFormProps = {
  action: string;
  /** Where the form is sent for its preview. */
  previewHref: string;
  /** As the form opens. */
  values: PostFormValues;
  answer: Answer | undefined;
  /** What was typed before a session ran out has come back. */
  isDraft: boolean;
  saveLabel: string;
  withTestData?: boolean;
};

const noErrors = {};

function summaryOf(errors: Record<string, string[]>): SummaryError[] {
  return Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => (name ? { id: postFieldId(name), message } : { message })),
  );
}

/** The form of a post, new or not. Every button is a submit; saving is the last of them. */
export function PostForm(props: PostFormProps) {
  const { action, previewHref, values, answer, isDraft, saveLabel, withTestData } = props;
  const errors = answer?.errors ?? noErrors;
  return (
    <>
      {answer?.toast && <ToastRegion key={answer.toast.message} toast={answer.toast} />}
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="stack"
      >
        {/* Enter presses the first button of a form. */}
        <button
          type="submit"
          name="do"
          value="enter"
          className="vh"
          tabIndex={-1}
          aria-hidden="true"
        />
        <ErrorSummary title="Failed to save blog" errors={summaryOf(errors)} />
        {answer?.newer && <NewerVersion {...answer.newer} />}
        {isDraft && !answer && <DraftNotice />}
        {withTestData && (
          <div>
            <SubmitButton name="do" value="fill" variant="secondary" icon="edit">
              Fill Test Data
            </SubmitButton>
          </div>
        )}
        <PostFields
          key={answer?.version ?? "opened"}
          values={answer?.values ?? values}
          errors={errors}
          action={action}
        />
        <div className="row save-bar">
          <SubmitButton pendingLabel="Saving…">{saveLabel}</SubmitButton>
          <PreviewButton href={previewHref} action={action} />
          {/* A phone has no room for it beside the others, and the way back above the title. */}
          <span className="wide-only">
            <Link to="/admin/blogs" className={buttonClass({ variant: "quiet" })}>
              Cancel
            </Link>
          </span>
        </div>
      </Form>
    </>
  );
}

function DraftNotice() {
  return (
    <Notice
      title="What you typed before logging in is here again."
      action={
        <SubmitButton name="do" value="discard" variant="quiet">
          Discard it
        </SubmitButton>
      }
    >
      It is not saved yet.
    </Notice>
  );
}

/** Two admins at one post: the later one decides, knowing it. */
function NewerVersion({ slug, updatedAt, changedAt }: NonNullable<Answer["newer"]>): ReactNode {
  return (
    <Notice tone="warn" title={`There is a newer version, saved ${changedAt}.`}>
      <p>Compare it with yours below, take over what you need, then put yours in its place.</p>
      <p className="row">
        <a
          href={postUrl(slug)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: "secondary" })}
        >
          Read the saved version
          <span className="vh"> (opens in a new tab)</span>
        </a>
        <SubmitButton name="replaces" value={updatedAt} variant="danger">
          Replace it with mine
        </SubmitButton>
      </p>
    </Notice>
  );
}

/** A page of its own; enhanced, a dialog over the form. */
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
      <button
        type="submit"
        formAction={href}
        className={buttonClass({ variant: "secondary" })}
        aria-disabled={isLoading || undefined}
        onClick={open}
      >
        <Icon name="eye" />
        Preview
      </button>
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
