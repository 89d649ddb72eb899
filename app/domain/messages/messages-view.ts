import { z } from "zod";
import { pageQuery } from "../paging.ts";

export const MESSAGES_PER_PAGE = 20;

export const messagesQuery = z.object({
  shown: z.enum(["unread", "read"]).catch("unread").default("unread"),
  page: pageQuery,
  /** The id of the only message to show. */
  message: z.string().max(100).nullable().catch(null).default(null),
});
export type MessagesView = z.output<typeof messagesQuery>;
