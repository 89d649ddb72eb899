/** The first window of data that a server sends without waiting for an answer: HTML and CSS of a first view. */
export const FIRST_WINDOW_BYTES = 14_600;
/** All scripts of a hydrated public page, packed by gzip. */
export const PROGRAM_BYTES = 95_000;
/** What the first window shows of pictures. */
export const PICTURE_BYTES = 30_000;
/** Everything from an empty cache to a placed order. */
export const ORDER_BYTES = { plain: 60_000, scripted: 170_000 };
