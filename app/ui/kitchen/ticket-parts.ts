import type { KitchenLine, KitchenTicketCard } from "#app/domain/kitchen/kitchen-ticket.ts";

/** A ticket, or one of several parts of a long order. */
export type TicketPart = {
  lines: KitchenLine[];
  isFirst: boolean;
  isLast: boolean;
  /** The space to reserve for it in the grid; if it needs more, it gets more. */
  rem: number;
};

const MOST_LINES_REM = 17;
/** The header, the button and the margins. */
const REST_REM = 5.8;
const SMALL_ROW_REM = 1.1;

/** For a ticket as narrow as on a phone. */
const rowsOf = (text: string, lettersInRow: number) => Math.ceil(text.length / lettersInRow);
const smallRem = (text: string) => rowsOf(text, 17) * SMALL_ROW_REM;
/** Marks are on the same line. */
const marked = (marks: string[], text: string) => `${marks.map((mark) => `${mark}  `)}${text}`;

function lineRem({ name, marks, combo, choices, specialInstructions }: KitchenLine): number {
  const asked = marked(marks, `${choices.join(" · ")} ${specialInstructions}`.trim());
  const rem = 0.4 + rowsOf(name, 13) * 1.2 + smallRem(combo ?? "") + smallRem(asked);
  return Math.max(2.75, rem) + 0.15;
}

function noticesRem({ notes, marks, changed }: KitchenTicketCard): number {
  const change = changed ? 5 + changed.what.length * SMALL_ROW_REM : 0;
  return change + (notes ? 0.25 + smallRem(marked(marks, notes)) : 0);
}

export function wholeTicket(ticket: KitchenTicketCard): TicketPart[] {
  const split: { lines: KitchenLine[]; rem: number }[] = [{ lines: [], rem: noticesRem(ticket) }];
  for (const line of ticket.lines) {
    const rem = lineRem(line);
    const last = split.at(-1);
    if (last && (last.lines.length === 0 || last.rem + rem <= MOST_LINES_REM)) {
      last.lines.push(line);
      last.rem += rem;
    } else split.push({ lines: [line], rem });
  }
  return split.map(({ lines, rem }, index) => ({
    lines,
    isFirst: index === 0,
    isLast: index === split.length - 1,
    rem: rem + REST_REM,
  }));
}

/** A ticket whose dishes are made is shown without its lines. */
export function smallTicket(ticket: KitchenTicketCard): TicketPart[] {
  const others = smallRem(ticket.othersStillHave);
  const button = ticket.group === "ready" && ticket.deliveryType === "delivery" ? 3 : 0;
  const rem = 3.4 + button + others + noticesRem(ticket);
  return [{ lines: [], isFirst: true, isLast: true, rem }];
}

const ROW_COUNTS = [64, 32, 16, 8, 4, 2, 1];

/** In rows of a quarter of a rem, see kitchen.css. The content security policy forbids inline styles. */
export function roomClass(rem: number): string {
  const rows = Math.ceil(rem * 4);
  return ROW_COUNTS.filter((count) => rows & count)
    .map((count) => `kitchen-rows-${count}`)
    .join(" ");
}
