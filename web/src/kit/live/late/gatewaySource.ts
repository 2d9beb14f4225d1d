import { createClient, NetworkError } from 'graphql-sse';
import type { Change, ChangeSource, Ending } from './change.ts';

/** The gateway sends a heartbeat more often than this; a silent connection is dead. */
const silentMilliseconds = 60_000;

const query = `subscription Changes($after: ID) {
  changes(after: $after) {
    position
    type
    id
    kind
    by {
      id
      name
    }
  }
}`;

/** The stream of the gateway, by GraphQL over Server-Sent Events. */
export const gatewaySource = (url: string): ChangeSource => ({
  open(after, reader) {
    let done = false;
    let leave: (() => void) | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (why: Ending | null): void => {
      if (done) return;
      done = true;
      clearTimeout(silence);
      leave?.();
      if (why !== null) reader.ended(why);
    };
    const alive = (): void => {
      clearTimeout(silence);
      if (!done) silence = setTimeout(() => end('failed'), silentMilliseconds);
    };
    const client = createClient({
      url,
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
      // The caller decides when to open another one.
      retryAttempts: 0,
      fetchFn: async (...request: Parameters<typeof fetch>) => streamOnly(await fetch(...request), alive),
    });
    alive();
    leave = client.subscribe<{ readonly changes: Change }>(
      { operationName: 'Changes', query, variables: { after } },
      {
        next: ({ data, errors = [] }) => {
          if (done) return;
          if (errors.length > 0) end(endingOf(errors));
          else if (data) reader.changed(data.changes);
        },
        error: async (failure) => end(await endingOfFailure(failure)),
        complete: () => end('completed'),
      },
      { connected: () => !done && reader.opened() },
    );
    if (done) leave();
    return () => end(null);
  },
});

/** Passes on the bytes of a stream, and calls `alive` for each part, also for heartbeats; refuses other answers. */
function streamOnly(response: Response, alive: () => void): Response {
  const { body, headers, ok } = response;
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  // The client of the library reads any answer that is OK as a stream.
  if (!ok || !isStream || !body) return ok ? new Response(body, { status: 406, headers }) : response;
  const parts = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      alive();
      controller.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(parts), { headers });
}

interface CodedError {
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

function endingOf(errors: readonly CodedError[]): Ending {
  const codes = errors.map(({ extensions }) => String(extensions?.['code']).toLowerCase());
  if (codes.includes('not_offered')) return 'not-offered';
  if (codes.some((code) => code.includes('unauthenticated'))) return 'unauthenticated';
  return codes.some((code) => /events[._]gone/.test(code)) ? 'gone' : 'failed';
}

/** A gateway of an earlier version has no stream. */
const missingStatuses: ReadonlySet<number> = new Set([404, 405, 501]);

async function endingOfFailure(failure: unknown): Promise<Ending> {
  // The library does not say what a response is.
  const response: unknown = failure instanceof NetworkError ? failure.response : undefined;
  if (!(response instanceof Response)) return 'failed';
  if (response.status === 401) return 'unauthenticated';
  if (missingStatuses.has(response.status)) return 'not-offered';
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('errors' in body)) return 'failed';
  return Array.isArray(body.errors) ? endingOf(body.errors) : 'failed';
}
