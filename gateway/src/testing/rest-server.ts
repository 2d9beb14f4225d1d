import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Arrival = Readonly<{
  method: string;
  /** Path without the base. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  /** Resolves when the caller closes the connection before it has an answer. */
  abandoned: Promise<void>;
}>;

export type Answer = Readonly<{
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: unknown;
  raw?: string | Buffer;
  /** Writes the body later, and ends it. */
  take?: (response: ServerResponse) => void;
}>;
type Handler = (arrival: Arrival) => Answer | Promise<Answer>;

/** A REST v1 for tests: gives the configured answers and records its requests. */
export class RestServer {
  readonly arrivals: Arrival[] = [];
  readonly #handlers = new Map<string, Handler>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://rest.test');
        const { promise: abandoned, resolve } = Promise.withResolvers<void>();
        response.once('close', () => {
          if (!response.writableFinished) resolve();
        });
        const bytes = Buffer.concat(chunks);
        const arrival: Arrival = {
          method: request.method ?? 'GET',
          path: url.pathname.replace(/^\/v1/, ''),
          query: url.searchParams,
          headers: request.headers,
          body: bytes.toString(),
          bytes,
          abandoned,
        };
        this.arrivals.push(arrival);
        const handler =
          this.#handlers.get(`${arrival.method} ${arrival.path}`) ??
          this.#handlers.get(`${arrival.method} ${arrival.path.replace(/\/[^/]+$/, '/{id}')}`);
        void Promise.resolve(handler?.(arrival) ?? restError(404, 'not_found', 'Not found')).then(
          (answer) => {
            const status =
              answer.status ??
              (answer.body === undefined && answer.raw === undefined && answer.take === undefined
                ? 204
                : 200);
            response.writeHead(status, { 'content-type': 'application/json', ...answer.headers });
            if (answer.take) return answer.take(response);
            response.end(answer.raw ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)));
          },
        );
      });
    });
  }

  static async start(): Promise<RestServer> {
    const rest = new RestServer();
    await new Promise<void>((resolve) => rest.#server.listen(0, '127.0.0.1', resolve));
    return rest;
  }

  get port(): number {
    const address: AddressInfo | string | null = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The test server is not listening');
    return address.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** @param call as in `GET /orders` or `GET /orders/{id}` */
  on(call: string, handler: Handler | Answer): this {
    this.#handlers.set(call, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  /** The calls so far, as `GET /orders`. */
  get calls(): string[] {
    return this.arrivals.map(({ method, path }) => `${method} ${path}`);
  }

  /** The calls so far with their bodies, as `PUT /users/1 {"type":"manager"}`. */
  get sent(): string[] {
    return this.arrivals.map(({ method, path, query, body }) => {
      const search = query.size === 0 ? '' : `?${decodeURIComponent(query.toString())}`;
      return `${method} ${path}${search} ${body}`.trimEnd();
    });
  }

  forget(): void {
    this.arrivals.length = 0;
  }

  /** Closes open connections as well. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

export const restError = (
  status: number,
  code: string,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Answer => ({ status, body: { error: { code, message, ...details } } });

/** The envelope of a list that has only this page. */
export const envelope = (data: readonly unknown[]): Answer => ({
  body: {
    from: data.length === 0 ? null : 1,
    to: data.length === 0 ? null : data.length,
    last_page: 1,
    current_page: 1,
    per_page: 25,
    total: data.length,
    data,
  },
});
