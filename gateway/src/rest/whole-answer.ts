import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

type Whole = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Collects one answer as it arrives. undici's own `request` would create a stream for each body. */
export class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #whole = Promise.withResolvers<Whole>();
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #controller: Dispatcher.DispatchController | null = null;
  #givenUp: Error | null = null;

  get whole(): Promise<Whole> {
    return this.#whole.promise;
  }

  /** Closes the socket, or does not begin at all while the exchange waits for one. */
  giveUp(reason: Error): void {
    this.#givenUp = reason;
    this.#whole.reject(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#givenUp) controller.abort(this.#givenUp);
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
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const bytes = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    this.#whole.resolve({ status: this.#status, headers: this.#headers, bytes });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#whole.reject(error);
  }
}
