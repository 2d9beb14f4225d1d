import type { ServerResponse } from 'node:http';
import type { Answer, RestServer } from './rest-server.ts';

type Told = Readonly<{ type?: string; id?: string; kind?: string; by?: unknown; at?: string }>;

/** The stream of changes of a test's REST server: the test tells each change. */
export class ChangeScript {
  readonly #rest: RestServer;
  readonly #streams = new Set<ServerResponse>();
  readonly #opened: (() => void)[] = [];
  /** Answers the next streams instead, each once. */
  readonly refusals: Answer[] = [];
  /** Told at the beginning of the next streams: what followed their position. */
  readonly missed: string[] = [];
  position = 100;

  constructor(rest: RestServer) {
    this.#rest = rest;
    rest.on('GET /events', () => this.refusals.shift() ?? this.#answer());
  }

  /** Positions that the streams so far continued after; null for the present. */
  get asked(): (string | null)[] {
    return this.#rest.arrivals
      .filter(({ path }) => path === '/events')
      .map(({ query, headers }) => String(headers['last-event-id'] ?? query.get('after') ?? '') || null);
  }

  get open(): number {
    return this.#streams.size;
  }

  tell({
    type = 'job',
    id = '5',
    kind = 'updated',
    by = null,
    at = '2026-11-20T14:05:00Z',
  }: Told = {}): string {
    this.position += 1;
    const message = change(String(this.position), { type, id, kind, by, at });
    for (const stream of this.#streams) stream.write(message);
    return String(this.position);
  }

  /** A text of the stream, such as a message that cannot be read. */
  write(text: string): void {
    for (const stream of this.#streams) stream.write(text);
  }

  /** Breaks off all streams. */
  breakOff(): void {
    for (const stream of this.#streams) stream.destroy();
    this.#streams.clear();
  }

  /** Settles when another stream has been opened. */
  async nextStream(): Promise<void> {
    await new Promise<void>((resolve) => this.#opened.push(resolve));
  }

  #answer(): Answer {
    return {
      headers: { 'content-type': 'text/event-stream' },
      take: (response) => {
        this.#streams.add(response);
        response.once('close', () => this.#streams.delete(response));
        response.write(`event: ready\nid: ${this.position}\ndata: {}\n\n${this.missed.join('')}`);
        for (const tell of this.#opened.splice(0)) tell();
      },
    };
  }
}

export const change = (position: string, told: Told): string =>
  `event: change\nid: ${position}\ndata: ${JSON.stringify({ position, ...told })}\n\n`;
