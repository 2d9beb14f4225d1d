import { vi } from 'vitest';

/** A parsed event of a stream: its fields by name. */
export type ReadEvent = { readonly event?: string; readonly id?: string; readonly data?: string };

/** A client of a stream of events. */
export type EventReader = {
  readonly response: Response;
  /** All events until now. */
  readonly events: readonly ReadEvent[];
  /** The changes until now, as `type id kind`. */
  changes(): readonly string[];
  /** Waits for this number of changes. */
  until(count: number): Promise<readonly string[]>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  leave(): void;
};

/** Opens a stream and reads until it ends. */
export async function readEventStream(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: controller.signal,
  });
  const events: ReadEvent[] = [];
  const changes = (): readonly string[] =>
    events
      .filter(({ event }) => event === 'change')
      .map(({ data = '{}' }) => {
        const { type, id, kind } = JSON.parse(data) as Record<string, string>;
        return `${type} ${id} ${kind}`;
      });
  const ended = readAll(response, events);
  const isReady = (): void => {
    if (events.length === 0) throw new Error('The stream has not begun');
  };
  if (response.status === 200) await vi.waitFor(isReady, { timeout: 10_000, interval: 5 });
  return {
    response,
    events,
    changes,
    until: (count) =>
      vi.waitFor(
        () => {
          if (changes().length < count) throw new Error(`Only ${changes().length} changes have arrived`);
          return changes();
        },
        { timeout: 10_000, interval: 5 },
      ),
    ended,
    leave: () => controller.abort(),
  };
}

async function readAll(response: Response, events: ReadEvent[]): Promise<void> {
  if (response.status !== 200 || response.body === null) return;
  let text = '';
  try {
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = block.split('\n').flatMap((line) => {
          const [name = '', ...value] = line.split(': ');
          return name === '' || name === ':' ? [] : [[name, value.join(': ')] as const];
        });
        if (fields.length > 0) events.push(Object.fromEntries(fields));
      }
    }
  } catch {
    // The server or the test has cut the connection.
  }
}
