import { m } from "#messages";
import { Link } from "../link.tsx";

/** The last entry is the page itself, without a link. */
export function Breadcrumb({ trail }: { trail: { label: string; to?: string }[] }) {
  return (
    <nav className="breadcrumb" aria-label={m.shared_breadcrumb()}>
      <ol>
        {trail.map((step) => (
          <li key={step.label}>
            {step.to ? (
              <Link to={step.to}>{step.label}</Link>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
