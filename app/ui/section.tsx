import type { ElementType, ReactNode } from "react";

type SectionProps = {
  title: ReactNode;
  titleLevel?: 2 | 3;
  intro?: ReactNode;
  /** A link, such as 'View Full Menu'. */
  action?: ReactNode;
  id?: string;
  children: ReactNode;
};

export function Section({ title, titleLevel = 2, intro, action, id, children }: SectionProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <section className="stack" id={id}>
      <div className="between">
        <div>
          <Heading>{title}</Heading>
          {intro && <p className="muted">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
