import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

export type Point = { icon: IconName; title: string; text: ReactNode };

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid points">
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
