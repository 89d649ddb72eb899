import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardProps = {
  as?: "div" | "section" | "article" | "li";
  title?: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** Links or buttons next to the title. */
  actions?: ReactNode;
  /** `board` has a painted frame: at most one per page, for its main content. */
  variant?: "plain" | "board";
  id?: string;
  className?: string;
  children?: ReactNode;
};

export function Card({
  as = "section",
  title,
  titleLevel = 2,
  actions,
  variant = "plain",
  id,
  className,
  children,
}: CardProps) {
  const Element: ElementType = as;
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <Element id={id} className={classNames("card", variant === "board" && "board", className)}>
      {(title || actions) && (
        <div className="between card-header">
          {title && <Heading>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
