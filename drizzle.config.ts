import { defineConfig } from "drizzle-kit";

// Migrations are append-only. Triggers are not part of them, see db/triggers; search tables are written by hand:
// npm run db:generate -- --custom --name NAME
// A new migration is compared with the last snapshot in migrations/meta, so only that one is kept.
export default defineConfig({
  dialect: "sqlite",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
  casing: "snake_case",
});
