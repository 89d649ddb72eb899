import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { ApiClient } from "#tests/support/http/client.ts";
import {
  type ExchangeCheck,
  exchangeCheck,
  readDescription,
} from "#tests/support/http/contract.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import type { Person, Registration } from "#tests/support/records/people.ts";
import { openDatabase, type TestDatabase } from "./database.ts";
import { type ServerOptions, startServer, type TestServer } from "./server.ts";
import { ownerToken } from "./template-database.ts";

type Credentials = Pick<Registration, "email" | "password">;

export type Owner = { readonly id: string; readonly visitor: FormVisitor; readonly api: ApiClient };

export type RunningShop = {
  readonly server: TestServer;
  readonly api: ApiClient;
  /** The first admin's browser and client, signed in unless the shop began with an empty database. */
  readonly owner: Owner;
  readonly database: TestDatabase;
  /** A new visitor of the HTML pages, with separate cookies. */
  visitor(): FormVisitor;
  /** Uses the person's existing session, or else the login form. */
  signedIn(person: Credentials & Partial<Pick<Person, "token">>): Promise<FormVisitor>;
  /** Uses the login form and opens a new session. */
  logIn(person: Credentials): Promise<FormVisitor>;
};

let check: ExchangeCheck | undefined;

/** Starting a server, and its first pages, takes longer than most files' tests: files without options share one. */
let shared: TestServer | undefined;
let isSharedInUse = false;
process.once("exit", () => shared?.removeFiles());

async function sharedServer(): Promise<TestServer> {
  isSharedInUse = true;
  if (shared?.isRunning()) await shared.reset();
  else shared = await startServer();
  return shared;
}

/**
 * A new shop for the calling test file: a server of its own if it has options, else the worker's. A test fails if the
 * server logged an unexpected error or if a response of `api` does not match the API description.
 */
export function runningShop(options?: ServerOptions): RunningShop {
  let server: TestServer | undefined;
  let database: TestDatabase | undefined;
  const running = () => {
    if (!server) throw new Error("The shop runs inside tests and hooks only.");
    return server;
  };
  // Tests may open their clients outside of hooks.
  const address = () => running().baseUrl;
  const api = new ApiClient(address, {}, (exchange) => check?.(exchange));
  const owner = {
    get id() {
      return String(shop.database.value("select id from users where role = 'owner'"));
    },
    visitor: new FormVisitor(address),
    api: api.withToken(ownerToken),
  };
  owner.visitor.continueSession(ownerToken);

  beforeAll(async () => {
    check ??= exchangeCheck(readDescription());
    server = options || isSharedInUse ? await startServer(options) : await sharedServer();
  });
  beforeEach(async () => {
    // If a test fails after killing the server, its retry and later tests still need one.
    if (server && !server.isRunning()) await server.restart();
  });
  afterEach(() => {
    expect(server?.takeUnexpectedErrors() ?? [], "the server's log").toEqual([]);
  });
  afterAll(async () => {
    database?.close();
    if (server === shared) isSharedInUse = false;
    else await server?.stop();
    const errors = server?.takeUnexpectedErrors() ?? [];
    if (server !== shared) server?.removeFiles();
    expect(errors, "the server's log").toEqual([]);
  });

  async function logIn(person: Credentials): Promise<FormVisitor> {
    const visitor = new FormVisitor(address);
    await visitor.signInAs(person);
    return visitor;
  }

  const shop: RunningShop = {
    get server() {
      return running();
    },
    api,
    owner,
    get database() {
      database ??= openDatabase(running().databasePath);
      return database;
    },
    visitor: () => new FormVisitor(address),
    async signedIn(person) {
      if (!person.token) return logIn(person);
      const visitor = new FormVisitor(address);
      visitor.continueSession(person.token);
      return visitor;
    },
    logIn,
  };
  return shop;
}
