import { ink } from "../palette.ts";
import type { Chance } from "../random.ts";
import { ellipse, group, line, type Placing, shape } from "../svg.ts";
import { grains } from "./toppings.ts";

/** A batata vada of radius 24: rounder and craggier than a puri, in a gram-flour coat. */
export function vada(chance: Chance): string {
  const crumbs = Array.from({ length: 16 }, () => chance.inEllipse(2, 2, 20, 17));
  const bright = Array.from({ length: 9 }, () => chance.inEllipse(-6, -7, 12, 9));
  return (
    ellipse(5, 11, 24, 15, ink.shadow, { opacity: 0.22 }) +
    shape(
      "M-24 2C-25-8-19-12-16-18C-10-20-6-24 2-23C9-24 14-19 19-15C21-9 26-5 24 3C25 10 19 14 14 18C8 19 4 23-3 22C-10 22-16 20-19 14C-23 12-25 8-24 2z",
      "#b96a17",
    ) +
    shape(
      "M-22 0C-23-8-17-12-14-17C-8-18-5-22 2-21C8-21 12-17 16-14C17-8 20-5 18 1C18 7 12 9 8 13C2 14-2 16-8 14C-14 14-18 10-20 6z",
      "#de9326",
    ) +
    shape(
      "M-18-3C-18-9-13-12-10-15C-5-16-2-18 3-17C8-15 8-10 6-6C4 0-1 2-6 3C-11 4-17 2-18-3z",
      "#f3bb4d",
    ) +
    line(grains(crumbs), "#a35a12", 2.2, { opacity: 0.75 }) +
    line(grains(bright), "#ffe09a", 2.4) +
    line("M-12-9Q-9-13-4-14", "#ffeec2", 2.6)
  );
}

/** A vada cut open: turmeric potato with mustard, chilli and coriander in a thin crust. */
export function cutVada(chance: Chance): string {
  const mustard = Array.from({ length: 9 }, () => chance.inEllipse(0, 0, 15, 14));
  return (
    ellipse(5, 12, 24, 14, ink.shadow, { opacity: 0.22 }) +
    shape(
      "M-24 2C-25-9-18-20 1-22C16-22 25-12 24 2C24 14 14 22 0 22C-14 22-24 14-24 2z",
      "#c27a1c",
    ) +
    shape(
      "M-21 1C-22-10-14-18 1-19.5C14-19 21.5-10 21 1C20 12 12 18.5 0 18.5C-13 18.5-21 11-21 1z",
      "#f0b93c",
    ) +
    shape("M-17-2C-16-11-8-16 1-16C8-16 12-11 11-5C8 3 0 6-6 6C-12 6-17 3-17-2z", "#fbd766") +
    line("M-8 8l4 1M6 6l4-2M2-9l4 1M-12-4l3-2M10-8l2 3M-2 13l4-1", "#d9971f", 3) +
    line("M-6-2l2 2M6-1l2-1.5M-2 5l2 1M9 9l1-2M-12 6l2-1M1-13l2 1", ink.leafShade, 2.6) +
    line(grains(mustard), "#4a2113", 2)
  );
}

/** A samosa standing on its base, about 80 wide and 70 high. */
export function samosa(placing: Placing): string {
  return group(
    shape("M-36 26Q6 50 52 30Q40 12 0 16z", ink.shadow, { opacity: 0.24 }) +
      shape(
        "M-40 22C-30 2-14-26-4-40C0-44 5-43 8-38C18-20 34 4 42 24C36 34-28 36-40 22z",
        "#c17a22",
      ) +
      shape(
        "M-40 22C-30 2-14-26-4-40C0-44 4-43 5-39C8-18 8 4 4 31C-18 32-34 29-40 22z",
        "#e6a53f",
      ) +
      shape("M-34 20C-26 4-14-18-5-32C-3-18-4-2-9 22C-18 25-29 24-34 20z", "#f4c368") +
      line("M6-38C10-18 9 8 4 30", "#a8601a", 2) +
      line(
        "M-38 24q4 5 9 3q4 5 9 2q5 4 10 1q5 4 9 1q6 3 10 0q6 2 10-1q6 2 10-2q5 1 9-3",
        "#a8601a",
        3,
      ) +
      line(
        "M-26 12q5-14 12-24M-14 4h0M-19 17h0M18 2h0M24 14h0M14-12h0M30 22h0M14 20h0",
        "#b9701f",
        2,
      ) +
      line("M-25 9Q-17-9-9-22", "#ffe6a8", 2.6),
    placing,
  );
}

/** A shallow-fried potato patty, radius 34, flat on the plate. */
export function patty(chance: Chance): string {
  const crust = Array.from({ length: 20 }, () => chance.inEllipse(0, -2, 29, 17));
  return (
    ellipse(5, 12, 35, 20, ink.shadow, { opacity: 0.24 }) +
    shape("M-35-2V7C-33 20-14 25 1 25C17 25 34 19 35 6V-2z", "#8f4c14") +
    shape("M-35-2V5C-32 16-16 20-6 21C-10 12-20 2-22-2z", "#b9701f") +
    ellipse(0, -2, 35, 20.5, "#b9701f") +
    ellipse(-1.5, -3.5, 32, 18, "#f6cd7c") +
    shape("M-22-8C-12-18 6-18 12-12C18-4 4 0-4 4C-14 8-28 2-22-8z", "#c97d28", { opacity: 0.8 }) +
    shape("M4 6C12 0 24-2 24 2C22 10 8 12 4 6z", "#a85f1b", { opacity: 0.8 }) +
    line(grains(crust), "#a8601a", 2, { opacity: 0.6 }) +
    line("M-26-9Q-18-17-6-19", "#ffe3a3", 3)
  );
}

/** An onion bhaji, radius about 24: shreds of onion fried into each other. */
export function bhaji(chance: Chance): string {
  const shreds = (count: number, reach: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = chance.inEllipse(0, -1, reach, reach * 0.72);
      const turn = chance.between(0, Math.PI * 2);
      const length = chance.between(12, 22);
      const dx = Math.cos(turn) * length;
      const dy = Math.sin(turn) * length * 0.7;
      const bend = chance.between(-7, 7);
      return `M${(x - dx / 2).toFixed(1)} ${(y - dy / 2).toFixed(1)}q${(dx / 2 + bend).toFixed(1)} ${(dy / 2 - bend).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
    }).join("");
  return (
    line(shreds(12, 17), "#8f4812", 5.5) +
    ellipse(0, 0, 18, 14, "#b3641a") +
    line(shreds(10, 15), "#c67a1f", 4.8) +
    line(shreds(11, 14), "#e5a035", 4.4) +
    line(shreds(6, 11), "#f7cb6b", 3) +
    line(shreds(2, 9), "#b9607c", 1.8)
  );
}

/** The piped coil of a jalebi, from its middle out, with the last stroke laid across. */
export function coil(cx: number, cy: number, r: number, turns: number): string {
  const count = Math.round(turns * 12);
  const at = (i: number): [number, number] => {
    const t = (i / 12) * Math.PI * 2 + 0.6;
    const reach = 2 + (i / count) * (r - 2);
    return [cx + Math.cos(t) * reach, cy + Math.sin(t) * reach * 0.82];
  };
  const [sx, sy] = at(0);
  let d = `M${sx.toFixed(1)} ${sy.toFixed(1)}`;
  for (let i = 1; i < count; i += 1) {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    d += `${i === 1 ? `Q${ax.toFixed(1)} ${ay.toFixed(1)} ` : "T"}${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  }
  return `${d}L${(cx + r * 0.5).toFixed(1)} ${(cy - r * 0.62).toFixed(1)}`;
}
