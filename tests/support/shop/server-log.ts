const REQUEST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ (\d{3}|-) /;
const PINO_ERROR_LEVEL = 50;

/**
 * The lines of a server's output that indicate a bug: JSON at level error or above, a stack trace,
 * a response of 500.
 */
export function unexpectedErrorsIn(output: string): string[] {
  return output.split("\n").filter((line) => line.trim() !== "" && isUnexpected(line));
}

function isUnexpected(line: string): boolean {
  const request = REQUEST_LINE.exec(line);
  if (request) return request[2] === "500";
  const entry = jsonEntry(line);
  if (entry) return Number(entry.level) >= PINO_ERROR_LEVEL || entry.status === 500;
  return /Error\b.*:|^\w*Error$|^Unhandled|^Uncaught|^ {4}at \S/.test(line);
}

function jsonEntry(line: string): { level: unknown; status?: unknown } | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null && "level" in entry ? entry : undefined;
  } catch {
    return undefined;
  }
}
