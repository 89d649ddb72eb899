import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

export type Point = { icon: string; title: string; text: ReactNode; lang?: "en" };

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid points">
      {points.map(({ icon, title, text, lang }) => (
        <li key={title} lang={lang}>
          {icon && <Icon name={icon as IconName} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
