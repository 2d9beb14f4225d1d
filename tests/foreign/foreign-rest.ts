import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Pool } from 'undici';
import type { Call, Mode } from './mode.ts';
import { plain } from './modes/modes.ts';
import { answerSchema, isRecord, operationOf } from './spots.ts';

/** A call with the bodies of its answer, as REST v1 and as the foreign server worded it. */
export type Exchange = Readonly<{ call: Call; status: number; given: unknown; sent: unknown }>;

/** A REST v1 that passes calls on to another one, and words the answers as a foreign server does. */
export type ForeignRest = Readonly<{
  /** Ends in `/v1`. */
  url: string;
  /** The target of the calls, ending in `/v1`. */
  forwardTo: (url: string) => void;
  /** From now on, answers are worded in this way. */
  use: (mode: Mode) => void;
  /** The exchanges that belong to a request of the gateway, by its id; they are then forgotten. */
  takeExchanges: (requestId: string) => readonly Exchange[];
  stop: () => Promise<void>;
}>;

/** Separates a token of REST v1 from a name that makes it another session for the gateway. */
const separator = '~';

/** The same session of REST v1 as another one of the gateway, which shares reads within a session. */
export const sessionOf = (token: string, name: string): string => `${token}${separator}${name}`;

/** A POST that changes nothing that is read here. */
const onlyReads = /^\/(?:auth|public)\/|\/validate$/;

type Whole = Readonly<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; json: unknown }>;

export async function startForeignRest(): Promise<ForeignRest> {
  let mode = plain;
  let target = new URL('http://127.0.0.1:1/v1');
  let pool: Pool | null = null;
  const exchanges = new Map<string, Exchange[]>();
  /** Answers to reads, until something is changed: a test reads the same in many ways. */
  const answers = new Map<string, Promise<Whole>>();

  const fetchWhole = async (
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<Whole> => {
    pool ??= new Pool(target.origin, { connections: 16 });
    const answer = await pool.request({
      method: method as 'GET',
      path: target.pathname + path,
      headers: { ...headers, host: target.host },
      body: body.length > 0 ? body : null,
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const isJson = String(answer.headers['content-type']).includes('json') && bytes.length > 0;
    // Files are addressed below the server that was asked.
    const text = isJson ? bytes.toString().replaceAll(target.href, own()) : '';
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };

  const read = (path: string, headers: IncomingHttpHeaders): Promise<Whole> => {
    const key = `${headers.authorization ?? ''} ${path}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = fetchWhole('GET', path, headers, Buffer.alloc(0));
    answers.set(key, answer);
    return answer;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await buffer(request);
    const method = request.method ?? 'GET';
    const address = (request.url ?? '/').replace(/^\/v1/, '');
    const call = callOf(method, address);
    const headers = passedOn(request.headers);
    const now = mode;
    const refused = now.refuse?.(call) ?? null;
    if (refused !== null) {
      response.writeHead(refused, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Not Found' }));
      return;
    }
    if (method !== 'GET' && !onlyReads.test(address)) answers.clear();
    const path = now.redirect?.(call) ?? address;
    const whole = await (method === 'GET' ? read(path, headers) : fetchWhole(method, path, headers, asked));
    const isSuccess = whole.status >= 200 && whole.status < 300;
    const sent = whole.json === undefined || !isSuccess ? whole.json : now.reword(whole.json, call);
    const id = String(request.headers['x-request-id']);
    exchanges.set(id, [
      ...(exchanges.get(id) ?? []),
      { call, status: whole.status, given: whole.json, sent },
    ]);
    const head = { status: whole.status, headers: sentHeaders(whole.headers, now) };
    if (whole.json === undefined) response.writeHead(head.status, head.headers).end(whole.bytes);
    else if (now.send) now.send(response, head, JSON.stringify(sent));
    else response.writeHead(head.status, head.headers).end(JSON.stringify(sent));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port');
  const own = (): string => `http://127.0.0.1:${bound.port}/v1`;
  return {
    url: own(),
    forwardTo(url) {
      target = new URL(url);
    },
    use(next) {
      mode = next;
    },
    takeExchanges(requestId) {
      const found = exchanges.get(requestId) ?? [];
      exchanges.delete(requestId);
      return found;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await pool?.destroy();
    },
  };
}

function callOf(method: string, address: string): Call {
  const url = new URL(address, 'http://rest.test');
  const operation = operationOf(method, url.pathname) ?? null;
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    operation,
    schema: operation && answerSchema(operation),
  };
}

/** Headers for REST v1: its own session, and no condition that an answer of another wording has to fulfil. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    host: _host,
    connection: _connection,
    'if-none-match': _condition,
    authorization,
    ...others
  } = headers;
  const [token] = authorization?.split(separator) ?? [];
  return { ...others, ...(token !== undefined && { authorization: token }) };
}

/** Without the time: an answer may be passed on again later. */
function sentHeaders(headers: IncomingHttpHeaders, mode: Mode): IncomingHttpHeaders {
  const {
    date: _date,
    'content-length': _length,
    'transfer-encoding': _encoding,
    connection: _connection,
    ...others
  } = headers;
  const changed = Object.entries({ ...others, ...mode.headers }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(changed);
}

/**
 * The rows that pages of lists contained, each once, and only those that can be known by their id where they have one.
 * Rows that were read by their ids only complete others.
 */
export const rowsSent = (found: readonly Exchange[]): number =>
  found
    .filter(({ call }) => call.query.has('page'))
    .reduce((sum, { given, sent }) => {
      const [before] = rowsOf(given);
      if (!isRecord(before) || !('id' in before)) return sum + rowsOf(sent).length;
      const ids = rowsOf(sent).flatMap((row) => (isRecord(row) && 'id' in row ? [String(row['id'])] : []));
      return sum + new Set(ids).size;
    }, 0);

function rowsOf(body: unknown): readonly unknown[] {
  const data = isRecord(body) ? body['data'] : null;
  return Array.isArray(data) ? data : [];
}
