/** Each text on a line of its own. */
export function OwnLines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className="own-line wrap-anywhere">
      {line}
    </span>
  ));
}
