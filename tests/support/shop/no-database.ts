import { identifySampleShop } from "./starter-identity.ts";

// Unit tests share a process and its modules. A test that opens a database gets its own file if its name says so.
process.env.DATABASE_PATH = "/dev/null/name this test *.database.test.ts/shop.db";
identifySampleShop();
