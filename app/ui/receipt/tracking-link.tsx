import { m } from "#messages";
import { CopyButton } from "../details/copy-button.tsx";

export function TrackingLink({ url }: { url: string }) {
  return (
    <div className="stack stack-small">
      <p className="row">
        <a href={url}>{m.orders_trackingLink()}</a>
        <CopyButton text={url} what={m.orders_trackingLink()} />
      </p>
      <p className="muted small">{m.orders_trackingLinkHint()}</p>
    </div>
  );
}
