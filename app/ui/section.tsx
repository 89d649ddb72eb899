import type { ReactNode } from "react";

type SectionProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** A link, such as 'View Full Menu'. */
  action?: ReactNode;
  id?: string;
  children: ReactNode;
};

export function Section({ title, intro, action, id, children }: SectionProps) {
  return (
    <section className="stack" id={id}>
      <div className="between">
        <div>
          <h2>{title}</h2>
          {intro && <p className="muted">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
