import { randomUUID } from "node:crypto";
import type { PostInput } from "#app/domain/blog/post-input.ts";

type PostPayload = Partial<PostInput> & Pick<PostInput, "title" | "content" | "excerpt">;

/** A text of this many characters that begins and ends with a letter. */
export function textOf(characters: number): string {
  return `${"puri ".repeat(Math.ceil(characters / 5)).slice(0, characters - 1)}x`;
}

/** A valid post with a unique title. */
export function postPayload(overrides: Partial<PostInput> = {}): PostPayload {
  return {
    title: `A payload ${randomUUID().slice(0, 8)}`,
    content: textOf(120),
    excerpt: "What happens between the oil and the plate.",
    ...overrides,
  };
}

/** Values on both sides of every limit, and the error message (null: accepted). */
export const postRules: [field: keyof PostInput, value: string | number, message: string | null][] =
  [
    ["title", "", "Title is required"],
    ["title", "    ", "Title is required"],
    ["title", textOf(4), "Title must be at least 5 characters"],
    ["title", `   ${textOf(4)}   `, "Title must be at least 5 characters"],
    ["title", textOf(5), null],
    ["title", textOf(200), null],
    ["title", textOf(201), "Title must be at most 200 characters"],
    ["content", "", "Content is required"],
    ["content", textOf(99), "Content must be at least 100 characters"],
    ["content", textOf(100), null],
    ["content", textOf(200_000), null],
    ["content", textOf(200_001), "Content must be at most 200000 characters"],
    ["excerpt", "", "Excerpt is required"],
    ["excerpt", textOf(9), "Excerpt must be at least 10 characters"],
    ["excerpt", textOf(10), null],
    ["excerpt", textOf(300), null],
    ["excerpt", textOf(301), "Excerpt must be at most 300 characters"],
    ["metaTitle", textOf(60), null],
    ["metaTitle", textOf(61), "Meta title must be at most 60 characters"],
    ["metaDescription", textOf(160), null],
    ["metaDescription", textOf(161), "Meta description must be at most 160 characters"],
    ["readTime", 0, "Read time must be at least 1 minute"],
    ["readTime", 1, null],
    ["readTime", 1.5, "Read time must be a whole number of minutes"],
    ["readTime", 601, "Read time must be at most 600 minutes"],
    ["featuredImage", "", null],
    ["featuredImage", "https://example.com/misal.jpg?size=640", null],
    ["featuredImage", "http://example.com/misal.jpg", null],
    ["featuredImage", "/illustrations/blog/pune-misal.svg", null],
    ["featuredImage", "misal.jpg", "Featured image must be a valid URL"],
    ["featuredImage", "javascript:alert(7)", "Featured image must be a valid URL"],
    ["featuredImage", "//example.com/misal.jpg", "Featured image must be a valid URL"],
    ["featuredImage", "https://", "Featured image must be a valid URL"],
    ["featuredImage", "data:image/png;base64,iVBORw0KGgo=", "Featured image must be a valid URL"],
    ["category", "cars", "Choose one of the categories"],
    ["status", "public", "Status must be one of draft, published, archived"],
  ];
