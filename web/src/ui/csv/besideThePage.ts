/* Typed calls to a web worker, for work that would block the page: the messages of both sides. */

/** The calls that a worker offers, by name. */
type Calls = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The same calls, asynchronous. */
export type Later<Offered extends Calls> = {
  readonly [Name in keyof Offered]: (
    ...given: Parameters<Offered[Name]>
  ) => Promise<ReturnType<Offered[Name]>>;
};

interface Question {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}
type Answer =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failure: string };

/** The worker's side. */
export function answerCalls(offered: Calls): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    globalThis.postMessage(answer(offered, data));
  });
}

function answer(offered: Calls, { id, name, given }: Question): Answer {
  try {
    const call = offered[name];
    if (call === undefined) throw new TypeError(`There is no ${name}`);
    // The page's side is typed by the same calls.
    return { id, value: call(...(given as never[])) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
}

export interface Asked<Offered extends Calls> {
  readonly ask: <Name extends keyof Offered & string>(
    name: Name,
    ...given: Parameters<Offered[Name]>
  ) => Promise<ReturnType<Offered[Name]>>;
  readonly close: () => void;
}

/** The page's side. Transferred bytes are no longer usable on the page. */
export function askWorker<Offered extends Calls>(worker: Worker): Asked<Offered> {
  const waiting = new Map<number, Waiting>();
  let counter = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    // Safe: the worker answers each request with the result of its call.
    else asked?.resolve(data.value as never);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    ask: (name, ...given) =>
      new Promise((resolve, reject) => {
        counter += 1;
        waiting.set(counter, { resolve, reject });
        const bytes = given.flatMap((value: unknown) => (value instanceof Uint8Array ? [value.buffer] : []));
        worker.postMessage({ id: counter, name, given }, bytes);
      }),
    close: () => worker.terminate(),
  };
}
