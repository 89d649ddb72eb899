import { ink } from "../palette.ts";
import { ellipse, line, shape } from "../svg.ts";

/** A whole pav, about 84 wide: shiny brown dome, pale soft sides. */
export function pav(): string {
  return (
    ellipse(6, 22, 44, 20, ink.shadow, { opacity: 0.24 }) +
    shape("M-43-2C-44 16-42 26-34 29C-14 35 16 35 34 29C42 26 44 16 43-2z", "#e9bd78") +
    shape("M8 33C20 33 28 31 34 29C42 26 44 16 43-2H20C24 12 20 26 8 33z", "#d49f58") +
    shape(
      "M-44 4C-46-20-30-31 0-31C30-31 46-20 44 4C42 12 30 11 24 8C12 13-10 13-22 8C-30 12-42 12-44 4z",
      "#a85a20",
    ) +
    shape(
      "M-43 2C-44-19-28-29 0-29C26-29 38-20 38-4C30 4 18 4 8 4C-8 8-18 4-24 4C-32 8-42 8-43 2z",
      "#c97a2f",
    ) +
    shape("M-36-6C-34-20-18-26 0-25C14-24 20-18 14-12C6-6-8-8-18-4C-26-1-36 2-36-6z", "#e39f4f") +
    line("M-28-13Q-20-21-4-21.5", "#ffe0a6", 4)
  );
}

/** The lower half of a split pav, crumb side up; its sides are pale where it was torn from the slab. */
export function pavBase(): string {
  return (
    ellipse(6, 20, 46, 20, ink.shadow, { opacity: 0.24 }) +
    shape("M-46-2C-47 10-46 22-38 26C-16 32 16 32 38 26C46 22 47 10 46-2z", "#b56a2a") +
    shape("M-46-2C-47 8-46 17-38 20C-16 26 16 26 38 20C46 17 47 8 46-2z", "#f0cd8e") +
    shape("M14 24.5Q28 23 38 20C46 17 47 8 46-2H28C29 10 24 20 14 24.5z", "#d8a963") +
    line(
      "M-38 10q2 3 1 6M-24 14q3 2 2 6M-8 16q2 3 1 5M8 16q2 2 2 5M24 14q1 3 0 5",
      "#d8a963",
      1.6,
    ) +
    ellipse(0, -2, 46, 19, "#f3d9a3") +
    ellipse(-2, -3.5, 42, 15.5, "#fdf1d3")
  );
}

/** The upper half of a pav: brown crust above, torn sides below. */
export function pavTop(): string {
  return (
    shape("M-46-6C-47 4-47 12-42 15Q0 24 42 15C47 12 47 4 46-6z", "#f0cd8e") +
    shape("M16 19.5Q32 18 42 15C47 12 47 4 46-6H32C32 6 26 16 16 19.5z", "#d8a963") +
    line("M-38 8q2 3 1 6M-22 11q3 2 2 6M-6 13q2 3 1 5M10 12q2 2 2 5", "#d8a963", 1.6) +
    shape(
      "M-47-2C-51-22-42-33-24-35C-8-37 8-37 24-35C42-33 51-22 47-2C45 5 40 2 34 4C26 8 20 5 12 7C4 10-6 5-14 8C-22 9-28 4-34 6C-42 7-46 4-47-2z",
      "#a85a20",
    ) +
    shape(
      "M-46-4C-49-22-40-31-23-33C-8-35 8-35 22-33C36-31 42-22 39-8C36 1 28-3 20 0C12 4 4 1-6 2C-16 5-24 0-32 2C-40 4-45 2-46-4z",
      "#c97a2f",
    ) +
    shape(
      "M-39-10C-40-23-32-28-20-29C-6-30 8-30 14-26C20-18 8-14-4-13C-16-12-22-6-30-4C-36-3-39-5-39-10z",
      "#e39f4f",
    ) +
    line("M-32-16Q-28-24-8-25.5", "#ffe0a6", 4.2)
  );
}
