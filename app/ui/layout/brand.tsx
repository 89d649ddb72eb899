import { shop } from "#app/domain/shop.ts";
import { Link } from "../link.tsx";
import { NameDevanagari } from "./name-devanagari.tsx";

export function Brand({ to = "/", note }: { to?: string; note?: string }) {
  return (
    <Link to={to} className="brand">
      {shop.logo ? (
        <img src={shop.logo} alt={shop.localName} height={44} />
      ) : (
        <>
          <NameDevanagari />
          <span>
            {shop.name}
            {note && <small> {note}</small>}
          </span>
        </>
      )}
    </Link>
  );
}
