import { ink } from "../palette.ts";
import { circle, ellipse, group, line, type Placing, shape } from "../svg.ts";

type ChilliTones = { skin: string; face: string; gleam: string; stalk: string; calyx: string };

/** 60 long, lying along the x axis. */
function chilli({ skin, face, gleam, stalk, calyx }: ChilliTones) {
  const inner =
    shape("M-26 5Q-4 16 30 3Q4 26-26 5z", ink.shadow, { opacity: 0.22 }) +
    shape("M-27-1C-22-8-8-7 4-3C16 1 24 0 32-4C26 8 12 12-3 10C-17 9-28 6-27-1z", skin) +
    shape("M-26-2C-20-7-8-6 4-2C14 1 22 1 29-2C20 5 8 6-4 5C-16 4-26 3-26-2z", face) +
    line("M-20-2Q-8-4 4 0", gleam, 2) +
    line("M-27 1Q-34 0-37-6", stalk, 3.4) +
    line("M-27-3v7", calyx, 3);
  return (placing: Placing) => group(inner, placing);
}

export const greenChilli = chilli({
  skin: ink.leafShade,
  face: "#62b243",
  gleam: "#b5e07f",
  stalk: "#8aa83a",
  calyx: "#a8c256",
});

/** Dried or fresh. */
export const redChilli = chilli({
  skin: ink.chilliDeep,
  face: ink.chilli,
  gleam: "#ff9d7d",
  stalk: "#7c8f35",
  calyx: "#9cb04a",
});

/** Half a lime, cut side up, radius 20. */
export function limeHalf(placing: Placing): string {
  return group(
    ellipse(3, 7, 20, 14, ink.shadow, { opacity: 0.22 }) +
      shape("M-20-2C-20 10-10 15 0 15C11 15 20 9 20-2z", "#6f9a2f") +
      ellipse(0, -2, 20, 13, "#a9cf4e") +
      ellipse(0, -2, 17.6, 11, "#f3f6cf") +
      shape(
        "M-2-3L-15.5-5Q-14-9-9-11zM0-3.5L-6-12Q0-13.5 5-12.3zM2-3L8-11.5Q14-9 15.5-4.5zM2-1.5L15.5-1Q14 4 9 6.5zM0-.5L6 8Q0 9.5-6 8zM-2-1.5L-9 6.5Q-14 4-15.5-2z",
        "#d3e474",
      ) +
      line("M-12-7h2M8-9l2 2M-9 3l2-2", ink.white, 1.6, { opacity: 0.8 }),
    placing,
  );
}

/** A wedge of lime. */
export function limeWedge(placing: Placing): string {
  return group(
    shape("M-20 4Q0 26 22 5Q0 20-20 4z", ink.shadow, { opacity: 0.25 }) +
      shape("M-21-3C-17 12-8 17 1 17C11 17 19 11 21-3Q0 4-21-3z", "#6f9a2f") +
      shape("M-21-3C-16 9-8 12.5 1 12.5C10 12.5 17 8 21-3Q0 4-21-3z", "#f1f5c8") +
      shape(
        "M-18.5-3.5C-13-4-8-8 0-8C8-8 13-4 21-3C14 8 8 9.5 1 9.5C-7 9.5-14 6-18.5-3.5z",
        "#d3e474",
      ) +
      line("M-6 7L-3-6M7 7L4-6", "#f6f9da", 1.8),
    placing,
  );
}

/** A ring of red onion, radius 18. */
export function onionRing(placing: Placing): string {
  return group(
    ellipse(2, 4, 18, 11, "none") +
      line("M-16 5A18 12 0 0 0 19 6", ink.shadow, 4, { opacity: 0.2 }) +
      line("M-17 0A17 11 0 1 1 17 0A17 11 0 1 1-17 0z", ink.onion, 5) +
      line("M-17-.6A17 11 0 1 1 17-.6A17 11 0 1 1-17-.6z", ink.onionLight, 2.8) +
      line("M-10 0A10 6 0 1 1 10 0A10 6 0 1 1-10 0z", ink.onion, 3.6) +
      line("M-10-.5A10 6 0 1 1 10-.5A10 6 0 1 1-10-.5z", ink.onionLight, 1.9),
    placing,
  );
}

/** A sprig of mint or coriander with five leaves, about 60 high, growing up from 0,0. */
export function sprig(placing: Placing): string {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    group(
      shape("M0 0C-9-4-11-14 0-24C11-14 9-4 0 0z", ink.leafShade) +
        shape("M0-1C-8-5-9-13 0-23z", "#5fae3c") +
        line("M0-2V-19", ink.leafLight, 1),
      { x, y, rotate: turn, scale: size },
    );
  return group(
    line("M2 3Q4-16 3-34", ink.shadow, 5, { opacity: 0.14 }) +
      line("M0 0Q2-18 0-36", ink.leafShade, 2.6) +
      leaf(0, -10, -72, 0.9) +
      leaf(1, -14, 68, 0.95) +
      leaf(1, -25, -50, 0.9) +
      leaf(0, -28, 46, 0.85) +
      leaf(0, -34, -3, 1),
    placing,
  );
}

/** A marigold, radius 20: three rings of petals. */
export function marigold(placing: Placing, face = "#f59a1b", deep = "#d9730e"): string {
  const ring = (count: number, reach: number, width: number, color: string, turn: number) => {
    let d = "";
    for (let i = 0; i < count; i += 1) {
      const t = ((i + turn) / count) * Math.PI * 2;
      d += `M${(Math.cos(t) * reach).toFixed(1)} ${(Math.sin(t) * reach * 0.86).toFixed(1)}h0`;
    }
    return line(d, color, width);
  };
  return group(
    ellipse(3, 5, 19, 16, ink.shadow, { opacity: 0.2 }) +
      ring(12, 14.5, 10, deep, 0) +
      circle(0, 0, 13, deep) +
      ring(10, 11, 8, face, 0.5) +
      circle(0, 0, 9, face) +
      ring(7, 6, 6.5, "#ffc44d", 0) +
      circle(0, 0, 4, face) +
      line("M-1.5-1h0M2 1h0", "#ffe08a", 3),
    placing,
  );
}

/** A block of butter going soft. */
export function butter(placing: Placing): string {
  return group(
    shape("M-18 5Q0 20 20 6Q24 12 8 14Q-14 15-18 5z", "#f6b93b", { opacity: 0.8 }) +
      shape("M-14-4L0 3L15-4V5L0 12L-14 5z", "#edc04a") +
      shape("M0 3L15-4V5L0 12z", "#dba732") +
      shape("M-14-4L1-11L15-4L0 3z", "#ffe48a") +
      line("M-8-4L0-8", ink.white, 2, { opacity: 0.8 }),
    placing,
  );
}

/** Two pistachio slivers and a thread of saffron, for sweets. */
export function slivers(points: [number, number, number][]): string {
  const d = points
    .map(([x, y, turn]) => {
      const t = (turn * Math.PI) / 180;
      return `M${x} ${y}l${(Math.cos(t) * 5).toFixed(1)} ${(Math.sin(t) * 3.5).toFixed(1)}`;
    })
    .join("");
  return line(d, "#5f8f2c", 3.4) + line(d, "#a9cf62", 1.8);
}

/** Saffron threads. */
export function saffron(points: [number, number, number][]): string {
  return line(
    points
      .map(([x, y, turn]) => {
        const t = (turn * Math.PI) / 180;
        return `M${x} ${y}q${(Math.cos(t) * 4 - 2).toFixed(1)} ${(Math.sin(t) * 4).toFixed(1)} ${(Math.cos(t) * 8).toFixed(1)} ${(Math.sin(t) * 6).toFixed(1)}`;
      })
      .join(""),
    "#c8451a",
    1.4,
  );
}
