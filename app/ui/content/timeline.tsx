import type { ReactNode } from "react";

type Moment = { when: string; title: string; text: ReactNode; lang?: "en" };

export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="timeline">
      {moments.map(({ when, title, text, lang }) => (
        <li key={title} lang={lang}>
          <p className="timeline-when">{when}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
