import { ink, type Tones } from "../palette.ts";
import { ellipse, line, shape } from "../svg.ts";

const shell =
  ellipse(4, 8.5, 20, 13, ink.shadow, { opacity: 0.2 }) +
  shape(
    "M-19.5 2C-20-11-10-19 1-18.6C12-18.6 20-10 19.6 1.5C19.6 12 10.5 18.4 0 18.2C-11 18-19 11-19.5 2z",
    ink.puriShade,
  ) +
  shape(
    "M-18.6-1C-18-12-9-18 1-17.8C10-17.6 16.5-11 16.8-2C17 7 9 13.5-.5 13.6C-11 13.6-19 8-18.6-1z",
    ink.puri,
  );

/** A puffed puri of radius 20 around 0,0: blistered, thin-walled, light falling from the upper left. */
export function puri(): string {
  return (
    shell +
    shape(
      "M-15.5-3C-14.5-11-7-15.8 0-15.5C7-15.2 9.5-9.5 7.5-4C5.5 2-1 5-6.5 5C-12 5-16 2-15.5-3z",
      ink.puriLight,
    ) +
    line("M-11.5-6.5Q-9.5-11.5-4-12.6", ink.puriGleam, 3) +
    line("M5 7q3-1 4-4M11-5q2 0 3 2M-7 9q3 1.5 6 1", ink.puriShade, 1.5) +
    line("M-1-2h0M3-9h0M-11 7h0M12 5h0M2 14h0", ink.puriDeep, 2, { opacity: 0.6 })
  );
}

/** A puri tapped open: the jagged mouth shows its hollow, which `filling` then fills. */
export function openPuri(filling = ""): string {
  return (
    shell +
    shape("M-17-3C-16-11-8-16.5 0-16.3C8-16 12-11 12-5L-6 9C-12 8-17.5 3-17-3z", ink.puriLight) +
    shape(
      "M-13.5-5L-10-10.5L-5-11.5L-1-14L4-12L9-11.5L13-6.5L12.5-1.5L9 2.5L4 3L0 5L-5 3.5L-10 2.5L-13-1z",
      ink.puriGleam,
    ) +
    shape(
      "M-12-4.5L-9-9.5L-4.5-10.3L-1-12.6L4-10.6L8-10.3L11.6-6L11-2L8 1.2L3.5 1.7L0 3.6L-5 2.2L-9 1.3L-11.6-1.5z",
      "#7d3d12",
    ) +
    filling +
    line("M5 11q4-1 6-4M-12 6q2 3 5 4", ink.puriShade, 1.5) +
    line("M-15 5h0M12 6h0M0 9h0M3 14h0", ink.puriDeep, 2, { opacity: 0.6 })
  );
}

/** Spiced water brimming in the mouth of an open puri. */
export function brimming([deep, water, light]: Tones): string {
  return (
    ellipse(-0.2, -4.2, 10.6, 6.6, deep) +
    ellipse(-0.2, -3.4, 9.8, 5.6, water) +
    line("M-6.5-4.5Q-4-7.5 1-7.6", light, 1.8) +
    line("M-3-1h0M3-3h0M6-5h0", ink.sev, 2.6) +
    line("M-1-5l1.5-1.5M5-1l1.5 1", ink.leafShade, 2)
  );
}

/** Mashed potato, chickpeas and coriander standing out of an open puri. */
export function mash(): string {
  return (
    shape(
      "M-10.5-3C-10-10-5-13 0-12.6C6-12.4 10.6-9 10.5-3C9 1 4 2.5 0 2.6C-5 2.5-9.5 1-10.5-3z",
      "#d79a35",
    ) +
    shape("M-9-4.5C-8-10-4-12.4 0-12C5-12 8-9 7.5-5C5-1.5-1-.5-4-.8C-7-1-9.5-2-9-4.5z", "#f4d27c") +
    line("M-4-8h0M3-4h0M-1-3h0", "#a4661f", 3.2) +
    line("M2-9l2 1M-6-4l1.5 1.5M5-7l1-1", ink.leafShade, 2.2)
  );
}

/** A flat crisp disc for shev puri and bhel, radius 20. */
export function papdi(): string {
  return (
    ellipse(0.5, 2.6, 20, 13, ink.puriDeep) +
    ellipse(0, 0, 20, 13, ink.puriShade) +
    ellipse(-0.8, -0.8, 18.4, 11.5, ink.puri) +
    ellipse(-4, -3.2, 12, 6.6, ink.puriLight) +
    line("M8 4h0M-9 5h0M12-2h0M1 7h0M4-3h0", ink.puriDeep, 2.2, { opacity: 0.6 })
  );
}
