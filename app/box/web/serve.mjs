/** Serves the built shop: files, pages kept for newcomers, and the application behind them. */
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installGlobals } from "@remix-run/node";
import { answerWith } from "./answer.mjs";
import { applicationOf } from "./application.mjs";
import { ADDRESS_HEADER } from "./request.mjs";
import { endStreams } from "./send.mjs";
import { staticFiles } from "./static-files.mjs";

/** A container is given ten seconds to end; the last is for bringing the file in order. */
const STOP_WITHIN_MS = 9_000;
const LAST_BYTES_WITHIN_MS = 200;
const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 60_000;
const LATE_ONES_ARE_SOUGHT_EVERY_MS = 5_000;
const SILENT_FOR_MS = 120_000;
const KEEP_ALIVE_MS = 20_000;
const MAX_CONNECTIONS = 4_000;

process.env.NODE_ENV ??= "production";
// Read by the application when it is loaded: whom it may believe about the customer's address.
process.env.CLIENT_ADDRESS_HEADER = ADDRESS_HEADER;
installGlobals({ nativeFetch: true });

const root = process.cwd();
/** @type {import("@remix-run/node").ServerBuild & { entry: { module: { box: import("#app/http/box.server.ts").Box } } }} */
const build = await import(pathToFileURL(join(root, "build/server/index.js")).href);
const { box } = build.entry.module;

let isStopping = false;
/** @type {Set<import("node:http").ServerResponse>} */
const running = new Set();

const answer = answerWith({
  application: applicationOf(build, process.env.NODE_ENV),
  box,
  serveFile: staticFiles(join(root, "build/client")),
  isStopping: () => isStopping,
});

const server = createServer(
  {
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionsCheckingInterval: LATE_ONES_ARE_SOUGHT_EVERY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: 16_384,
  },
  (request, reply) => {
    running.add(reply);
    reply.once("close", () => {
      running.delete(reply);
      if (isStopping && running.size === 0) close();
    });
    void answer(request, reply);
  },
);
server.maxConnections = MAX_CONNECTIONS;
// Also who never reads the answer goes in the end.
server.timeout = SILENT_FOR_MS;

const port = Number(process.env.PORT || 3000);
server.once("error", (error) => end(error));
server.listen({ port, host: process.env.HOST || undefined }, () => {
  console.log(`Chatpata is open at http://localhost:${port}`);
});

/** Lets the running requests end, which may take until the deadline; who asks for more is told to come back. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  endStreams();
  for (const reply of running) if (!reply.headersSent) reply.setHeader("Connection", "close");
  if (running.size === 0) close();
  else setTimeout(close, STOP_WITHIN_MS);
}

function close() {
  server.close(() => {
    box.close().then(() => process.exit(0), end);
  });
  server.closeIdleConnections();
  // Who has just been answered reads the end of it; who sends half a request is not waited for.
  setTimeout(() => server.closeAllConnections(), LAST_BYTES_WITHIN_MS);
}

/** @param {unknown} error */
function end(error) {
  box.log.fatal({ err: error });
  process.exit(1);
}

process.once("SIGTERM", stop).once("SIGINT", stop);
process.once("uncaughtException", end).once("unhandledRejection", end);
