import { emptyDatabase } from "./shared-database.ts";
import { identifySampleShop } from "./starter-identity.ts";

// Runs before each test file.
await emptyDatabase();
identifySampleShop();
