/** What the first hour asks about the shop; the rest can wait. */
export const shopFields = [
  "name",
  "nameDevanagari",
  "tagline",
  "city",
  "state",
  "phone",
  "email",
  "numberPrefix",
];

/** And about the branch where it cooks. */
export const placeFields = ["name", "address", "landmark", "place"];
