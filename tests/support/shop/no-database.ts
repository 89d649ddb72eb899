import "./starter-identity.ts";

// Unit tests share a process and its modules. One that opens a database has files of its own if its name says so.
process.env.DATABASE_PATH = "/dev/null/name this test *.database.test.ts/shop.db";
