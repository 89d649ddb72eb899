import { hash, parseOptions, verify } from "@node-rs/argon2";

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function passwordMatches(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}

/** Whether new passwords are now hashed with different costs. */
export function isOutdated(storedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(storedHash);
  return (
    memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
  );
}
