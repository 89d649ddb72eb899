import type { ReactNode } from "react";

type HeroProps = {
  title: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  /** Above the fold and never lazy, so keep it small. */
  illustration: { src: string; width: number; height: number; alt?: string };
};

/** The top of a landing page; contains its h1. */
export function Hero({ title, children, actions, illustration }: HeroProps) {
  return (
    <div className="hero">
      <div>
        <h1>{title}</h1>
        {children}
        <div className="row">{actions}</div>
      </div>
      {illustration.src && (
        <img
          src={illustration.src}
          width={illustration.width}
          height={illustration.height}
          alt={illustration.alt ?? ""}
        />
      )}
    </div>
  );
}
