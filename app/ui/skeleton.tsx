/** Placeholders of a known shape while an enhanced page loads; `label` is what a screen reader hears. */
export function Skeleton({
  shape = "text",
  count = 3,
  label = "Loading...",
}: {
  shape?: "text" | "dish" | "row";
  count?: number;
  label?: string;
}) {
  return (
    <div className={shape === "dish" ? "grid" : "stack"} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className={`skeleton skeleton-${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}
