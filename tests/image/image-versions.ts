import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";

export const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

export const imageNodeVersion = /node:(\d+\.\d+\.\d+)-/.exec(dockerfile)?.[1];
