import type { TermDifference } from "#app/domain/events/quote-terms.ts";
import { m } from "#messages";
import { Notice } from "../notice.tsx";

type TermDifferencesProps = { title: string; differences: TermDifference[] };

/** Why a quote was refused, and how another version differs. */
export function TermDifferences({ title, differences }: TermDifferencesProps) {
  return (
    <Notice tone="bad" role="alert" title={title}>
      {differences.length > 0 && (
        <>
          <p>{m.catering_whatChanged()}</p>
          <ul>
            {differences.map(({ label, before, after }) => (
              <li key={label}>{`${label}: ${before} → ${after}`}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
