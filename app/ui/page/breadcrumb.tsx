import type { ReactNode } from "react";
import { m } from "#messages";
import { Link } from "../link.tsx";

export type Trail = { label: string; to: string }[];

/** The pages above the current one, and its name. */
export function Breadcrumb({ trail, here }: { trail: Trail; here: ReactNode }) {
  return (
    <nav className="breadcrumb" aria-label={m.shared_breadcrumb()}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
