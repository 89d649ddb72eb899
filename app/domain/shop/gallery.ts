export type Photo = { id: string; picture: string; title: string; text: string };

/** The photo with its neighbours; the gallery wraps around. Null if there is no such photo. */
export function findPhoto(
  gallery: readonly Photo[],
  id: string | null,
): { index: number; photo: Photo; previous: Photo; next: Photo } | null {
  const index = gallery.findIndex((photo) => photo.id === id);
  const photo = gallery[index];
  const previous = gallery.at(index - 1);
  const next = gallery[(index + 1) % gallery.length];
  return photo && previous && next ? { index, photo, previous, next } : null;
}
