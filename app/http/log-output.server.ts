const LEVEL_WARN = 40;
/** How many bytes may wait for a slow reader before lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

let waiting: string[] = [];
let dropped = 0;

/**
 * Standard output for log lines. It never waits: a pipe is written asynchronously. If a full disk
 * or a stuck reader takes no lines, they are dropped, counted, and reported with the next line that
 * gets through.
 */
export const logOutput = {
  write(line: string): void {
    if (process.stdout.writableLength > MAX_WAITING_BYTES) dropped += 1;
    else if (waiting.push(line) === 1) setImmediate(flush);
  },
};

/** One write for all lines of an event loop turn. */
function flush(): void {
  if (waiting.length === 0) return;
  const lost = dropped + waiting.length;
  const text = (dropped > 0 ? droppedReport(dropped) : "") + waiting.join("");
  waiting = [];
  dropped = 0;
  process.stdout.write(text, (error) => {
    if (error) dropped += lost;
  });
}

function droppedReport(lines: number): string {
  const msg = `${lines} log lines were dropped because nothing could be written`;
  return `${JSON.stringify({ level: LEVEL_WARN, time: Date.now(), msg })}\n`;
}

// Each write's callback gets the error as well; without a listener, it would end the process.
process.stdout.on("error", () => {});
process.once("exit", flush);
