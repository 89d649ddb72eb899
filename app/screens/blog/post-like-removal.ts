import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { unlikePost } from "#app/domain/blog/like-post.server.ts";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = postAction((actor, { id }) => unlikePost(actor, id), {
  loginMessage: "Please login to like posts",
  successMessage: "Post unliked!",
  failure: "Failed to update like status",
});
