import type { ReactNode } from "react";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";

/** The shop's details; `children` say what kind of paper it is. The licence is left out if the shop has none. */
export function SlipHeader({ fssai, children }: { fssai: string; children: ReactNode }) {
  return (
    <header className="slip-centered">
      {shop.logo && <img className="slip-logo" src={shop.logo} alt="" />}
      <p className="slip-shop-name">{shop.name}</p>
      <p>{shop.address}</p>
      <p>{shop.phone}</p>
      {fssai && <p>{m.admin_fssai({ fssai })}</p>}
      {children}
    </header>
  );
}

type RowProps = { label: string; strong?: boolean; children: ReactNode };

export function Row({ label, strong, children }: RowProps) {
  return (
    <div className={strong ? "slip-total" : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
