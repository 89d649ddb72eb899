import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { likePost } from "#app/domain/blog/like-post.server.ts";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = postAction((actor, { id }) => likePost(actor, id), {
  loginMessage: "Please login to like posts",
  wish: "like_post",
  successMessage: "Post liked!",
  failure: "Failed to update like status",
});
