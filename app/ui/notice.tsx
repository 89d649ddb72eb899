import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type NoticeProps = {
  tone?: "info" | "good" | "warn" | "bad";
  title?: ReactNode;
  /** A link or button with the next step. */
  action?: ReactNode;
  /** `alert` interrupts screen readers: only for errors. */
  role?: "status" | "alert";
  children?: ReactNode;
};

const icons = { info: "info", good: "check", warn: "alert", bad: "alert" } as const;

export function Notice({ tone = "info", title, action, role, children }: NoticeProps) {
  return (
    <div className={classNames("note", `tone-${tone}`)} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
