import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

type Whole = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/**
 * Collects one answer as it arrives, and can give it up while it waits for a connection. undici's own `request` cannot,
 * and creates a stream for each body: with it, posts with users took 40 % more CPU time.
 */
export class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #whole = Promise.withResolvers<Whole>();
  #chunks: Buffer[] = [];
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #controller: Dispatcher.DispatchController | null = null;
  #failure: Error | null = null;

  get whole(): Promise<Whole> {
    return this.#whole.promise;
  }

  /** Closes the socket, or does not begin at all while the exchange waits for one. */
  giveUp(reason: Error): void {
    this.#fail(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#failure) this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const bytes = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    this.#whole.resolve({ status: this.#status, headers: this.#headers, bytes });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  /** Frees the chunks: undici may refer to the handler of a failed exchange until the next one on its connection. */
  #fail(error: Error): void {
    this.#failure = error;
    this.#chunks = [];
    this.#whole.reject(error);
  }
}
