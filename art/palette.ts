/** One palette for every picture, named after what it colours. Each food runs dark to light. */
export const ink = {
  shadow: "#2b1108",
  tamarind: "#4a2113",
  bark: "#6e3a1f",

  puriDeep: "#a4581a",
  puriShade: "#c8792a",
  puri: "#e6a13f",
  puriLight: "#f5c56a",
  puriGleam: "#ffe9b8",

  sevDark: "#c98413",
  sev: "#f3b526",
  sevLight: "#ffdd70",

  turmericDeep: "#d9890f",
  turmeric: "#f2ab27",
  turmericSoft: "#f9cf73",

  chilliDeep: "#8f1d17",
  chilliShade: "#b32a1c",
  chilli: "#d9412a",
  chilliLight: "#f2714b",

  leafDeep: "#1f5a34",
  leafShade: "#2f7a3c",
  leaf: "#4e9f3f",
  leafLight: "#8cc452",
  mint: "#bfdc9a",

  paniDeep: "#47691c",
  pani: "#6b942b",
  paniLight: "#a8c84f",

  imliDeep: "#47190c",
  imli: "#73301a",
  imliLight: "#a95a2c",

  curdShade: "#dfc9a8",
  curd: "#fbf1de",
  curdLight: "#fffdf6",

  onionDeep: "#a93a6b",
  onion: "#dd7fa4",
  onionLight: "#fbe3ea",

  anarDeep: "#96102f",
  anar: "#d02550",
  anarLight: "#f7839b",

  steelDeep: "#69757d",
  steelShade: "#98a4ab",
  steel: "#c3ccd1",
  steelLight: "#e2e8ea",
  steelGleam: "#fafcfc",

  brassDeep: "#8a5a17",
  brassShade: "#b98225",
  brass: "#d9a43c",
  brassLight: "#eec35f",

  newsDeep: "#b3a58a",
  newsShade: "#d5c8ad",
  news: "#ece3cf",
  newsLight: "#f8f2e4",
  newsInk: "#8d8270",

  donaDeep: "#5d4a1e",
  donaShade: "#7f6a2b",
  dona: "#a08a3c",
  donaLight: "#c2ac5a",

  clayDeep: "#8a3c1f",
  clayShade: "#a84e2a",
  clay: "#c96a3c",
  clayLight: "#e29062",

  white: "#fff",
} as const;

export type Tones = readonly [deep: string, face: string, light: string];

/** Sauces and liquids. */
export const tones = {
  pani: [ink.paniDeep, ink.pani, ink.paniLight],
  imli: [ink.imliDeep, ink.imli, ink.imliLight],
  leaf: [ink.leafDeep, ink.leaf, ink.leafLight],
  curd: [ink.curdShade, ink.curd, ink.white],
} as const satisfies Record<string, Tones>;

/** Table tops: a deep and a plain tone of one hue, far enough from fried gold to let it glow. */
export const table = {
  mint: ["#5fa588", "#74b698", "#8cc6aa"],
  leaf: ["#4b8a4a", "#5fa05a", "#78b36d"],
  teal: ["#1f6f6b", "#2b827c", "#3b948c"],
  rose: ["#d9788a", "#e68d9c", "#f0a3af"],
  beet: ["#8e2f55", "#a33f67", "#b7527a"],
  chilli: ["#b03524", "#c5452f", "#d65a40"],
  marigold: ["#e39a1c", "#efac33", "#f7bd52"],
  cream: ["#e3c896", "#efd9ae", "#f6e6c5"],
  plum: ["#4b2340", "#5d2f50", "#704062"],
  sky: ["#5b9fb5", "#73b3c6", "#8dc4d4"],
  night: ["#1d1636", "#2b1f4a", "#3d2a5c"],
  bark: ["#57301d", "#6b3d26", "#7f4c31"],
} as const;

export type TableTone = keyof typeof table;
