import { z } from "zod";

export const slotsQuery = z.object({
  type: z.enum(["delivery", "pickup"], { error: "Choose delivery or pickup" }),
  date: z.iso.date({ error: "Give a day as YYYY-MM-DD" }),
});
