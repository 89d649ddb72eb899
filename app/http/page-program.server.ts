const inScriptTag = /[&<>\u2028\u2029]/g;
const staticImport = /^import \* as (\w+) from ("[^"]+");$/gm;

function asScriptText(value: string): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(inScriptTag, escaped);
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
  const text = asScriptText(await new Response(handoff).text());
  const controller = "window.__remixContext.streamController";
  return `${controller}.enqueue(${text});${controller}.close();`;
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
  const scripts: string[] = [];
  const marked = new RegExp(`<script[^>]*? nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const preloads: string[] = [];
  const page = html
    .replace(marked, (_, script: string) => {
      scripts.push(script);
      return "";
    })
    .replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, address: string) => {
      preloads.push(address);
      return "";
    });
  const [context = "", modules = ""] = scripts;
  // All files are asked for at once: one after the other, each would cost a slow line a round trip.
  const preload = `for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
  const imported = modules.replace(staticImport, "const $1 = await import($2);");
  const program = `${preload}\nexport async function start() {\n${context}\n${data}\n${imported}\n}\n`;
  return { page, program };
}
