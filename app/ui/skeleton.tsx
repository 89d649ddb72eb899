import { m } from "#messages";

export function Skeleton() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{m.shared_loading()}</span>
      {["first", "second", "third"].map((row) => (
        <div key={row} className="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}
