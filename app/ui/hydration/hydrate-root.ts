import type { VNode } from "preact";
import { createElement, hydrate, Suspense } from "preact/compat";
import type { ReactElement } from "react";

/**
 * Stands in for `react-dom/client` in the build for the browser: Preact is a fifth of what customers on slow
 * lines would have to load. It hydrates into an element, so the document is described to it as one whose
 * only child is `<html>`.
 */
export function hydrateRoot(page: Document, app: ReactElement): void {
  const html = page.documentElement;
  const stay = () => undefined;
  const parent = {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: html.namespaceURI,
    parentNode: null,
    firstChild: html,
    childNodes: [html],
    contains: (node: Node) => page.contains(node),
    insertBefore: stay,
    appendChild: stay,
    removeChild: stay,
  };
  // Remix suspends once, until what the loaders sent is read.
  const whole = createElement(Suspense, { fallback: null }, app as unknown as VNode);
  hydrate(whole, parent as unknown as Element);
}
