import type { ExchangeCheck } from "./contract.ts";

/** A response of the JSON API. Fields that an endpoint does not send are undefined at run time. */
export type Envelope<Data> = {
  success: boolean;
  message?: string;
  errors?: { path: string; msg: string }[];
  data: Data;
  pagination?: Record<string, number>;
  token?: string;
  user?: ApiUser;
};

export type ApiUser = {
  _id: string;
  id: string;
  name: string;
  email: string;
  role: string;
  phone?: string;
  address?: string;
  createdAt?: string;
};

export type Reply<Data> = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; throws if the response is not JSON. */
  readonly body: Envelope<Data>;
};

export type Sending = {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, for malformed or oversized bodies; a stream is sent in chunks, without a length. */
  rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream;
};

/** A client of the JSON API that sends the same headers with each request and checks each response. */
export class ApiClient {
  constructor(
    readonly baseUrl: string,
    private readonly headers: Record<string, string> = {},
    private readonly check?: ExchangeCheck,
  ) {}

  withToken(token: string): ApiClient {
    return this.withHeaders({ authorization: `Bearer ${token}` });
  }

  withHeaders(headers: Record<string, string>): ApiClient {
    return new ApiClient(this.baseUrl, { ...this.headers, ...headers }, this.check);
  }

  get<Data = unknown>(path: string, sending?: Sending) {
    return this.send<Data>("GET", path, sending);
  }

  post<Data = unknown>(path: string, body?: unknown, sending?: Sending) {
    return this.send<Data>("POST", path, { body, ...sending });
  }

  put<Data = unknown>(path: string, body?: unknown, sending?: Sending) {
    return this.send<Data>("PUT", path, { body, ...sending });
  }

  patch<Data = unknown>(path: string, body?: unknown, sending?: Sending) {
    return this.send<Data>("PATCH", path, { body, ...sending });
  }

  delete<Data = unknown>(path: string, body?: unknown, sending?: Sending) {
    return this.send<Data>("DELETE", path, { body, ...sending });
  }

  /** Never follows a redirect. */
  async send<Data = unknown>(
    method: string,
    path: string,
    sending: Sending = {},
  ): Promise<Reply<Data>> {
    const body =
      sending.rawBody ?? (sending.body === undefined ? undefined : JSON.stringify(sending.body));
    const response = await fetch(new URL(path, this.baseUrl), {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...this.headers,
        ...sending.headers,
      },
      ...(body === undefined ? {} : { body, duplex: "half" }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (isJson && text !== "") {
      const sent = typeof sending.rawBody === "string" ? parsed(sending.rawBody) : sending.body;
      this.check?.({ method, path, status: response.status, sent, answer: JSON.parse(text) });
    }
    return {
      status: response.status,
      headers: response.headers,
      text,
      get body(): Envelope<Data> {
        const type = response.headers.get("content-type") ?? "no content type";
        if (type.startsWith("application/json")) return JSON.parse(text);
        throw new Error(
          `${method} ${path} answered ${response.status}, ${type}: ${text.slice(0, 200)}`,
        );
      },
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
