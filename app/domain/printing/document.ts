export type PrintStyle = {
  align?: "left" | "center" | "right";
  isBold?: boolean;
  /** Twice as wide and high, for tokens and dishes. */
  isLarge?: boolean;
};

/** The lines that a receipt printer prints, from top to bottom. The paper is cut at the end. */
export type PrintLine =
  | ({ kind: "text"; text: string } & PrintStyle)
  | ({ kind: "columns"; left: string; right: string } & PrintStyle)
  | { kind: "rule" }
  | { kind: "space" };

export type PrintDocument = PrintLine[];

export function text(line: string, style: PrintStyle = {}): PrintLine {
  return { kind: "text", text: line, ...style };
}

export function columns(left: string, right: string, style: PrintStyle = {}): PrintLine {
  return { kind: "columns", left, right, ...style };
}

export const rule: PrintLine = { kind: "rule" };
export const center = { align: "center" } as const;
export const large = { ...center, isBold: true, isLarge: true } as const;
export const bold = { isBold: true } as const;
