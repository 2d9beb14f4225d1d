import { createServer, type ServerResponse } from 'node:http';

/** A REST v1 that only tells changes. */
export class TellingRest {
  readonly #server = createServer((request, response) => this.#answer(request.url ?? '', response));
  readonly #streams = new Set<ServerResponse>();
  #position = 0;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  get streams(): number {
    return this.#streams.size;
  }

  /** Tells all sessions that a job has changed; returns the position. */
  tell(id: string): string {
    this.#position += 1;
    const told = {
      position: String(this.#position),
      type: 'job',
      id,
      kind: 'updated',
      by: { id: '1', name: 'Anna Field' },
      at: '2026-11-20T14:05:00Z',
    };
    const text = `event: change\nid: ${this.#position}\ndata: ${JSON.stringify(told)}\n\n`;
    for (const stream of this.#streams) stream.write(text);
    return String(this.#position);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(url: string, response: ServerResponse): void {
    if (!url.startsWith('/v1/events')) {
      response
        .writeHead(url.endsWith('/readyz') ? 200 : 404, { 'content-type': 'application/json' })
        .end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: ready\nid: ${this.#position}\ndata: {}\n\n`);
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
  }
}
