import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

// Import this before any domain file that opens the database.
const folder = mkdtempSync(join(tmpdir(), "chatpata-unit-"));
process.env.DATABASE_PATH = join(folder, "shop.db");

afterAll(() => rmSync(folder, { recursive: true, force: true }));
