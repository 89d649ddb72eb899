import { listUrl, oneOf, pageNumber, recordId } from "../lists/list-url.ts";

export const MESSAGES_PER_PAGE = 20;

/** `message` is the id of the only message to show. */
export const messagesList = listUrl("/admin/messages", {
  shown: oneOf(["unread", "read"], "unread"),
  page: pageNumber,
  message: recordId,
});
