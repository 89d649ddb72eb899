import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { identifySampleShop } from "./starter-identity.ts";

// Runs before each test file: its domain files open a separate database and never the one in `data`.
const folder = mkdtempSync(join(tmpdir(), "chatpata-unit-"));
process.env.DATABASE_PATH = join(folder, "shop.db");

afterAll(() => rmSync(folder, { recursive: true, force: true }));
identifySampleShop();
