import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale, installIfMissing } from "#app/cli/prepare.mjs";
import { saveDescription } from "#tests/support/http/contract.ts";
import { startServer } from "./server.ts";
import { saveTemplateDatabase } from "./template-database.ts";

/**
 * Runs once before the API tests and once before the browser tests: builds the shop if necessary,
 * starts it once on an empty database, which every test server copies, and saves the description of
 * its API. Returns the cleanup function.
 */
export default async function beforeAllTests(): Promise<() => void> {
  await installIfMissing();
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "chatpata-template-"));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startServer({ database: "empty" });
    await saveDescription(server.baseUrl, join(folder, "openapi.json"));
    await server.stop();
    const errors = server.takeUnexpectedErrors();
    if (errors.length > 0) throw new Error(`The first start logged:\n${errors.join("\n")}`);
    saveTemplateDatabase(server.databasePath, join(folder, "shop.db"));
    server.removeFiles();
    return cleanUp;
  } catch (error) {
    cleanUp();
    throw error;
  }
}
