import type { ProductOutput } from "#app/domain/menu/schema.ts";
import type { ApiClient } from "#tests/support/http/client.ts";

/** A product that passes every rule, as JSON. */
export const validProduct = {
  name: "Tikhat Shev Puri",
  category: "chaat",
  description: "Six flat puris under potato, onion and a drift of spicy sev.",
  price: 75.5,
  stock: 40,
  image: "https://pictures.example/shev-puri.jpg",
  isVeg: true,
  isSpicy: true,
  isPopular: false,
  isAvailable: true,
};

/** The same product as form fields; an unchecked checkbox sends nothing. */
export const validProductForm = {
  name: validProduct.name,
  category: validProduct.category,
  description: validProduct.description,
  price: String(validProduct.price),
  stock: String(validProduct.stock),
  image: validProduct.image,
  isVeg: "on",
  isSpicy: "on",
  isAvailable: "on",
};

export async function addProduct(
  api: ApiClient,
  overrides: Record<string, unknown> = {},
): Promise<ProductOutput> {
  const reply = await api.post<ProductOutput>("/api/products", { ...validProduct, ...overrides });
  if (reply.status !== 201) throw new Error(`Not added (${reply.status}): ${reply.text}`);
  return reply.body.data;
}

type Rule = [
  field: string,
  description: string,
  value: string | number | undefined,
  message: string | null,
];

const letters = (count: number) => "x".repeat(count);
const WRONG_IMAGE = "Image must be a valid URL or uploaded file";

/** Values on both sides of every limit, and the error message of form and API (null: accepted). */
export const productRules: Rule[] = [
  ["name", "no value", undefined, "Product name is required"],
  ["name", "spaces", "   ", "Product name is required"],
  ["name", "2 characters between spaces", "  ab  ", "Product name must be at least 3 characters"],
  ["name", "3 characters", "Bhe", null],
  ["name", "100 characters", letters(100), null],
  ["name", "101 characters", letters(101), "Product name must be at most 100 characters"],
  ["category", "no value", undefined, "Category is required"],
  [
    "category",
    "an unknown category",
    "pizza",
    "Category must be one of pani-puri, chaat, beverages, desserts, snacks",
  ],
  ["category", "snacks", "snacks", null],
  ["description", "no value", undefined, "Description is required"],
  ["description", "9 characters", letters(9), "Description must be at least 10 characters"],
  ["description", "10 characters", letters(10), null],
  ["description", "500 characters", letters(500), null],
  ["description", "501 characters", letters(501), "Description must be at most 500 characters"],
  ["price", "no value", undefined, "Price is required"],
  ["price", "text", "cheap", "Price must be a number"],
  ["price", "a negative number", -1, "Price must be positive"],
  ["price", "zero", 0, "Price must be positive"],
  ["price", "less than a paisa", 0.004, "Price must be positive"],
  ["price", "a paisa", 0.01, null],
  ["price", "half a paisa", 12.345, "Price must have at most two decimals"],
  ["price", "100,000", 100_000, null],
  ["price", "100,000.01", 100_000.01, "Price must be at most ₹1,00,000"],
  ["stock", "no value", undefined, "Stock is required"],
  ["stock", "text", "plenty", "Stock must be a number"],
  ["stock", "minus one", -1, "Stock cannot be negative"],
  ["stock", "a fraction", 1.5, "Stock must be a whole number"],
  ["stock", "zero", 0, null],
  ["stock", "100,000", 100_000, null],
  ["stock", "100,001", 100_001, "Stock must be at most 1,00,000"],
  ["image", "no value", undefined, "Image is required"],
  ["image", "text", "puri.png", WRONG_IMAGE],
  ["image", "another scheme", "ftp://x.example/a.png", WRONG_IMAGE],
  ["image", "a script", "javascript:alert(1)", WRONG_IMAGE],
  ["image", "a scheme alone", "https://", WRONG_IMAGE],
  ["image", "a path of a page", "/menu", WRONG_IMAGE],
  ["image", "an illustration that shows no dish", "/illustrations/hero.svg", WRONG_IMAGE],
  ["image", "a data URL of HTML", "data:text/html;base64,PGgxPg==", WRONG_IMAGE],
  [
    "image",
    "a data URL that is not base64",
    "data:image/svg+xml;utf8,<svg onload=alert(1)>",
    WRONG_IMAGE,
  ],
  ["image", "an http URL", "http://pictures.example/a.png", null],
  ["image", "an https URL", "HTTPS://pictures.example/a.png", null],
  ["image", "a starter image", "/illustrations/dishes/dahi-puri.svg", null],
  ["image", "2000 characters", `https://x.example/${letters(1982)}`, null],
  ["image", "2001 characters", `https://x.example/${letters(1983)}`, WRONG_IMAGE],
];
