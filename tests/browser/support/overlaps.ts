import type { Page } from "playwright/test";

/**
 * Finds visible texts that overlap, each pair as "first | second". Fixed and sticky elements, such
 * as the header or a dialog, are compared only with each other.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Rect = { left: number; top: number; right: number; bottom: number };
    type Text = Rect & { content: string; parent: Element; layer: Element };
    type Layout = { clip: Rect; layer: Element; isUnclipped: boolean };

    const everything: Rect = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const intersection = (a: Rect, b: Rect): Rect => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });

    const layouts = new Map<Element, Layout>();
    function layoutOf(element: Element): Layout {
      const cached = layouts.get(element);
      if (cached) return cached;
      const parent = element.parentElement;
      const style = getComputedStyle(element);
      const outer = parent
        ? layoutOf(parent)
        : { clip: everything, layer: element, isUnclipped: true };
      const isPinned = style.position === "fixed" || style.position === "sticky";
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      const bounds = element.getBoundingClientRect();
      const layout = {
        clip: clips && parent ? intersection(outer.clip, bounds) : outer.clip,
        layer: isPinned ? element : outer.layer,
        isUnclipped: outer.isUnclipped && style.clipPath === "none",
      };
      layouts.set(element, layout);
      return layout;
    }

    const texts: Text[] = [];
    function add(element: Element, rects: Iterable<DOMRect>, content: string) {
      const { clip, layer, isUnclipped } = layoutOf(element);
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isUnclipped || !isShown) return;
      for (const rect of rects) {
        // Without the space above and below a line's letters, which may overlap with its
        // neighbours.
        const space = rect.height / 4;
        const letters = {
          left: rect.left,
          right: rect.right,
          top: rect.top + space,
          bottom: rect.bottom - space,
        };
        const visible = intersection(letters, clip);
        if (visible.right - visible.left < 1 || visible.bottom - visible.top < 1) continue;
        texts.push({ ...visible, content, parent: element, layer });
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const content = node.textContent?.trim();
      const element = node.parentElement;
      if (!content || !element || element.closest("option, textarea")) continue;
      range.selectNodeContents(node);
      add(element, range.getClientRects(), content.slice(0, 60));
    }
    const fields = "select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])";
    for (const field of document.body.querySelectorAll(fields)) {
      const { left, top, width, height } = field.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const start = Number.parseFloat(paddingLeft);
      const textWidth = width - start - Number.parseFloat(paddingRight);
      add(field, [new DOMRect(left + start, top, textWidth, height)], `the field ${field.id}`);
    }

    const found = new Set<string>();
    texts.sort((a, b) => a.top - b.top);
    for (const [index, first] of texts.entries()) {
      for (let next = index + 1; next < texts.length; next += 1) {
        const second = texts[next];
        if (!second || second.top > first.bottom - 1) break;
        if (first.parent === second.parent || first.layer !== second.layer) continue;
        const shared = intersection(first, second);
        if (shared.right - shared.left > 1 && shared.bottom - shared.top > 1) {
          found.add(`${first.content} | ${second.content}`);
        }
      }
    }
    return [...found];
  });
}
