import type { ElementType, ReactNode } from "react";

type EmptyStateProps = {
  /** URL of an illustration, such as `/illustrations/empty-cart.svg`. */
  illustration?: string;
  title: string;
  titleLevel?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({
  illustration,
  title,
  titleLevel = 2,
  children,
  action,
}: EmptyStateProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <div className="empty">
      {illustration && <img src={illustration} alt="" width={240} height={180} />}
      <Heading>{title}</Heading>
      {children && <div className="muted">{children}</div>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
