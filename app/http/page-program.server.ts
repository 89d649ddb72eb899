const inScriptTag = /[&<>\u2028\u2029]/g;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;

const PRELOAD = '<link rel="modulepreload" href="';

function asScriptText(value: string): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(inScriptTag, escaped);
}

async function textOf(handoff: ReadableStream<Uint8Array>): Promise<string> {
  const reader = handoff.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Takes the stream of loader data that Remix made for a page, returns the statement that hands it to the
 * browser. Remix would stream it in pieces behind the page, which only a streamed page can carry; every
 * loader is finished here, so it goes out in one piece. Source: architecture, Rendering.
 */
export async function hydrationData(
  handoff: ReadableStream<Uint8Array> | undefined,
): Promise<string> {
  if (!handoff) return "";
  const text = asScriptText(await textOf(handoff));
  const controller = "window.__remixContext.streamController";
  return `${controller}.enqueue(${text});${controller}.close();`;
}

/**
 * Takes out every piece with the sign in it, returns the rest and the pieces without their end. Each is looked for by its
 * place: an expression would try every tag of a long page.
 */
function takeOut(
  html: string,
  { open, sign, close }: { open: string; sign: string; close: string },
): { rest: string; pieces: string[] } {
  const pieces: string[] = [];
  let rest = "";
  let from = 0;
  for (let at = html.indexOf(sign); at !== -1; at = html.indexOf(sign, from)) {
    const begin = html.lastIndexOf(open, at);
    const end = html.indexOf(close, at);
    if (begin < from || end === -1) throw new Error(`A page with half of a ${open}`);
    pieces.push(html.slice(begin, end));
    rest += html.slice(from, begin);
    from = end + close.length;
  }
  return { rest: rest + html.slice(from), pieces };
}

/**
 * Takes a rendered page, the mark that its own scripts were rendered with (as their nonce) and the statement
 * that hands over its data; returns the page without a script or a preload, and a module that asks for the page's
 * files when it is loaded, and brings the page to life when its `start` is called. The mark is invented for each
 * page and never sent: no words of a visitor can carry it.
 * Source: standards of speed ("Hydration: after load, when idle or on first intent").
 */
export function takeProgram(
  html: string,
  mark: string,
  data: string,
): { page: string; program: string } {
  const scripts = takeOut(html, { open: "<script", sign: `nonce="${mark}"`, close: "</script>" });
  const preloads = takeOut(scripts.rest, { open: PRELOAD, sign: PRELOAD, close: '"/>' });
  const [context = "", modules = ""] = scripts.pieces.map((piece) => piece.replace(/^[^>]*>/, ""));
  const addresses = preloads.pieces.map((piece) => piece.slice(PRELOAD.length));
  // All files are asked for at once: one after the other, each would cost a slow line a round trip.
  const preload = `for (const href of ${JSON.stringify(addresses)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
  const imported = modules.replace(staticImport, "const $1 = await import($2);");
  const program = `${preload}\nexport async function start() {\n${context}\n${data}\n${imported}\n}\n`;
  return { page: preloads.rest, program };
}
