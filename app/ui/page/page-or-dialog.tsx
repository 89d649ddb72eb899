import { useOutlet, useOutletContext } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Dialog } from "../dialog.tsx";
import { Page } from "../layout/page.tsx";

/** A child route opens in a dialog after navigating from its parent; otherwise it is a page of its own. */
export function useOpensInDialog(): boolean {
  const [opensInDialog, setOpensInDialog] = useState(false);
  const isParentShown = useOutlet() === null;
  useEffect(() => {
    if (isParentShown) setOpensInDialog(true);
  }, [isParentShown]);
  return opensInDialog;
}

/** A parent whose child is a `PageOrDialog`. */
export function PageUnderDialog({ children }: { children: ReactNode }) {
  const opensInDialog = useOpensInDialog();
  const child = useOutlet(opensInDialog);
  return (
    <>
      {(child === null || opensInDialog) && children}
      {child}
    </>
  );
}

type PageOrDialogProps = {
  title: string;
  parent: { label: string; to: string };
  children: ReactNode;
};

export function PageOrDialog({ title, parent, children }: PageOrDialogProps) {
  const opensInDialog = useOutletContext<boolean>();
  if (opensInDialog) {
    return (
      <Dialog title={title} closeHref={parent.to}>
        {children}
      </Dialog>
    );
  }
  return (
    <Page title={title} variant="narrow" trail={[parent]}>
      {children}
    </Page>
  );
}
