/** An SVG path of the dark modules, in a square of `modules` by `modules`. */
export type QrCode = { modules: number; path: string };
