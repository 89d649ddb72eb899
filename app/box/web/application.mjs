import { createRequestHandler } from "@remix-run/node";

/** @typedef {import("@remix-run/node").ServerBuild} Build */
/** @typedef {(request: Request) => Promise<Response>} Application */

/** Letters that stand for themselves: how anything else is read, the router alone knows. */
const PLAIN = /^(\/[a-z0-9._-]+)*\/?$/;
/** How the scripts of a page ask for its data. */
const DATA = /\.data$/;

/**
 * Takes the built application, returns what answers a request. Remix compares an address with every route of
 * the shop, each time anew and several times for a page, which takes longer than answering. Here each
 * request is given to a handler that knows only the routes whose first two words could be the address's; where that is
 * not plain to see, to one that knows all.
 * @param {Build} build
 * @param {string | undefined} mode
 * @returns {Application}
 */
export function applicationOf(build, mode) {
  const patterns = patternsOf(build.routes);
  const words = wordsOf([...patterns.values()]);
  const whole = createRequestHandler(build, mode);
  /** @type {Map<string, Application>} */
  const handlers = new Map();

  /** @param {string} path */
  function handlerFor(path) {
    const known = PLAIN.test(path) ? firstWords(path.replace(DATA, ""), words) : null;
    if (!known) return whole;
    const key = known.join("/");
    const made = handlers.get(key) ?? createRequestHandler(partOf(build, patterns, known), mode);
    handlers.set(key, made);
    return made;
  }

  return (request) => handlerFor(new URL(request.url).pathname)(request);
}

/**
 * The words of each route's address, by its id.
 * @param {Build["routes"]} routes
 * @returns {Map<string, string[]>}
 */
function patternsOf(routes) {
  /** @param {string | undefined} id @returns {string[]} */
  const wordsTo = (id) => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return [];
    return [...wordsTo(route.parentId), ...(route.path ?? "").split("/").filter(Boolean)];
  };
  return new Map(Object.keys(routes).map((id) => [id, wordsTo(id)]));
}

/**
 * The words that stand first in addresses, and after each those that stand second.
 * @param {string[][]} patterns
 */
function wordsOf(patterns) {
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  for (const [first = "", second = ""] of patterns) {
    if (isOpen(first)) continue;
    const seconds = words.get(first) ?? new Set();
    words.set(first, seconds.add(second));
  }
  return words;
}

/** @param {string} word */
function isOpen(word) {
  return /[:*?]/.test(word);
}

/**
 * The first two words of an address, the second empty where it is no word of the table; null where the first is none.
 * @param {string} path
 * @param {Map<string, Set<string>>} words
 * @returns {[first: string, second: string] | null}
 */
function firstWords(path, words) {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const seconds = words.get(first);
  if (!seconds) return null;
  return [first, seconds.has(second) ? second : ""];
}

/**
 * The application with those routes alone that such an address, or one above it, could lead to.
 * @param {Build} build
 * @param {Map<string, string[]>} patterns
 * @param {[first: string, second: string]} known
 * @returns {Build}
 */
function partOf(build, patterns, known) {
  /** @param {string} id */
  const fits = (id) =>
    known.every((word, place) => {
      const wanted = patterns.get(id)?.[place] ?? "";
      return wanted === "" || isOpen(wanted) || wanted === word;
    });
  /** @template Route @param {Record<string, Route>} routes */
  const kept = (routes) => Object.fromEntries(Object.entries(routes).filter(([id]) => fits(id)));
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  };
}
