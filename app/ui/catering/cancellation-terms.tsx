import { m } from "#messages";

/** `lines`: one per rule. */
export function CancellationTerms({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{m.settings_cancellationTerms()}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
