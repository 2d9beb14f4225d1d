/** Results that wait to be written, besides those in the buffers of the connection. */
const mostWaiting = 8;

/** Makes the producer of results wait for their reader: the handler in between would keep any number of them. */
export class Flow {
  #waiting = 0;
  #ended = false;
  #resume: (() => void) | null = null;

  /** Settles when the next result may be produced. */
  async produced(): Promise<void> {
    this.#waiting += 1;
    if (this.#waiting < mostWaiting || this.#ended) return;
    await new Promise<void>((resolve) => (this.#resume = resolve));
  }

  written(): void {
    this.#waiting -= 1;
    this.#go();
  }

  end(): void {
    this.#ended = true;
    this.#go();
  }

  #go(): void {
    this.#resume?.();
    this.#resume = null;
  }
}
