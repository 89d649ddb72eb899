/** Compresses the files for browsers once, so that no request has to do it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1_000;

/** @param {string} folder */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  // Both use their best level, which is too slow to do per request.
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
