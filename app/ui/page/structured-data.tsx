const unsafeCharacters = /[&<>\u2028\u2029]/g;

/** Escapes user text, which could otherwise close the script element. */
export function jsonInScript(data: object): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(data).replace(unsafeCharacters, escaped);
}

/**
 * For search engines, which read the server's HTML. Pass null in the browser (`import.meta.env.SSR ? … : null`) to keep
 * the data and its code out of the bundle.
 */
export function StructuredData({ data }: { data: object | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data ? jsonInScript(data) : "" }}
    />
  );
}
