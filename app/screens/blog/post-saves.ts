import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { savePost } from "#app/domain/blog/save-post.server.ts";
import { m } from "#messages";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = postAction((actor, { id }) => savePost(actor, id), {
  loginMessage: m.blog_pleaseLoginToSavePosts,
  wish: "save_post",
  successMessage: m.shared_savedToYourWishlist,
  failure: m.blog_failedToSaveThePost,
});
