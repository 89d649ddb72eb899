import type { ElementType, ReactNode } from "react";
import { m } from "#messages";
import { SecondaryLink } from "./button.tsx";

type EmptyStateProps = {
  /** URL of an illustration, such as `/illustrations/empty-cart.svg`. */
  illustration?: string;
  title: string;
  titleLevel?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
  /** The unfiltered list, for a list that is filtered. Replaces the action. */
  clearTo?: string;
};

export function EmptyState({
  illustration,
  title,
  titleLevel = 2,
  children,
  action,
  clearTo,
}: EmptyStateProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <div className="empty">
      {illustration && <img src={illustration} alt="" width={240} height={180} />}
      <Heading>{title}</Heading>
      {children && <div className="muted">{children}</div>}
      {clearTo ? (
        <div className="row">
          <SecondaryLink to={clearTo}>{m.shared_clearFilters()}</SecondaryLink>
        </div>
      ) : (
        action && <div className="row">{action}</div>
      )}
    </div>
  );
}
