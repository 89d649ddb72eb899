export type Photo = { id: string; image: string; title: string; text: string };

function photo(id: string, title: string, text: string): Photo {
  return { id, image: `/illustrations/gallery/${id}.svg`, title, text };
}

/** In display order. */
export const gallery: readonly Photo[] = [
  photo(
    "stall-at-night",
    "Eight in the evening",
    "The hour when Jangli Maharaj Road stops for a plate. The queue looks long and moves fast.",
  ),
  photo(
    "filling-a-puri",
    "Thumb, crack, fill",
    "A good puri breaks with one tap and holds its pani for exactly as long as you need to lift it.",
  ),
  photo(
    "steel-pots",
    "Four pots of pani",
    "Mint and green chilli, tamarind and date, garlic and red chilli, hing and cumin: tasted every hour.",
  ),
  photo(
    "frying-kadhai",
    "Out of the kadhai",
    "Fried in small batches until they ring when you drop them. The ones that stay flat become masala puri.",
  ),
  photo(
    "tossing-bhel",
    "Bhel in the air",
    "Murmura waits for nobody: chutneys in, three tosses, and it is in your hands before it can soften.",
  ),
  photo(
    "lassi-row",
    "Lassi, four ways",
    "Plain, mango, rose and kesar, with malai on top. Ask for a spoon; you will need it.",
  ),
  photo(
    "family-eating",
    "Sunday, all together",
    "Three generations, one counter, and the oldest argument in Pune: sweet water or tangy.",
  ),
  photo(
    "pune-lane",
    "Where we come from",
    "The lanes of the old peths, where our first cart stood and where our second shop stands now.",
  ),
];

/** The photo with its neighbours; the gallery wraps around. Null when there is no such photo. */
export function findPhoto(
  id: string | null,
): { index: number; photo: Photo; previous: Photo; next: Photo } | null {
  const index = gallery.findIndex((photo) => photo.id === id);
  const photo = gallery[index];
  const previous = gallery.at(index - 1);
  const next = gallery[(index + 1) % gallery.length];
  return photo && previous && next ? { index, photo, previous, next } : null;
}
