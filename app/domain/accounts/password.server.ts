import { hash, verify } from "@node-rs/argon2";

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function passwordMatches(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}
