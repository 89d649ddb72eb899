import { localPath } from "#app/domain/language/paths.ts";
import { shopCookie } from "#app/http/session/shop-cookie.server.ts";

/** Limits the cookie's size, because every request to the blog carries it. */
const MAX_SEEN_POSTS = 40;
const SHORT_ID_LENGTH = 12;

// Without `maxAge`, so that it ends when the browser is closed.
const seenPosts = shopCookie("seenPosts", { httpOnly: true, sameSite: "lax" });

async function readSeen(request: Request): Promise<string[]> {
  const value: unknown = await seenPosts.parse(request.headers.get("cookie"));
  if (typeof value !== "string") return [];
  return value.split(".").filter(Boolean).slice(-MAX_SEEN_POSTS);
}

/** Null if it is not the first visit, or only a prefetch or HEAD request. */
export async function firstVisitCookie(request: Request, postId: string): Promise<string | null> {
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  if (request.method !== "GET" || purpose.includes("prefetch")) return null;
  const seen = await readSeen(request);
  // The end of an id is its random part.
  const shortId = postId.slice(-SHORT_ID_LENGTH);
  if (seen.includes(shortId)) return null;
  const value = [...seen, shortId].slice(-MAX_SEEN_POSTS).join(".");
  // Limited to the blog, so that other pages stay in the page cache.
  return seenPosts.serialize(value, { path: localPath("/blog") });
}
