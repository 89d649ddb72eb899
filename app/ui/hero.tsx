import type { ReactNode } from "react";

type HeroProps = {
  title: ReactNode;
  /** A short line above the title, such as the shop's own Devanagari lettering (`<span lang="mr">`). */
  eyebrow?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Seen first, so never lazy: keep it small. */
  illustration?: { src: string; width: number; height: number; alt?: string };
};

/** The stall's great board at the top of a landing page; holds the page's h1. */
export function Hero({ title, eyebrow, children, actions, illustration }: HeroProps) {
  return (
    <div className="hero">
      <div>
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {children}
        {actions && <div className="row">{actions}</div>}
      </div>
      {illustration && (
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
