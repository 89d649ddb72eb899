import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import { likePost, unlikePost } from "#app/domain/blog/like-post.server.ts";
import { savePost, unsavePost } from "#app/domain/blog/save-post.server.ts";
import { ok } from "#app/domain/result.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { postAction } from "./post-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(postUrl(params.slug ?? ""));

export const action = buttons({
  likes: postAction((actor, { id }) => likePost(actor, id), {
    loginMessage: m.blog_pleaseLoginToLikePosts,
    wish: "like_post",
    successMessage: m.shared_postLiked,
    failure: m.blog_failedToUpdateLikeStatus,
  }),
  "likes/removal": postAction((actor, { id }) => unlikePost(actor, id), {
    loginMessage: m.blog_pleaseLoginToLikePosts,
    successMessage: m.blog_postUnliked,
    failure: m.blog_failedToUpdateLikeStatus,
  }),
  saves: postAction((actor, { id }) => savePost(actor, id), {
    loginMessage: m.blog_pleaseLoginToSavePosts,
    wish: "save_post",
    successMessage: m.shared_savedToYourWishlist,
    failure: m.blog_failedToSaveThePost,
  }),
  "saves/removal": postAction(
    (actor, { id }) => {
      unsavePost(actor, id);
      return ok(null);
    },
    {
      loginMessage: m.blog_pleaseLoginToSavePosts,
      successMessage: m.shared_removedFromWishlist,
      failure: m.shared_failedToRemoveFromWishlist,
    },
  ),
});
