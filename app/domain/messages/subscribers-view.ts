import { z } from "zod";
import { pageQuery, searchQuery } from "../paging.ts";

export const SUBSCRIBERS_PER_PAGE = 50;

/** What an address may ask of the subscribers: `search` is how their e-mail address begins. Source: decisions, Content that was fake or dead. */
export const subscribersQuery = z.object({ search: searchQuery, page: pageQuery });
export type SubscribersView = z.output<typeof subscribersQuery>;
