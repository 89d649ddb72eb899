import { hash, verify } from "@node-rs/argon2";

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Takes a password, returns its argon2id hash. Source: decisions, Accounts. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes a stored hash and a password, returns whether they belong together. Source: decisions, Accounts. */
export function passwordMatches(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}
