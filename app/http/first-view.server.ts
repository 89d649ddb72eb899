import { isNewcomer } from "./newcomer.server.ts";
import { type Part, usedStylesOf } from "./used-styles.server.ts";

export type FirstView = { pieces: (string | Buffer)[]; fingerprint: string | null };

type Page = { html: string; parts: Part[]; request: Request };

/**
 * Takes the stylesheet's text and address, returns what makes a rendered page (its text, and the parts
 * that will stand in it) ready for who asked. A newcomer gets the
 * styles that the page uses within it, in one round trip, and their fingerprint is told; the address of the whole
 * sheet stands beside them for the script. Who has been here before gets the page as it is, without
 * a fingerprint: their browser keeps the sheet. Source: standards of speed (HTML and CSS of a first view in
 * one TCP window).
 */
export function firstViewOf(sheet: string, address: string): (page: Page) => FirstView {
  const usedStyles = usedStylesOf(sheet);
  const link = `<link rel="stylesheet" href="${address}"/>`;
  return ({ html, parts, request }) => {
    const cookies = request.headers.get("cookie") ?? "";
    const at = isNewcomer(cookies) ? html.indexOf(link) : -1;
    if (at === -1) return { pieces: [html], fingerprint: null };
    const { bytes, fingerprint } = usedStyles(html, parts);
    const open = `${html.slice(0, at)}<style data-sheet="${address}">`;
    return { pieces: [open, bytes, `</style>${html.slice(at + link.length)}`], fingerprint };
  };
}
