/** Replaces what stands in braces, such as `{phone}`; what `factNamed` does not know stays. */
export function fillBraces(text: string, factNamed: (name: string) => string | undefined): string {
  return text.replace(/\{([a-z ]+)\}/g, (braces, name: string) => factNamed(name) ?? braces);
}
