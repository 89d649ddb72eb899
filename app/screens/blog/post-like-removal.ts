import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { unlikePost } from "#app/domain/blog/like-post.server.ts";
import { m } from "#messages";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = postAction((actor, { id }) => unlikePost(actor, id), {
  loginMessage: m.blog_pleaseLoginToLikePosts,
  successMessage: m.blog_postUnliked,
  failure: m.blog_failedToUpdateLikeStatus,
});
