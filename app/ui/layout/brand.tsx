import { Link } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";

export function Brand({ to = "/", note }: { to?: string; note?: string }) {
  return (
    <Link to={to} className="brand">
      <span lang="mr">{shop.nameDevanagari}</span>
      <span>
        {shop.name}
        {note && <small> {note}</small>}
      </span>
    </Link>
  );
}
