import { m } from "#messages";

/** `label` is for screen readers. */
export function Skeleton({ label = m.shared_loading() }: { label?: string }) {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{label}</span>
      {["first", "second", "third"].map((row) => (
        <div key={row} className="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}
