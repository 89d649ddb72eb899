import { onDrawnMap } from "#app/domain/shop/map-projection.ts";

/** Latitude and longitude, as a hand-held map would list them. */
type Point = [lat: number, lng: number];

function at([lat, lng]: Point): [number, number] {
  const { x, y } = onDrawnMap({ lat, lng });
  return [Math.round(x), Math.round(y)];
}

/** A curve through all points, so that a river bends instead of breaking. */
function curve(points: Point[], closed = false): string {
  const stops = points.map(at);
  const stop = (index: number) => {
    const inside = closed
      ? (index + stops.length) % stops.length
      : Math.min(Math.max(index, 0), stops.length - 1);
    return stops[inside] as [number, number];
  };
  let d = `M${stop(0).join(" ")}`;
  const last = closed ? stops.length : stops.length - 1;
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [
      stop(index - 1),
      stop(index),
      stop(index + 1),
      stop(index + 2),
    ];
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    d += `C${handles.map(Math.round).join(" ")}`;
  }
  return closed ? `${d}z` : d;
}

// The page's theme paints the map: these are the custom properties it sets.
const paint = {
  land: "var(--map-land)",
  block: "var(--map-block)",
  water: "var(--map-water)",
  green: "var(--map-green)",
  road: "var(--map-road)",
  main: "var(--map-main)",
  edge: "var(--map-edge)",
  words: "var(--map-words)",
  halo: "var(--map-land)",
};

function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

function area(points: Point[], colour: string): string {
  return `<path d="${curve(points, true)}" fill="${colour}"/>`;
}

function road(points: Point[], width: number, colour: string): string {
  const d = curve(points);
  return stroke(d, paint.edge, width + 2) + stroke(d, colour, width);
}

/** The size of each kind of word depends on the size of the map, which the page decides. */
type Word = {
  text: string;
  place: Point;
  turn?: number;
  kind: "area" | "place" | "road" | "water";
};

const sizes = {
  area: "var(--map-area)",
  place: "var(--map-place)",
  road: "var(--map-lane)",
  water: "var(--map-lane)",
};

function word({ text, place, turn = 0, kind }: Word): string {
  const [x, y] = at(place);
  const rotate = turn ? ` transform="rotate(${turn} ${x} ${y})"` : "";
  const look =
    kind === "water"
      ? ` font-style="italic" fill="var(--map-river)" stroke="none"`
      : kind === "area"
        ? ` font-weight="700" letter-spacing="1"`
        : "";
  return `<text x="${x}" y="${y}" font-size="${sizes[kind]}"${look}${rotate}>${text}</text>`;
}

const mutha: Point[] = [
  [18.477, 73.812],
  [18.4855, 73.8225],
  [18.4925, 73.8265],
  [18.4985, 73.8315],
  [18.5045, 73.836],
  [18.5098, 73.8405],
  [18.5135, 73.8448],
  [18.517, 73.8482],
  [18.5215, 73.8508],
  [18.5262, 73.8555],
  [18.5305, 73.861],
];
const mula: Point[] = [
  [18.572, 73.828],
  [18.5655, 73.842],
  [18.5615, 73.8545],
  [18.5545, 73.8655],
  [18.546, 73.8672],
  [18.5385, 73.8635],
  [18.5305, 73.861],
];
const mulaMutha: Point[] = [
  [18.5305, 73.861],
  [18.5325, 73.869],
  [18.5385, 73.8775],
  [18.5425, 73.8845],
  [18.5465, 73.893],
  [18.5475, 73.9015],
  [18.5445, 73.9105],
  [18.5385, 73.9185],
  [18.5375, 73.93],
];

const greens: Point[][] = [
  // Vetal and Law College hills
  [
    [18.5325, 73.818],
    [18.5275, 73.827],
    [18.519, 73.8285],
    [18.5145, 73.823],
    [18.5175, 73.812],
    [18.528, 73.81],
  ],
  // Parvati
  [
    [18.5005, 73.846],
    [18.4985, 73.851],
    [18.494, 73.8505],
    [18.4935, 73.845],
    [18.497, 73.843],
  ],
  // Sambhaji Park
  [
    [18.5222, 73.8472],
    [18.5212, 73.8489],
    [18.5198, 73.8482],
    [18.5208, 73.8466],
  ],
  // Empress Garden and Race Course
  [
    [18.514, 73.882],
    [18.5125, 73.893],
    [18.5075, 73.8945],
    [18.506, 73.885],
    [18.51, 73.8805],
  ],
  // Bund Garden
  [
    [18.5408, 73.8795],
    [18.539, 73.8828],
    [18.5372, 73.8818],
    [18.5388, 73.8788],
  ],
  // University
  [
    [18.559, 73.82],
    [18.5575, 73.832],
    [18.5485, 73.8335],
    [18.5455, 73.824],
    [18.551, 73.818],
  ],
];

const lanes: Point[][] = [
  // Fergusson College Road
  [
    [18.515, 73.8411],
    [18.518, 73.8405],
    [18.5215, 73.8408],
    [18.5265, 73.8432],
    [18.531, 73.849],
  ],
  // Prabhat Road and Law College Road
  [
    [18.5112, 73.8378],
    [18.5172, 73.833],
    [18.5212, 73.8325],
    [18.5255, 73.8312],
  ],
  [
    [18.5065, 73.8335],
    [18.513, 73.829],
    [18.5205, 73.8285],
    [18.527, 73.832],
    [18.535, 73.834],
  ],
  // Laxmi Road
  [
    [18.5115, 73.8445],
    [18.5138, 73.852],
    [18.5148, 73.859],
    [18.5172, 73.8675],
  ],
  // Bajirao Road and Shivaji Road
  [
    [18.5222, 73.8542],
    [18.5125, 73.8535],
    [18.5055, 73.855],
    [18.501, 73.858],
  ],
  [
    [18.5298, 73.8517],
    [18.5243, 73.853],
    [18.5185, 73.8562],
    [18.51, 73.8572],
    [18.5015, 73.8585],
  ],
  // Kumthekar Road
  [
    [18.5105, 73.8458],
    [18.511, 73.853],
    [18.5115, 73.8571],
  ],
  // Nehru Road
  [
    [18.5285, 73.874],
    [18.519, 73.8705],
    [18.51, 73.866],
    [18.5015, 73.8595],
  ],
  // M. G. Road
  [
    [18.529, 73.8755],
    [18.5235, 73.8765],
    [18.5165, 73.879],
    [18.509, 73.88],
    [18.5042, 73.8815],
  ],
  // Dhole Patil Road
  [
    [18.5478, 73.8785],
    [18.5395, 73.8765],
    [18.5335, 73.8775],
    [18.5235, 73.8785],
  ],
  // Camp's cross streets
  [
    [18.517, 73.8695],
    [18.5195, 73.8782],
    [18.522, 73.888],
    [18.5255, 73.8965],
  ],
  [
    [18.5095, 73.8655],
    [18.5125, 73.8722],
    [18.5135, 73.88],
    [18.5165, 73.8925],
    [18.516, 73.909],
  ],
  [
    [18.5038, 73.872],
    [18.5125, 73.8722],
    [18.5215, 73.8712],
  ],
  // Across the peths
  [
    [18.522, 73.8545],
    [18.521, 73.862],
    [18.5195, 73.8702],
  ],
  [
    [18.5265, 73.866],
    [18.5172, 73.8675],
    [18.508, 73.8645],
    [18.5035, 73.866],
  ],
  [
    [18.5058, 73.8532],
    [18.5075, 73.8575],
    [18.509, 73.865],
  ],
  [
    [18.5005, 73.844],
    [18.506, 73.8475],
    [18.5085, 73.8495],
    [18.5118, 73.853],
  ],
  // Erandwane and Kothrud
  [
    [18.5062, 73.8312],
    [18.51, 73.825],
    [18.5125, 73.816],
  ],
  [
    [18.4905, 73.832],
    [18.4965, 73.8285],
    [18.5022, 73.8255],
    [18.508, 73.8175],
  ],
  // Sahakarnagar and Bibwewadi
  [
    [18.4815, 73.8578],
    [18.486, 73.868],
    [18.494, 73.8735],
    [18.5036, 73.8745],
  ],
  [
    [18.49, 73.858],
    [18.4905, 73.8475],
    [18.489, 73.8395],
  ],
  // Sangamwadi and Deccan College Road
  [
    [18.5345, 73.881],
    [18.5445, 73.8722],
    [18.5515, 73.872],
    [18.558, 73.8775],
  ],
  // Ghorpadi
  [
    [18.5345, 73.9005],
    [18.527, 73.905],
    [18.516, 73.909],
    [18.503, 73.908],
  ],
  // Koregaon Park: North and South Main Road
  [
    [18.5405, 73.884],
    [18.5392, 73.8905],
    [18.5385, 73.8985],
    [18.537, 73.908],
    [18.5335, 73.921],
  ],
  [
    [18.5362, 73.8825],
    [18.535, 73.8915],
    [18.5345, 73.9005],
    [18.5372, 73.9075],
  ],
  [
    [18.5392, 73.8905],
    [18.535, 73.8915],
    [18.529, 73.888],
  ],
];

const mains: Point[][] = [
  // Jangli Maharaj Road, onward as Karve Road
  [
    [18.531, 73.849],
    [18.5265, 73.8478],
    [18.5215, 73.8459],
    [18.5155, 73.8415],
    [18.511, 73.8375],
    [18.503, 73.8265],
    [18.4975, 73.815],
  ],
  // Ganeshkhind Road, onward to the east
  [
    [18.5555, 73.8215],
    [18.545, 73.832],
    [18.5365, 73.8425],
    [18.531, 73.849],
    [18.5288, 73.857],
    [18.5265, 73.866],
    [18.529, 73.874],
    [18.5345, 73.881],
    [18.5412, 73.8848],
    [18.549, 73.8865],
    [18.5585, 73.8905],
  ],
  // Tilak Road
  [
    [18.5153, 73.8413],
    [18.5125, 73.8434],
    [18.5102, 73.8462],
    [18.506, 73.853],
    [18.5015, 73.8585],
  ],
  // Shankar Sheth Road and Satara Road
  [
    [18.4775, 73.8575],
    [18.489, 73.858],
    [18.5015, 73.859],
    [18.5035, 73.87],
    [18.504, 73.8815],
    [18.505, 73.895],
    [18.5015, 73.92],
  ],
  // Sinhagad Road
  [
    [18.4805, 73.822],
    [18.4905, 73.832],
    [18.5, 73.843],
    [18.5025, 73.852],
    [18.5015, 73.8585],
  ],
];

const railway: Point[] = [
  [18.5655, 73.8335],
  [18.5525, 73.8425],
  [18.541, 73.8465],
  [18.5325, 73.851],
  [18.529, 73.8605],
  [18.5283, 73.874],
  [18.527, 73.885],
  [18.521, 73.9],
  [18.512, 73.918],
];

const words: Word[] = [
  { text: "MULA", place: [18.552, 73.8635], turn: 62, kind: "water" },
  { text: "MUTHA", place: [18.5072, 73.8368], turn: -47, kind: "water" },
  { text: "MULA-MUTHA", place: [18.5442, 73.886], turn: -20, kind: "water" },
  { text: "Deccan", place: [18.5158, 73.8345], kind: "area" },
  { text: "Shivajinagar", place: [18.5345, 73.8445], kind: "area" },
  { text: "Sadashiv Peth", place: [18.5028, 73.8455], kind: "area" },
  { text: "Camp", place: [18.5128, 73.8745], kind: "area" },
  { text: "Koregaon Park", place: [18.5312, 73.8965], kind: "area" },
  { text: "Parvati", place: [18.4962, 73.8472], kind: "place" },
  { text: "Swargate", place: [18.4985, 73.8625], kind: "place" },
  { text: "Shaniwar Wada", place: [18.5212, 73.8585], kind: "place" },
  { text: "Pune Station", place: [18.5248, 73.8722], kind: "place" },
  { text: "Yerwada", place: [18.5488, 73.8915], kind: "place" },
  { text: "J. M. Road", place: [18.5264, 73.8462], turn: 68, kind: "road" },
  { text: "Karve Road", place: [18.5062, 73.829], turn: -42, kind: "road" },
  { text: "Tilak Road", place: [18.5053, 73.8524], turn: 38, kind: "road" },
  { text: "Laxmi Road", place: [18.5152, 73.864], turn: -12, kind: "road" },
];

const landmarks: Point[] = [
  [18.5195, 73.8553],
  [18.5285, 73.8741],
];

const drawn = [
  `<rect x="-60" y="-160" width="1000" height="860" fill="${paint.land}"/>`,
  ...greens.map((points) => area(points, paint.green)),
  ...[mutha, mula].map((points) => stroke(curve(points), paint.water, 17)),
  stroke(curve(mulaMutha), paint.water, 23),
  ...lanes.map((points) => road(points, 4, paint.road)),
  stroke(curve(railway), paint.words, 2.5, ` stroke-dasharray="7 4" opacity=".55"`),
  ...mains.map((points) => road(points, 7, paint.main)),
  ...landmarks.map((point) => {
    const [x, y] = at(point);
    return `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" rx="2" fill="${paint.words}"/>`;
  }),
  `<g fill="${paint.words}" stroke="${paint.halo}" stroke-width="var(--map-halo)" paint-order="stroke" text-anchor="middle">${words.map(word).join("")}</g>`,
].join("\n");

export const puneMap = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="100 -30 680 560">\n<g id="pune" stroke-linecap="round" stroke-linejoin="round">\n${drawn}\n</g>\n</svg>\n`;
