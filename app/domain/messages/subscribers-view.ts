import { z } from "zod";
import { pageQuery, searchQuery } from "../paging.ts";

export const SUBSCRIBERS_PER_PAGE = 50;

/** `search` is the start of the email address. */
export const subscribersQuery = z.object({ search: searchQuery, page: pageQuery });
export type SubscribersView = z.output<typeof subscribersQuery>;
