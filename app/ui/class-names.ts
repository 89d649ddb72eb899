/** Takes class names of which some may be absent, returns one attribute value. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
