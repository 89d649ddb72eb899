const dangerous = /[&<>\u2028\u2029]/g;

function inScript(value: string): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(dangerous, escaped);
}

/**
 * Takes the stream of loader data that Remix made for a page and the mark of the page's own scripts, returns the script
 * that hands it to the browser. Remix would stream it in pieces behind the page, which only a streamed
 * page can carry; every loader is finished here, so it goes out in one piece.
 * Source: architecture, Rendering.
 */
export async function hydrationScript(
  handoff: ReadableStream<Uint8Array> | undefined,
  mark: string,
): Promise<string> {
  if (!handoff) return "";
  const text = await new Response(handoff).text();
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${mark}">${controller}.enqueue(${inScript(text)});${controller}.close();</script>`;
}
