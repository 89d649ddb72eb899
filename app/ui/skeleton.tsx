/** `label` is for screen readers. */
export function Skeleton({ label = "Loading..." }: { label?: string }) {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{label}</span>
      {["first", "second", "third"].map((row) => (
        <div key={row} className="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}
