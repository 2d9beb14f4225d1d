const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * Runs a task immediately when it is wanted, and then at most once per interval, one at a time. In a hidden tab it
 * waits until the tab is visible.
 */
export class Pace {
  readonly #run: () => Promise<unknown>;
  readonly #interval: number;
  #wanted = false;
  #running = false;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(run: () => Promise<unknown>, interval: number) {
    this.#run = run;
    this.#interval = interval;
    document.addEventListener('visibilitychange', this.#plan);
  }

  readonly want = (): void => {
    this.#wanted = true;
    this.#plan();
  };

  readonly end = (): void => {
    this.#ended = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#plan);
  };

  readonly #plan = (): void => {
    clearTimeout(this.#timer);
    if (!this.#wanted || this.#running || this.#ended || isHidden()) return;
    this.#timer = setTimeout(() => void this.#now(), Math.max(0, this.#next - Date.now()));
  };

  async #now(): Promise<void> {
    this.#wanted = false;
    this.#running = true;
    // A failed read keeps what is on screen; the next change reads again.
    await this.#run().catch(() => undefined);
    this.#running = false;
    this.#next = Date.now() + this.#interval;
    this.#plan();
  }
}
