import type { Page } from "playwright/test";

/**
 * Finds visible texts that overlap, each pair as "one | other". Fixed and sticky elements, such as the header or a
 * dialog, are compared only with themselves.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Text = Box & { words: string; parent: Element; layer: Element };
    type Place = { clip: Box; layer: Element; isSeen: boolean };

    const all: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const within = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });

    const places = new Map<Element, Place>();
    function placeOf(element: Element): Place {
      const known = places.get(element);
      if (known) return known;
      const parent = element.parentElement;
      const style = getComputedStyle(element);
      const outer = parent ? placeOf(parent) : { clip: all, layer: element, isSeen: true };
      const stays = style.position === "fixed" || style.position === "sticky";
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      const place = {
        clip: clips && parent ? within(outer.clip, element.getBoundingClientRect()) : outer.clip,
        layer: stays ? element : outer.layer,
        isSeen: outer.isSeen && style.clipPath === "none",
      };
      places.set(element, place);
      return place;
    }

    const texts: Text[] = [];
    function add(element: Element, rects: Iterable<DOMRect>, words: string) {
      const { clip, layer, isSeen } = placeOf(element);
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || !isShown) return;
      for (const rect of rects) {
        // Only the letters: the space above and below them in a line box may overlap with neighbors.
        const room = rect.height / 4;
        const letters = {
          left: rect.left,
          right: rect.right,
          top: rect.top + room,
          bottom: rect.bottom - room,
        };
        const box = within(letters, clip);
        if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
        texts.push({ ...box, words, parent: element, layer });
      }
    }

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const words = node.textContent?.trim();
      const element = node.parentElement;
      if (!words || !element || element.closest("option, textarea")) continue;
      range.selectNodeContents(node);
      add(element, range.getClientRects(), words.slice(0, 60));
    }
    const fields = "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])";
    for (const field of document.body.querySelectorAll(fields)) {
      const { left, top, width, height } = field.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const start = Number.parseFloat(paddingLeft);
      const words = width - start - Number.parseFloat(paddingRight);
      add(field, [new DOMRect(left + start, top, words, height)], `the field ${field.id}`);
    }

    const found = new Set<string>();
    texts.sort((one, other) => one.top - other.top);
    for (const [index, one] of texts.entries()) {
      for (let next = index + 1; next < texts.length; next += 1) {
        const other = texts[next];
        if (!other || other.top > one.bottom - 1) break;
        if (one.parent === other.parent || one.layer !== other.layer) continue;
        const shared = within(one, other);
        if (shared.right - shared.left > 1 && shared.bottom - shared.top > 1) {
          found.add(`${one.words} | ${other.words}`);
        }
      }
    }
    return [...found];
  });
}
