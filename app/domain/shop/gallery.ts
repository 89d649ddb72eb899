import { m } from "#messages";

export type Photo = { id: string; image: string; title: string; text: string };

function photo(id: string, title: () => string, text: () => string): Photo {
  return {
    id,
    image: `/illustrations/gallery/${id}.svg`,
    get title() {
      return title();
    },
    get text() {
      return text();
    },
  };
}

/** In display order. */
export const gallery: readonly Photo[] = [
  photo("stall-at-night", m.pages_eightInTheEvening, m.pages_eightInTheEveningText),
  photo("filling-a-puri", m.pages_thumbCrackFill, m.pages_thumbCrackFillText),
  photo("steel-pots", m.pages_fourPotsOfPani, m.pages_fourPotsOfPaniText),
  photo("frying-kadhai", m.pages_outOfTheKadhai, m.pages_outOfTheKadhaiText),
  photo("tossing-bhel", m.pages_bhelInTheAir, m.pages_bhelInTheAirText),
  photo("lassi-row", m.pages_lassiFourWays, m.pages_lassiFourWaysText),
  photo("family-eating", m.pages_sundayAllTogether, m.pages_sundayAllTogetherText),
  photo("pune-lane", m.pages_whereWeComeFrom, m.pages_whereWeComeFromText),
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
