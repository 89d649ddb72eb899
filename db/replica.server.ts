import { createRequire } from "node:module";
import Database from "better-sqlite3";

/** How often what others wrote is fetched; what this process wrote is there at once. */
const FETCH_EVERY_MS = 200;
/** The driver looks for a primary that is away for seconds, in which this process answers nobody. */
const FETCH_AGAIN_MS = 15_000;
const WRITES = /^\s*(insert|update|delete|replace|create|drop|alter)\b/i;
/** The settings of one connection that its server knows; the others are the server's own business. */
const KNOWN_PRAGMA = /^\s*(foreign_keys|table_info|foreign_key_list)\b/i;
const REFUSED_BY_SERVER = /RemoteSqliteFailure\(\d+, (\d+), "(.*)"\)/s;
const UNREACHABLE = /connect|transport|network|timed? ?out|unavailable|stream/i;
/** Of SQLite's result codes those that say that nothing can be written now. */
const STORAGE_CODES = new Map([
  [5, "SQLITE_BUSY"],
  [8, "SQLITE_READONLY"],
  [10, "SQLITE_IOERR"],
  [13, "SQLITE_FULL"],
]);

type LibsqlStatement = {
  run(values: unknown[]): Database.RunResult;
  all(values: unknown[]): unknown[];
  raw(): LibsqlStatement;
};

type LibsqlFile = {
  prepare(source: string): LibsqlStatement;
  exec(source: string): void;
  sync(): { frame_no?: number };
  close(): void;
  readonly inTransaction: boolean;
};

type Libsql = new (
  path: string,
  options: { syncUrl: string; authToken: string | undefined },
) => LibsqlFile;

/** Says in SQLite's own codes what went wrong: the shop tells "not now" from a bug by them. */
function inSqliteCodes(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof Database.SqliteError) return thrown;
  const [, code, words] = REFUSED_BY_SERVER.exec(thrown.message) ?? [];
  if (code) {
    const name = STORAGE_CODES.get(Number(code) % 256) ?? "SQLITE_ERROR";
    return new Database.SqliteError(words ?? thrown.message, name);
  }
  const name = UNREACHABLE.test(thrown.message) ? "SQLITE_IOERR" : "SQLITE_ERROR";
  return new Database.SqliteError(thrown.message, name);
}

function coded<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (thrown) {
    throw inSqliteCodes(thrown);
  }
}

/**
 * Prepared anew at each run and always read to its end: libSQL's driver (0.5.29) answers with earlier rows
 * when a statement runs twice on a replica, and `get` leaves a read open that hides everything written later.
 */
class ReplicaStatement {
  #shape: "object" | "raw" | "pluck" = "object";
  readonly #replica: Replica;

  constructor(
    replica: Replica,
    readonly source: string,
  ) {
    this.#replica = replica;
  }

  raw(isRaw = true) {
    this.#shape = isRaw ? "raw" : "object";
    return this;
  }

  pluck(isPlucked = true) {
    this.#shape = isPlucked ? "pluck" : "object";
    return this;
  }

  run(...values: unknown[]) {
    return this.#replica.ran(this.source, (statement) => statement.run(values));
  }

  all(...values: unknown[]) {
    return this.#rows(values);
  }

  get(...values: unknown[]) {
    return this.#rows(values)[0];
  }

  #rows(values: unknown[]): unknown[] {
    return this.#replica.ran(this.source, (statement) => {
      if (this.#shape === "object") return statement.all(values);
      const rows = statement.raw().all(values);
      return this.#shape === "raw" ? rows : rows.map((row) => Array.isArray(row) && row[0]);
    });
  }
}

class Replica {
  readonly memory = false;
  readonly readonly = false;
  open = true;
  #ownWrites = 0;
  #frame = 0;
  readonly #file: LibsqlFile;
  #nextFetch: NodeJS.Timeout | undefined;

  constructor(
    readonly name: string,
    file: LibsqlFile,
  ) {
    this.#file = file;
    this.#fetch();
    this.#fetchIn(FETCH_EVERY_MS);
  }

  get inTransaction() {
    return this.#file.inTransaction;
  }

  /** Another text after every change that can be read here. */
  version() {
    return `${this.#frame}.${this.#ownWrites}`;
  }

  prepare(source: string) {
    return new ReplicaStatement(this, source);
  }

  ran<Answer>(source: string, work: (statement: LibsqlStatement) => Answer): Answer {
    const answer = coded(() => work(this.#file.prepare(source)));
    if (!this.inTransaction && WRITES.test(source)) this.#ownWrites += 1;
    return answer;
  }

  exec(source: string) {
    coded(() => this.#file.exec(source));
    this.#ownWrites += 1;
    return this;
  }

  pragma(source: string, options?: { simple?: boolean }) {
    if (!KNOWN_PRAGMA.test(source)) return options?.simple ? undefined : [];
    const statement = this.prepare(`pragma ${source}`);
    return options?.simple ? statement.pluck().get() : statement.all();
  }

  transaction<Values extends unknown[], Outcome>(work: (...values: Values) => Outcome) {
    const begun =
      (how: string) =>
      (...values: Values) => {
        this.exec(`begin ${how}`);
        try {
          const outcome = work(...values);
          this.exec("commit");
          return outcome;
        } catch (thrown) {
          this.#rollBack();
          throw thrown;
        }
      };
    const [deferred, immediate, exclusive] = ["deferred", "immediate", "exclusive"].map(begun);
    return Object.assign(begun("deferred"), { deferred, immediate, exclusive });
  }

  async backup() {
    throw new Error("This is a replica: back up the primary that LIBSQL_URL names.");
  }

  close() {
    clearTimeout(this.#nextFetch);
    this.open = false;
    this.#file.close();
  }

  /** What failed was told already; a server that cannot be reached forgets the transaction by itself. */
  #rollBack() {
    try {
      if (this.inTransaction) this.exec("rollback");
    } catch (thrown) {
      if (!(thrown instanceof Database.SqliteError)) throw thrown;
    }
  }

  #fetch() {
    this.#frame = coded(() => this.#file.sync()).frame_no ?? this.#frame;
  }

  #fetchIn(ms: number) {
    this.#nextFetch = setTimeout(() => {
      try {
        this.#fetch();
        this.#fetchIn(FETCH_EVERY_MS);
      } catch (thrown) {
        if (!(thrown instanceof Database.SqliteError)) throw thrown;
        // What is here can still be read; a write says in words that it cannot be kept.
        this.#fetchIn(FETCH_AGAIN_MS);
      }
    }, ms).unref();
  }
}

function driver(): Libsql {
  const require = createRequire(import.meta.url);
  const name = "libsql";
  try {
    return require(name);
  } catch (thrown) {
    process.stderr.write(
      `LIBSQL_URL is set, and the package ${name} cannot be loaded: ${thrown}\n`,
    );
    process.exit(1);
  }
}

/**
 * Takes the path of this process's own copy, the primary's address and its token; returns the copy in
 * better-sqlite3's words, as far as the shop uses them: it reads here and writes there. Needs the package
 * `libsql`, which the shop does not bring. Source: docs/scaling.md.
 */
export function openReplica(
  path: string,
  { syncUrl, authToken }: { syncUrl: string; authToken: string | undefined },
): Database.Database {
  const Libsql = driver();
  const replica = new Replica(path, new Libsql(path, { syncUrl, authToken }));
  return replica as unknown as Database.Database;
}

/** Takes an open file, returns its version when it is a replica, else null. Source: docs/scaling.md. */
export function replicaVersion(file: unknown): string | null {
  return file instanceof Replica ? file.version() : null;
}
