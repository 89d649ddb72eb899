import { CopyButton } from "../copy-button.tsx";

export function TrackingLink({ url }: { url: string }) {
  return (
    <div className="stack stack-small">
      <p className="row">
        <a href={url}>Tracking link</a>
        <CopyButton text={url} what="Tracking link" />
      </p>
      <p className="muted small">
        Whoever has it can follow this order and, while it is pending, cancel it. It shows the first
        name only and works for a week after the order.
      </p>
    </div>
  );
}
