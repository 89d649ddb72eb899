import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";
import { Link } from "../link.tsx";

type StatProps = {
  label: string;
  value: ReactNode;
  icon?: IconName;
  hint?: ReactNode;
  to?: string;
};

export function Stat({ label, value, icon, hint, to }: StatProps) {
  return (
    <div className="stat">
      <dt>
        {icon && <Icon name={icon} />}
        {to ? <Link to={to}>{label}</Link> : label}
      </dt>
      <dd className="stat-value">{value}</dd>
      {hint && <dd className="muted small">{hint}</dd>}
    </div>
  );
}

export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>;
}
