import type { Mode } from '../mode.ts';

const asBefore = (body: unknown): unknown => body;

const typed = (type: string): Mode => ({
  name: `answers of the type ${type}`,
  outcome: 'read',
  reword: asBefore,
  headers: { 'content-type': type },
});

/** Ways to send the same answer. */
export const wireModes: readonly Mode[] = [
  typed('text/plain; charset=utf-8'),
  typed('application/vnd.api+json'),
  {
    name: 'answers after which the connection is closed',
    outcome: 'read',
    reword: asBefore,
    headers: { connection: 'close' },
  },
  {
    name: 'answers in chunks with a trailer',
    outcome: 'read',
    reword: asBefore,
    send(response, { status, headers }, text) {
      response.writeHead(status, { ...headers, trailer: 'x-digest', 'transfer-encoding': 'chunked' });
      response.write(text.slice(0, 7));
      response.addTrailers({ 'x-digest': 'abc' });
      response.end(text.slice(7));
    },
  },
];
