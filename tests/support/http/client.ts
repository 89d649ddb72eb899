import type { ExchangeCheck } from "./contract.ts";

/** A response of the JSON API. Fields that an endpoint does not send are undefined at run time. */
type Envelope<Data> = {
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

type RequestOptions = {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, for malformed or oversized bodies; a stream is sent in chunks, without a length. */
  rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream;
};

/** Sends the same headers with each request and checks each response against the API description. */
export class ApiClient {
  constructor(
    private readonly address: string | (() => string),
    private readonly headers: Record<string, string> = {},
    private readonly check?: ExchangeCheck,
  ) {}

  get baseUrl(): string {
    return typeof this.address === "string" ? this.address : this.address();
  }

  withToken(token: string): ApiClient {
    return this.withHeaders({ authorization: `Bearer ${token}` });
  }

  withHeaders(headers: Record<string, string>): ApiClient {
    return new ApiClient(this.address, { ...this.headers, ...headers }, this.check);
  }

  get<Data = unknown>(path: string, options?: RequestOptions) {
    return this.send<Data>("GET", path, options);
  }

  post<Data = unknown>(path: string, body?: unknown, options?: RequestOptions) {
    return this.send<Data>("POST", path, { body, ...options });
  }

  put<Data = unknown>(path: string, body?: unknown, options?: RequestOptions) {
    return this.send<Data>("PUT", path, { body, ...options });
  }

  patch<Data = unknown>(path: string, body?: unknown, options?: RequestOptions) {
    return this.send<Data>("PATCH", path, { body, ...options });
  }

  delete<Data = unknown>(path: string, body?: unknown, options?: RequestOptions) {
    return this.send<Data>("DELETE", path, { body, ...options });
  }

  /** Never follows a redirect. */
  async send<Data = unknown>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Reply<Data>> {
    const body =
      options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await fetch(new URL(path, this.baseUrl), {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...this.headers,
        ...options.headers,
      },
      ...(body === undefined ? {} : { body, duplex: "half" }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (isJson && text !== "") {
      const requestBody =
        typeof options.rawBody === "string" ? parsed(options.rawBody) : options.body;
      const { status } = response;
      this.check?.({ method, path, status, requestBody, responseBody: JSON.parse(text) });
    }
    return {
      status: response.status,
      headers: response.headers,
      text,
      get body(): Envelope<Data> {
        const type = response.headers.get("content-type") ?? "no content type";
        if (type.startsWith("application/json")) return JSON.parse(text);
        throw new Error(
          `${method} ${path} returned ${response.status}, ${type}: ${text.slice(0, 200)}`,
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
