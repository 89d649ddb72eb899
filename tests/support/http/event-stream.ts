export type EventStream = {
  response: Response;
  /** The data of the next event; null when the stream has ended. */
  next(): Promise<string | null>;
  close(): void;
};

/** Connects as a browser's EventSource does, but without following redirects. */
export async function openEventStream(url: string, cookie = ""): Promise<EventStream> {
  const abortController = new AbortController();
  const response = await fetch(url, {
    redirect: "manual",
    signal: abortController.signal,
    headers: {
      accept: "text/event-stream",
      "accept-encoding": "gzip, br",
      ...(cookie && { cookie }),
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = "";
  return {
    response,
    async next() {
      for (;;) {
        const end = unread.indexOf("\n\n");
        if (end >= 0) {
          const data = /^data: (.*)$/m.exec(unread.slice(0, end))?.[1];
          unread = unread.slice(end + 2);
          if (data !== undefined) return data;
          continue;
        }
        const chunk = await reader?.read().catch(() => undefined);
        if (!chunk || chunk.done) return null;
        unread += chunk.value;
      }
    },
    close: () => abortController.abort(),
  };
}
