import { m } from "#messages";
import { ShareButton } from "../blog/share-button.tsx";

export function TrackingLink({ url }: { url: string }) {
  return (
    <div className="stack stack-small">
      <p className="row">
        <a href={url}>{m.orders_trackingLink()}</a>
        <ShareButton
          title={m.orders_trackingLink()}
          url={url}
          href={`https://wa.me/?text=${encodeURIComponent(url)}`}
        />
      </p>
      <p className="muted small">{m.orders_trackingLinkHint()}</p>
    </div>
  );
}
