import { createCookie } from "@remix-run/node";
import { isHttps } from "#app/http/same-origin.server.ts";

/** Posts that are remembered; the cookie travels with every page of the blog. */
const MOST_REMEMBERED = 40;
const SHORT_ID_LENGTH = 12;

// Without an age it ends with the visit: when the browser is closed.
const seenPosts = createCookie("seenPosts", { httpOnly: true, sameSite: "lax", path: "/blog" });

async function readSeen(request: Request): Promise<string[]> {
  const kept: unknown = await seenPosts.parse(request.headers.get("cookie"));
  if (typeof kept !== "string") return [];
  return kept.split(".").filter(Boolean).slice(-MOST_REMEMBERED);
}

/** What only looks ahead (a prefetch, HEAD) is no visit. */
export async function firstVisitCookie(request: Request, postId: string): Promise<string | null> {
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  if (request.method !== "GET" || purpose.includes("prefetch")) return null;
  const seen = await readSeen(request);
  // The end of an id is its random part.
  const short = postId.slice(-SHORT_ID_LENGTH);
  if (seen.includes(short)) return null;
  const remembered = [...seen, short].slice(-MOST_REMEMBERED).join(".");
  return seenPosts.serialize(remembered, { secure: isHttps(request) });
}
