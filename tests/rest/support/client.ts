import type { Readable } from 'node:stream';
import { Pool } from 'undici';

export type RestCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/v1`, with its query. */
  path: string;
  /** JSON; with a content type among the headers, the text itself. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

export type RestAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The parsed body; undefined when it is empty or not JSON. */
  json: unknown;
};

export type RestClient = {
  send: (call: RestCall) => Promise<RestAnswer>;
  /** Sends and returns the body; throws unless the answer is a success. */
  expect: (call: RestCall) => Promise<unknown>;
  close: () => Promise<void>;
};

/** A client of a REST v1 at a base address that ends in `/v1`. Each call times out after 30 s; of a stream only the first part is read. */
export function restClient(base: string, connections = 16): RestClient {
  const { origin, pathname } = new URL(base);
  const pool = new Pool(origin, { connections, headersTimeout: 30_000, bodyTimeout: 30_000 });

  const send = async ({ method, path, body, token, headers }: RestCall): Promise<RestAnswer> => {
    const answer = await pool.request({
      method,
      path: `${pathname.replace(/\/$/, '')}${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' && headers?.['content-type'] ? body : JSON.stringify(body),
      }),
    });
    const text = isStream(answer.headers) ? await firstPartOf(answer.body) : await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers, text, json: parsed(text) };
  };
  return {
    send,
    async expect(call) {
      const { status, text, json } = await send(call);
      if (status >= 200 && status < 300) return json;
      throw new Error(`${call.method} ${call.path} answered ${status}: ${text.slice(0, 500)}`);
    },
    close: () => pool.destroy(),
  };
}

const isStream = ({ 'content-type': type }: RestAnswer['headers']): boolean =>
  String(type).startsWith('text/event-stream');

/** A stream of events does not end by itself. */
async function firstPartOf(body: Readable): Promise<string> {
  // Leaving the loop closes the connection.
  for await (const part of body) return String(part);
  return '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Signs in and returns the token. */
export async function signIn(client: RestClient, email: string, password = 'Shepherd1'): Promise<string> {
  const answer = await client.expect({ method: 'POST', path: '/auth/login', body: { email, password } });
  return textAt(answer, 'access_token');
}

/** The value at a path of property names and positions, or undefined: `valueAt(page, 'data', 0, 'id')`. */
export function valueAt(value: unknown, ...steps: (string | number)[]): unknown {
  let current = value;
  for (const step of steps) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

export function textAt(value: unknown, ...steps: (string | number)[]): string {
  const found = valueAt(value, ...steps);
  if (typeof found === 'string') return found;
  throw new Error(`There is no text at ${steps.join('.')} of ${JSON.stringify(value)?.slice(0, 300)}`);
}

export function rowsOf(value: unknown): unknown[] {
  const rows = valueAt(value, 'data');
  if (Array.isArray(rows)) return rows;
  throw new Error(`This is no list: ${JSON.stringify(value)?.slice(0, 300)}`);
}
