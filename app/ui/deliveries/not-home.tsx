import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type NotHomeProps = {
  id: string;
  /** What the rider does next; null unless nobody was at home. */
  notHome: string | null;
  returnTo: string;
};

/** Records that nobody was at home, or takes it back. */
export function NotHome({ id, notHome, returnTo }: NotHomeProps) {
  const button = (next: string, label: string) => (
    <PostButton
      action={`/admin/deliveries/${id}/absence`}
      fields={{ next, returnTo }}
      label={label}
      pendingLabel={m.shared_saving()}
      variant="secondary"
    />
  );
  if (notHome) {
    return (
      <Notice tone="warn" action={button("", m.shared_undo())}>
        {notHome}
      </Notice>
    );
  }
  return (
    <Disclosure summary={m.orders_notHome()}>
      <div className="stack stack-small">
        {button("retry", m.deliveries_callAndRetry())}
        {button("returned", m.deliveries_backToShop())}
      </div>
    </Disclosure>
  );
}
