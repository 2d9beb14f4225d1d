import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'undici';

/** One HTTP request; a workload may take several. */
export type Step = Readonly<{ method: 'GET' | 'POST'; path: string; body?: string }>;

/** The same number as in tailcall's public comparison of GraphQL servers. */
export const connections = 100;

/** Sends requests over a fixed number of connections, each as soon as the previous one is answered. */
export class Load {
  readonly #pool: Pool;
  readonly #steps: readonly Step[];

  constructor(origin: string, steps: readonly Step[]) {
    this.#pool = new Pool(origin, { connections, pipelining: 1 });
    this.#steps = steps;
  }

  /**
   * @param tokenOf the session of the request with this number
   * @throws Error for a wrong answer
   */
  async send(count: number, tokenOf: (number: number) => string): Promise<void> {
    let next = 0;
    const work = async (): Promise<void> => {
      for (let number = next++; number < count; number = next++)
        for (const step of this.#steps) await this.#ask(step, tokenOf(number));
    };
    const sending = new AbortController();
    stayAwake(sending.signal);
    try {
      await Promise.all(Array.from({ length: connections }, work));
    } finally {
      sending.abort();
    }
  }

  /** Checks the server's answer before the measurement. */
  async check(expected: unknown): Promise<void> {
    for (const step of this.#steps) {
      const answer: unknown = JSON.parse(await this.#ask(step, 'check'));
      if (expected !== undefined && !isDeepStrictEqual(answer, expected))
        throw new Error(`${step.path} answered ${JSON.stringify(answer).slice(0, 400)}`);
    }
  }

  async #ask({ method, path, body }: Step, token: string): Promise<string> {
    const answer = await this.#pool.request({
      method,
      path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body ?? null,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200 || text.startsWith('{"errors"'))
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 400)}`);
    return text;
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

/**
 * Keeps this process from sleeping between two answers. Waking a process on another processor is charged to the server
 * that answers it, and in a virtual machine costs more than a whole answer of the fastest: a server that is slower than
 * its client would pay it with every request, a faster one never.
 */
function stayAwake(sending: AbortSignal): void {
  if (!sending.aborted) setImmediate(stayAwake, sending);
}
