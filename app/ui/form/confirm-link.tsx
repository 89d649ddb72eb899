import { useFetcher } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Button, ButtonLink, type ButtonSize } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Notice } from "../notice.tsx";
import { SubmitButton } from "./submit-button.tsx";

type ConfirmLinkProps = {
  /** The page that asks without scripts. Both forms post to it; it responds with `refusal` or a redirect. */
  to: string;
  label: string;
  size?: ButtonSize;
  question: string;
  yes: string;
  no: string;
  pendingLabel: string;
  /** What will happen. */
  children: ReactNode;
};

/** Leads to a page that asks for confirmation; with JavaScript, a dialog asks instead. */
export function ConfirmLink({ to, label, size, ...question }: ConfirmLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <ButtonLink to={to} variant="danger" size={size} onClick={ask}>
        {label}
      </ButtonLink>
      {isAsking && <ConfirmDialog to={to} close={() => setAsking(false)} {...question} />}
    </>
  );
}

type ConfirmDialogProps = Omit<ConfirmLinkProps, "label" | "size"> & { close: () => void };

function ConfirmDialog({
  to,
  close,
  question,
  yes,
  no,
  pendingLabel,
  children,
}: ConfirmDialogProps) {
  const fetcher = useFetcher<{ refusal: string }>();
  const refusal = fetcher.data?.refusal;
  return (
    <Dialog
      title={question}
      closeHref={to}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {no}
          </Button>
          {!refusal && (
            <fetcher.Form method="post" action={to}>
              <SubmitButton
                variant="danger"
                pending={isSending(fetcher)}
                pendingLabel={pendingLabel}
              >
                {yes}
              </SubmitButton>
            </fetcher.Form>
          )}
        </>
      }
    >
      {refusal ? (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      ) : (
        children
      )}
    </Dialog>
  );
}
