import { ellipse, group, line, type Placing, shape } from "../svg.ts";

export type Skin = { deep: string; shade: string; face: string; light: string };

export const skins: Record<"dark" | "brown" | "wheat" | "fair", Skin> = {
  dark: { deep: "#5a2f1a", shade: "#76401f", face: "#95562f", light: "#ad6a3c" },
  brown: { deep: "#743f20", shade: "#96562c", face: "#b5703f", light: "#c98754" },
  wheat: { deep: "#8f5429", shade: "#b57540", face: "#d09358", light: "#e2ad75" },
  fair: { deep: "#a56a3c", shade: "#cc8f58", face: "#e4ae78", light: "#f2c696" },
};

export type Hair = "short" | "bun" | "long" | "topi" | "cap" | "girl" | "bald";

export type Face = {
  skin: Skin;
  hair: Hair;
  hairColor?: string;
  moustache?: boolean;
  beard?: boolean;
  glasses?: boolean;
  bindi?: boolean;
  earrings?: boolean;
  /** Looks away from us: only hair is seen. */
  back?: boolean;
  /** Open for a puri. */
  openMouth?: boolean;
};

function hairBehind(kind: Hair, color: string): string {
  if (kind === "long")
    return shape(
      "M-29-6C-34-36 34-36 30-6C32 14 36 30 30 44C16 52-18 52-30 44C-36 28-30 12-29-6z",
      color,
    );
  if (kind === "girl")
    return (
      shape("M-29-4C-34-36 34-36 30-4C31 8 30 16 28 24L-28 24C-30 14-30 6-29-4z", color) +
      ellipse(-33, 10, 11, 17, color, { rotate: 12 }) +
      ellipse(33, 10, 11, 17, color, { rotate: -12 })
    );
  if (kind === "bun")
    return (
      ellipse(0, -33, 15, 12, color) +
      line("M-11-26Q0-19 11-26", "#fff6e6", 6) +
      line("M-11-26h0M-5-23h0M1-22.5h0M7-24h0", "#ffffff", 5)
    );
  return "";
}

function hairFront(kind: Hair, color: string): string {
  switch (kind) {
    case "short":
      return (
        shape(
          "M-27-2C-31-26-20-40 2-39C24-39 32-24 27-2C26-10 24-16 20-20C8-14-8-14-18-20C-23-16-26-10-27-2z",
          color,
        ) + line("M-16-31Q-6-36 6-34", "#ffffff", 2.6, { opacity: 0.16 })
      );
    case "bun":
      return (
        shape(
          "M-27 2C-32-24-20-36 0-36C20-36 32-24 27 2C26-10 20-20 0-27C-20-20-26-10-27 2z",
          color,
        ) + line("M0-35V-27", "#c0392b", 2.6)
      );
    case "long":
      return (
        shape(
          "M-28 6C-33-24-20-37 2-37C24-37 33-22 28 6C27-8 22-16 6-26C-4-16-24-14-28 6z",
          color,
        ) + line("M-18-26Q-8-33 4-32", "#ffffff", 2.6, { opacity: 0.16 })
      );
    case "girl":
      return (
        shape(
          "M-28 0C-33-26-20-37 0-37C20-37 33-26 28 0C26-12 22-16 16-19Q0-12-16-19C-22-16-26-12-28 0z",
          color,
        ) + line("M-30-4h0M30-4h0", "#d9412a", 8)
      );
    case "topi":
      return (
        shape(
          "M-27 0C-28-8-27-14-25-18H25C27-14 28-8 27 0C24-8 23-12 22-14H-22C-23-12-24-8-27 0z",
          color,
        ) +
        shape("M-27-15C-26-30-14-40 4-42C18-42 28-32 27-15Q0-22-27-15z", "#fbf6ea") +
        shape("M8-42C20-41 28-31 27-15Q18-18 10-19Q16-32 8-42z", "#dccfb4") +
        line("M-25-21Q0-28 25-21", "#d4c6a8", 2)
      );
    case "cap":
      return (
        shape(
          "M-27 0C-28-8-27-12-25-16H25C27-12 28-8 27 0C24-8 23-10 22-12H-22C-23-10-24-8-27 0z",
          color,
        ) +
        shape("M-28-13C-30-44 30-44 28-13Q0-21-28-13z", "#b32a1c") +
        shape("M8-36C24-34 29-26 28-13Q20-16 12-17Q18-28 8-36z", "#8f1d17") +
        line("M-27-14Q0-22 27-14", "#f2ab27", 4)
      );
    default:
      return "";
  }
}

/** A head of about 54 by 70 around 0,0, seen from the front. */
export function head(face: Face, placing: Placing = {}): string {
  const { skin, hairColor = "#2b1a16" } = face;
  const skull = "M-26-6C-27-28-14-35 0-35C14-35 27-28 26-6C26 14 14 30 0 30C-14 30-26 14-26-6z";
  if (face.back)
    return group(
      line("M0 22V40", skin.shade, 20) +
        ellipse(-26, 0, 5, 8, skin.shade) +
        ellipse(26, 0, 5, 8, skin.shade) +
        (face.hair === "long" || face.hair === "girl" ? hairBehind(face.hair, hairColor) : "") +
        shape(
          "M-27 2C-31-26-16-39 0-39C16-39 31-26 27 2C26 16 18 24 0 24C-18 24-26 16-27 2z",
          hairColor,
        ) +
        (face.hair === "topi" ? hairFront("topi", hairColor) : "") +
        (face.hair === "bun"
          ? ellipse(0, 4, 15, 13, "#46302a") + line("M-14-4Q0-16 14-4", "#fff6e6", 6)
          : "") +
        line("M-16-28Q-6-34 6-33", "#ffffff", 2.6, { opacity: 0.14 }),
      placing,
    );
  const mouth = face.openMouth
    ? ellipse(0, 15, 7, 7.5, "#6b1f18") + ellipse(0, 18.5, 4.5, 3, "#d9605a")
    : shape("M-10 12Q0 16 10 12Q6 22 0 22Q-6 22-10 12z", "#8a2a20") +
      shape("M-8 13.3Q0 16.5 8 13.3Q5 17.5 0 17.5Q-5 17.5-8 13.3z", "#fffaf0");
  return group(
    hairBehind(face.hair, hairColor) +
      line("M0 22V42", skin.shade, 19) +
      ellipse(-26, 0, 5.5, 8, skin.face) +
      ellipse(26, 0, 5.5, 8, skin.shade) +
      (face.earrings ? line("M-27 10h0M27 10h0", "#f2c53d", 6) : "") +
      shape(skull, skin.face) +
      shape(
        "M8-34C20-31 27-24 26-6C26 14 14 30 0 30C-2 30-4 29.7-6 29C10 24 18 8 17-8C16.5-20 14-28 8-34z",
        skin.shade,
        { opacity: 0.6 },
      ) +
      ellipse(-14, 8, 6, 4, "#e0664a", { opacity: 0.32 }) +
      ellipse(15, 8, 6, 4, "#e0664a", { opacity: 0.32 }) +
      (face.beard
        ? shape(
            "M-26-2C-24 8-16 6-10 8Q0 4 10 8C16 6 24 8 26-2C27 18 16 34 0 34C-16 34-27 18-26-2z",
            hairColor,
          )
        : "") +
      mouth +
      (face.moustache
        ? shape("M0 8C-4 5-12 7-16 13C-10 13-4 14 0 11.5C4 14 10 13 16 13C12 7 4 5 0 8z", hairColor)
        : "") +
      line("M1-4Q5 4 0 6.5", skin.deep, 2, { opacity: 0.7 }) +
      line("M-11-3h0M11-3h0", "#22120d", 5.4) +
      line("M-12-4.2h0M10-4.2h0", "#ffffff", 1.6) +
      line("M-17-11Q-12-15-6-12M6-12Q12-15 17-11", hairColor, 2.8) +
      (face.glasses
        ? line(
            "M-19-3A8 8 0 1 1-3-3A8 8 0 1 1-19-3zM3-3A8 8 0 1 1 19-3A8 8 0 1 1 3-3zM-3-4Q0-6 3-4M-19-4L-25-6M19-4L25-6",
            "#3b2a4a",
            2.2,
          )
        : "") +
      (face.bindi ? line("M0-15h0", "#b3162c", 5) : "") +
      hairFront(face.hair, hairColor),
    placing,
  );
}

/** An arm as one bent line from shoulder to wrist with a closed hand. `sleeve` covers the first stretch. */
export function arm(
  path: string,
  hand: [number, number],
  skin: Skin,
  sleevePath: string,
  sleeve: string,
  width = 17,
): string {
  const [x, y] = hand;
  return (
    line(path, skin.face, width * 0.78) +
    line(sleevePath, sleeve, width) +
    ellipse(x, y, width * 0.56, width * 0.52, skin.face) +
    line(
      `M${x - width * 0.2} ${y + width * 0.24}q${width * 0.3} ${width * 0.16} ${width * 0.5}-${width * 0.12}`,
      skin.shade,
      width * 0.1,
    )
  );
}

export type Garment = "kurta" | "sari" | "apron" | "shirt";
export type Clothes = { deep: string; face: string; light: string };

/** Shoulders and chest down to y=140, head at 0,0. */
export function bust(
  face: Face,
  clothes: Clothes,
  garment: Garment,
  placing: Placing = {},
): string {
  const torso = "M-13 34C-34 38-50 44-56 64L-62 140H62L56 64C50 44 34 38 13 34Q0 46-13 34z";
  const extra = {
    kurta:
      line("M0 44V90", clothes.deep, 2.4) +
      line("M0 56h0M0 68h0M0 80h0", "#fff1cf", 4) +
      line("M-13 35Q0 52 13 35", clothes.light, 4),
    sari:
      shape("M-13 34Q-34 40-46 50L-20 140H30L-2 44z", clothes.light) +
      line("M-44 50L-18 140M-4 44L32 140", "#f2c53d", 5) +
      line("M-36 50L-8 140M-26 46L4 140M-16 42L16 140", clothes.deep, 1.6, { opacity: 0.4 }),
    apron:
      shape("M-22 60H22L30 140H-30z", "#f6ecd8") +
      line("M-20 60L-14 36M20 60L14 36", "#f6ecd8", 7) +
      shape("M6 60H22L30 140H14z", "#dfcfb0"),
    shirt:
      shape("M-13 34L0 52L13 34L24 39L8 62L0 54L-8 62L-24 39z", clothes.light) +
      line("M0 56V140", clothes.deep, 2) +
      line("M0 76h0M0 98h0M0 120h0", "#fff1cf", 4),
  }[garment];
  return group(
    shape(torso, clothes.face) +
      shape("M13 34C34 38 50 44 56 64L62 140H24Q34 80 13 34z", clothes.deep, { opacity: 0.75 }) +
      (face.back ? "" : extra) +
      (face.back ? "" : line("M-9 30Q0 40 10 28", face.skin.deep, 7, { opacity: 0.35 })) +
      head(face),
    placing,
  );
}
