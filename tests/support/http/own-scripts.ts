type Page = { text: string; headers: Headers };

const DATA_FOR_SEARCH_ENGINES = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
const HYDRATION =
  /<script id="hydration" type="application\/json">([\s\S]*?)<\/script><script type="module" src="\/assets\/loader-[\w-]+\.js"><\/script>/g;

export function hydrationJsonOf({ text }: Pick<Page, "text">): string {
  const [found, ...more] = [...text.matchAll(HYDRATION)];
  if (!found?.[1] || more.length > 0) {
    throw new Error(`Not exactly one set of hydration data in the page: ${text.slice(-300)}`);
  }
  return found[1];
}

export function withoutOwnScripts({ text }: Pick<Page, "text">): string {
  return text.replace(HYDRATION, "").replace(DATA_FOR_SEARCH_ENGINES, "");
}

export function scriptPolicyOf({ headers }: Page): string {
  return /script-src [^;]*/.exec(headers.get("content-security-policy") ?? "")?.[0] ?? "";
}
