import { currentLanguage } from "#app/domain/language/language.ts";
import { shop } from "#app/domain/shop.ts";
import { escapeXml } from "#app/domain/xml.ts";
import { m } from "#messages";

/** For requests that are refused before a page is rendered. */
export function smallPage(message: string): string {
  const name = escapeXml(shop.localName);
  return `<!DOCTYPE html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head><body><h1>${name}</h1><p>${message}</p><p><a href="">${m.shared_tryAgain()}</a></p></body></html>`;
}
