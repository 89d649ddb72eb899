/**
 * An answer that is there whole, as pages and calls are. Takes its text (a long one in pieces: joined, it would be copied once
 * more), status and headers. The shop's own web server takes the bytes as they are;
 * the stream that any other reads is made only when it is asked for, since it takes longer than the rest of an answer.
 * Source: standards of speed (buffered rendering).
 */
export class WholeAnswer extends Response {
  readonly whole: Buffer;

  constructor(text: string | (string | Buffer)[], how: ResponseInit) {
    super(null, how);
    this.whole =
      typeof text === "string"
        ? Buffer.from(text)
        : Buffer.concat(
            text.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
          );
    const streamed = () => new Response(new Uint8Array(this.whole));
    let body: ReadableStream<Uint8Array> | null = null;
    Object.defineProperties(this, {
      body: {
        get: () => {
          body ??= streamed().body;
          return body;
        },
      },
      text: { value: () => streamed().text() },
      arrayBuffer: { value: () => streamed().arrayBuffer() },
    });
  }
}
