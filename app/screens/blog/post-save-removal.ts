import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { unsavePost } from "#app/domain/blog/save-post.server.ts";
import { ok } from "#app/domain/result.ts";
import { m } from "#messages";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = postAction(
  (actor, { id }) => {
    unsavePost(actor, id);
    return ok(null);
  },
  {
    loginMessage: m.blog_pleaseLoginToSavePosts,
    successMessage: m.shared_removedFromWishlist,
    failure: m.shared_failedToRemoveFromWishlist,
  },
);
