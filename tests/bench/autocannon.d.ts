/** What the measurements use of the load tool, which brings no types. */
declare module "autocannon" {
  export type Asked = {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    setupClient?: (client: { setHeaders(headers: Record<string, string>): void }) => void;
    requests?: (Asked & { setupRequest?: (asked: Asked) => Asked })[];
  };
  type Found = {
    requests: { total: number };
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Found>;
}
