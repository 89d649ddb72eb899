import { isInLanguage, localText } from "../translations/local-texts.server.ts";
import type { Post } from "./post.ts";

type Listed = Pick<Post, "id" | "title" | "excerpt" | "titleLang" | "excerptLang" | "contentLang">;

/** The texts that a list shows of a post, in the language of the page. */
export function localPostCard<Row extends Listed>(post: Row): Row {
  const title = localText("post", post.id, "title", post.title);
  const excerpt = localText("post", post.id, "excerpt", post.excerpt);
  return {
    ...post,
    title: title.text,
    ...(title.lang && { titleLang: title.lang }),
    excerpt: excerpt.text,
    ...(excerpt.lang && { excerptLang: excerpt.lang }),
    ...(!isInLanguage("post", post.id, "content") && { contentLang: "en" as const }),
  };
}

/** A post with the texts that its page shows. */
export function localPost(post: Post): Post {
  const { id } = post;
  const content = localText("post", id, "content", post.content);
  return {
    ...localPostCard(post),
    content: content.text,
    metaTitle: localText("post", id, "metaTitle", post.metaTitle).text,
    metaDescription: localText("post", id, "metaDescription", post.metaDescription).text,
  };
}
