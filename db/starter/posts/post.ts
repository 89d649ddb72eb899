export type StarterPost = {
  title: string;
  slug: string;
  excerpt: string;
  category: "food" | "culture" | "recipes" | "news" | "events" | "tips";
  tags: string[];
  featuredImage: string;
  isFeatured: boolean;
  /** ISO 8601 with a time zone. */
  publishedAt: string;
  author: { name: string; email: string };
  /** Markdown. */
  content: string;
};

export const ujwala = { name: "Ujwala Deshmukh", email: "ujwala@chatpata.example" };
export const salim = { name: "Salim Shaikh", email: "salim@chatpata.example" };
export const ketaki = { name: "Ketaki Joshi", email: "ketaki@chatpata.example" };
