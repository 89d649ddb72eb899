import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Breadcrumb, type Trail } from "../page/breadcrumb.tsx";

type PageProps = {
  title: ReactNode;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** Buttons or links next to the title. */
  actions?: ReactNode;
  /** The pages above this one, for a breadcrumb. */
  trail?: Trail;
  /** The last step of the breadcrumb, if it is not the title. */
  here?: ReactNode;
  /** Above the title, such as tabs or a Back link. */
  before?: ReactNode;
  /** `narrow` for forms and articles. */
  variant?: "narrow" | "normal";
  /** For a page whose first image contains the title. */
  hideTitle?: boolean;
  className?: string;
  children: ReactNode;
};

export function Page({
  title,
  intro,
  actions,
  trail,
  here = title,
  before,
  variant = "normal",
  hideTitle,
  className,
  children,
}: PageProps) {
  return (
    <div className={classNames("page", variant !== "normal" && `page-${variant}`, className)}>
      {trail && <Breadcrumb trail={trail} here={here} />}
      {before}
      <div className={hideTitle ? "visually-hidden" : "page-header"}>
        <div>
          <h1>{title}</h1>
          {intro && <p className="intro">{intro}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
