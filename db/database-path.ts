import { resolve } from "node:path";

/** Absolute path of the database that the environment specifies. */
export const databasePath = resolve(process.env.DATABASE_PATH || "data/shop.db");
