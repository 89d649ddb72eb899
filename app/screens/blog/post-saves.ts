import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postAddress } from "#app/domain/blog/blog-address.ts";
import { savePost } from "#app/domain/blog/save-post.server.ts";
import { postAction } from "#app/http/post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postAddress(params.slug ?? ""));

export const action = postAction((actor, { id }) => savePost(actor, id), {
  login: "Please login to save posts",
  done: "Saved to your wishlist",
  failure: "Failed to save the post",
});
