type Page = { text: string; headers: Headers };

const DATA_FOR_SEARCH_ENGINES = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
/** The one script of a page: it asks for the page's program when there is time. */
const OWN =
  /<script type="module" async fetchpriority="low" src="(\/assets\/late-[\w-]+\.js)" data-page="(\/page-programs\/[\w-]{22})"><\/script>/g;

/** Takes a page, returns where the program that brings it to life can be had. */
export function programOf({ text }: Pick<Page, "text">): string {
  const [found, ...more] = [...text.matchAll(OWN)];
  if (!found?.[2] || more.length > 0)
    throw new Error(`Not one script in the page: ${text.slice(-300)}`);
  return found[2];
}

/** Takes a page, returns its HTML without what the shop itself put there. */
export function withoutOwnScripts({ text }: Pick<Page, "text">): string {
  return text.replace(OWN, "").replace(DATA_FOR_SEARCH_ENGINES, "");
}

/** Takes a page, returns what its policy says of scripts. */
export function scriptPolicyOf({ headers }: Page): string {
  return /script-src [^;]*/.exec(headers.get("content-security-policy") ?? "")?.[0] ?? "";
}
