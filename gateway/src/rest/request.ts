import { randomUUID } from 'node:crypto';
import { RestError } from '../errors/rest-error.ts';
import type { RequestTrace } from '../tracing/trace.ts';
import { toRestBody } from './casing.ts';
import { isPathWord } from './declaration.ts';
import type { RestCall } from './declaration.ts';
import { encoded, queryString } from './query-string.ts';
import type { Query } from './query-string.ts';
import type { RawRequest } from './exchange/transport.ts';

/** The client of a call; one per request of a browser or script. */
export type Caller = Readonly<{
  token: string | null;
  requestId: string;
  /** When the request came, on the clock of `performance.now()`. */
  startedAt: number;
  /** The parent span of the calls. */
  trace: RequestTrace;
  address: string;
  /** The client's own Idempotency-Key; each unsafe call of the request gets a key derived from it. */
  idempotencyKey: string | null;
  /** The client's If-Match: the ETag of the entity it edits (RFC 9110). */
  ifMatch: string | null;
  /** Receives the ETag of an answer, for a later If-Match. */
  noteTag?: (tag: string | null) => void;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  /** Numbers the unsafe calls of this request. */
  nextUnsafeCall: () => number;
}>;

/** The input of any call; the client's `call` has the exact types. */
export type LooseInput = {
  path?: Readonly<Record<string, string | number>>;
  query?: Query;
  body?: unknown;
  timezone?: string;
  expectedVersion?: string | null | undefined;
};

/**
 * Bytes of path and query. Servers accept 16 KiB for all headers together (Node's default), including the session; with
 * more they hang up or answer 431 without naming the part that is too long.
 */
const longestAddress = 12_000;

/**
 * Path and query, with the parameters of the path filled in.
 * @throws RestError 404 for an id that would change the path; 422 for more ids than an address holds
 */
export function addressOf(call: RestCall, input: LooseInput): string {
  const { path = {}, query = {} } = input;
  const filled = call.path.replace(/\{(\w+)\}/g, (_match, name: string, offset: number) => {
    const value = String(path[name] ?? '');
    const elsewhere = value === '' || value === '.' || value === '..';
    if (elsewhere || isPathWord(call.path.slice(0, offset), value))
      throw new RestError(404, 'not_found', 'Not found');
    return encoded(value);
  });
  const address = filled + queryString(query);
  if (address.length > longestAddress)
    throw new RestError(422, 'validation.failed', 'The call names too much at once', {
      fields: { [filled.length > longestAddress / 2 ? longestOf(path) : 'filter']: [tooLong] },
    });
  return address;
}

const tooLong = 'is too long for one call: send it in several';

/** The name of the parameter that takes most of a path. */
function longestOf(path: NonNullable<LooseInput['path']>): string {
  const [longest] = Object.entries(path).toSorted(([, a], [, b]) => String(b).length - String(a).length);
  return longest?.[0] ?? 'id';
}

/** The request of a call that changes something. */
export function unsafeRequest(call: RestCall, input: LooseInput, caller: Caller): RawRequest {
  const headers = readHeaders(call, input, caller);
  if (!call.reads && !call.apart) {
    const number = caller.nextUnsafeCall();
    headers['idempotency-key'] =
      caller.idempotencyKey === null ? randomUUID() : `${caller.idempotencyKey}:${number}`;
  }
  const { body } = withoutVersion(input);
  const ifMatch = expectedVersionOf(input) ?? caller.ifMatch;
  if (ifMatch !== null) headers['if-match'] = ifMatch;
  const request = { method: call.method, path: addressOf(call, input), headers };
  if (body === undefined) return { ...request, body: null };
  if (typeof body === 'string') {
    headers['content-type'] = 'text/csv; charset=utf-8';
    return { ...request, body };
  }
  headers['content-type'] = 'application/json';
  return { ...request, body: JSON.stringify(toRestBody(body, call.verbatim)) };
}

/** Characters that a header can carry. ETags have no others. */
const couldBeTag = /^[\x21-\x7e]{1,200}$/;

/** The version that a change is based on; null for a change without a check. */
export function expectedVersionOf({ expectedVersion, body }: LooseInput): string | null {
  const version = expectedVersion ?? (isVersioned(body) ? body.expectedVersion : null);
  if (typeof version !== 'string') return null;
  if (!couldBeTag.test(version))
    throw new RestError(412, 'precondition.failed', 'This version names no state of the record');
  return version;
}

/** Inputs of GraphQL are passed on as bodies, with the version among their fields. */
export function withoutVersion({ expectedVersion: _beside, ...input }: LooseInput): LooseInput {
  if (!isVersioned(input.body)) return input;
  const { expectedVersion: _inside, ...body } = input.body;
  return { ...input, body };
}

const isVersioned = (body: unknown): body is { expectedVersion: unknown } =>
  typeof body === 'object' && body !== null && 'expectedVersion' in body;

/** IANA names; anything else cannot be a header and counts as UTC, as an unknown zone does. */
const timezoneName = /^[\w+/-]{1,64}$/;

export function readHeaders(
  call: RestCall,
  input: LooseInput,
  caller: Pick<Caller, 'token' | 'requestId' | 'address'>,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: call.answers === 'text' ? 'text/csv, text/plain, application/json' : 'application/json',
    'x-request-id': caller.requestId,
    'x-forwarded-for': caller.address,
  };
  if (caller.token !== null && !call.public) headers['authorization'] = `Bearer ${caller.token}`;
  if (input.timezone !== undefined)
    headers['x-timezone'] = timezoneName.test(input.timezone) ? input.timezone : 'UTC';
  return headers;
}
