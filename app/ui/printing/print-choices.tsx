import type { PrintKind } from "#app/domain/printers/printer.ts";
import { m } from "#messages";
import { OnceButton } from "../form/once-button.tsx";

type PrintChoicesProps = {
  orderId: string;
  kind: Extract<PrintKind, "ticket" | "bill">;
  printers: { id: string; name: string }[];
  /** `rawbt:` links by paper width. */
  links: { millimetres: number; href: string }[];
};

/** Ways to print besides the browser's own: the shop's printers, and an Android app that has one. */
export function PrintChoices({ orderId, kind, printers, links }: PrintChoicesProps) {
  return (
    <div className="stack not-on-paper">
      {printers.length > 0 && (
        <div className="row">
          {printers.map(({ id, name }) => (
            <OnceButton
              key={id}
              action={`/admin/orders/${orderId}/prints`}
              fields={{ printerId: id, kind, returnTo: `/admin/orders/${orderId}/${kind}` }}
              label={m.printing_printOn({ name })}
              variant="secondary"
              size="small"
            />
          ))}
        </div>
      )}
      <p className="muted">
        {m.printing_onAndroid()}{" "}
        {links.map(({ millimetres, href }, index) => (
          <span key={millimetres}>
            {index > 0 && " · "}
            <a href={href} className="tap-target">
              {m.printing_printOnMm({ millimetres })}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}
