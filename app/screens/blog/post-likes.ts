import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { likePost } from "#app/domain/blog/like-post.server.ts";
import { m } from "#messages";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = postAction((actor, { id }) => likePost(actor, id), {
  loginMessage: m.blog_pleaseLoginToLikePosts,
  wish: "like_post",
  successMessage: m.shared_postLiked,
  failure: m.blog_failedToUpdateLikeStatus,
});
