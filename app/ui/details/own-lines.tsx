/** Each text on its own line. */
export function OwnLines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className="own-line wrap-anywhere">
      {line}
    </span>
  ));
}
