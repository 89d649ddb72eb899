/** One post of the blog that a new shop opens with; `content` is Markdown. */
export type StarterPost = {
  title: string;
  slug: string;
  excerpt: string;
  category: "food" | "culture" | "recipes" | "news" | "events" | "tips";
  tags: string[];
  featuredImage: string;
  isFeatured: boolean;
  /** ISO 8601, with its zone. */
  publishedAt: string;
  author: { name: string; email: string };
  content: string;
};

const people = {
  ujwala: { name: "Ujwala Deshmukh", email: "ujwala@chatpata.example" },
  salim: { name: "Salim Shaikh", email: "salim@chatpata.example" },
  ketaki: { name: "Ketaki Joshi", email: "ketaki@chatpata.example" },
} as const;

/** Who writes for the shop: the founder, the head cook, the one for events. */
export const { ujwala, salim, ketaki } = people;
