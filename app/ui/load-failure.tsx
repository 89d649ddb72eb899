import { useLocation } from "@remix-run/react";
import { buttonClass } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { RequestReference } from "./request-reference.tsx";

export function LoadFailure({ message }: { message: string }) {
  const here = useLocation();
  return (
    <Notice
      tone="bad"
      role="alert"
      title={message}
      action={
        <a className={buttonClass({ variant: "secondary" })} href={here.pathname + here.search}>
          Try Again
        </a>
      }
    >
      This is our fault, not yours. Please try again. <RequestReference />
    </Notice>
  );
}
