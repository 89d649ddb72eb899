const dangerous = /[&<>\u2028\u2029]/g;

/** JSON that cannot close the script element around it, whatever user text it contains. */
export function jsonInScript(data: object): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(data).replace(dangerous, escaped);
}

/**
 * What the page says to search engines (schema.org). Only they read it, and they read what the server sent: pass null
 * in the browser (`import.meta.env.SSR ? … : null`), so that it neither carries the words nor the code that makes them.
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
