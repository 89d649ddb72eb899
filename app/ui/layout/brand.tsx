import { shop } from "#app/domain/shop.ts";
import { Link } from "../link.tsx";

export function Brand({ to = "/", note }: { to?: string; note?: string }) {
  return (
    <Link to={to} className="brand">
      <span className="devanagari-name" lang="mr">
        {shop.nameDevanagari}
      </span>
      <span>
        {shop.name}
        {note && <small> {note}</small>}
      </span>
    </Link>
  );
}
