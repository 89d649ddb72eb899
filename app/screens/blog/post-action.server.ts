import type { User } from "#app/domain/access/user.ts";
import { postUrl } from "#app/domain/blog/blog-url.ts";
import type { Post } from "#app/domain/blog/post.ts";
import { findPostBySlug, noSuchPost } from "#app/domain/blog/queries.server.ts";
import type { Result } from "#app/domain/result.ts";
import type { GuestWish } from "#app/domain/wishlist/grant-wish.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

type Messages = {
  loginMessage: () => string;
  /** The wish to grant to a guest after login. */
  wish?: GuestWish["kind"];
  successMessage: () => string;
  failure: () => string;
};

export function postAction(
  change: (actor: User, post: Post) => Result<unknown>,
  { loginMessage, wish, successMessage, failure }: Messages,
) {
  return formAction(
    "use the shop",
    async ({ request, params, form }) => {
      const path = postUrl(params.slug ?? "");
      const { slug = "" } = params;
      const { user } = await signedInVisitor(request, {
        returnTo: path,
        message: loginMessage(),
        wish: wish && { kind: wish, id: slug },
      });
      const post = findPostBySlug(slug, user);
      if (!post) return redirectWithToast("/blog", { type: "error", message: noSuchPost.message });
      const changed = change(user, post);
      return changed.ok
        ? replyInPlace(form, path, { type: "success", message: successMessage() })
        : replyInPlace(form, path, { type: "error", message: changed.message });
    },
    { failure },
  );
}
