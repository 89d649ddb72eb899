import { createRequire } from "node:module";

type RemixActions = { throwIfPotentialCSRFAttack: (headers: Headers) => void };

/**
 * Takes Remix's own look at a form's origin out of the way: it answers 500 without a word, covers only
 * some addresses and believes a forwarded host that anybody can send. `formAction` and `apiAddress`
 * look at every request that changes something instead, and answer 403.
 * Source: architecture, Security of Remix 2.
 */
export function replaceRemixOriginCheck(): void {
  // Found from the package that depends on it, so that it is the copy that answers.
  const remix = createRequire(import.meta.url).resolve("@remix-run/node");
  const actions: RemixActions = createRequire(remix)("@remix-run/server-runtime/dist/actions.js");
  if (typeof actions.throwIfPotentialCSRFAttack !== "function") {
    throw new Error("This Remix looks at a form's origin in another place; find it there.");
  }
  actions.throwIfPotentialCSRFAttack = () => {};
}
