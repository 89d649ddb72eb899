import { z } from "zod";
import { pageQuery } from "../paging.ts";

export const MESSAGES_PER_PAGE = 20;

/** What an address may ask of the messages: those nobody has read yet come first. Source: decisions, Content that was fake or dead. */
export const messagesQuery = z.object({
  shown: z.enum(["unread", "read"]).catch("unread").default("unread"),
  page: pageQuery,
  /** Only this one. */
  message: z.string().max(100).nullable().catch(null).default(null),
});
export type MessagesView = z.output<typeof messagesQuery>;
