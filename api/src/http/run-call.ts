import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { TSchema } from 'typebox';
import type { Session } from '../authentication/session.ts';
import { isAllowed } from '../authentication/permissions.ts';
import { abortable } from '../database/abortable.ts';
import type { Database } from '../database/database.ts';
import { within } from '../database/unavailable.ts';
import { changeAs } from '../events/recording.ts';
import { followWaiting } from '../outside/waiting.ts';
import { cacheHeaders, entityTag, isTagged, namesContent, namesTag } from './caching.ts';
import { Reply } from './call.ts';
import type { Call, Incoming, Services } from './call.ts';
import { ApiError, notFound, unavailable } from './errors.ts';
import { claimKey, hashRequest, keepAnswer, keyed, releaseKey } from './idempotency.ts';
import type { Answer } from './idempotency.ts';
import { isVoid } from './schemas/openapi-document.ts';
import { storable } from './schemas/storable-text.ts';
import { validator } from './schemas/validation.ts';

/** A request from the transport, before validation. */
export type RawRequest = Incoming & {
  readonly url: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | null;
  /** Aborted when the client disconnects before the answer. */
  readonly reader: AbortController;
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
};

export type Runner = (request: RawRequest) => Promise<Answer>;
export type AnswerCheck = (call: Call, value: unknown) => void;

const always = (input: unknown): unknown => input;

/** The function that answers one call: validation, transaction, idempotency, ETags, serialization. */
export function runnerOf(call: Call, services: Services, check?: AnswerCheck): Runner {
  const checkParams = call.params ? validator(call.params, 'text') : always;
  const checkQuery = queryValidator(call);
  const checkBody = bodyValidator(call);
  const safe = call.method === 'GET';

  const limit = services.settings.databaseTimeoutMs;
  // Streamed bodies have a deadline of their own.
  const inTime = (request: RawRequest): Promise<Answer> => {
    if (call.streams !== undefined) return run(request);
    return followWaiting((waitsFor) =>
      within(limit, run(request), () => {
        const late = unavailable(waitsFor() ?? 'slow');
        request.reader.abort(late);
        return late;
      }),
    );
  };

  const run = async (request: RawRequest): Promise<Answer> => {
    const deadline = call.streams === undefined ? performance.now() + limit : Number.POSITIVE_INFINITY;
    const input = {
      ...request,
      params: pathParameters(checkParams, request.params),
      query: storable(checkQuery(request.query)) as object,
      body: storable(checkBody(request.body)),
    };
    const answerWith = async (database: Kysely<Database>): Promise<Answer> => {
      const handled = { ...services, ...input, database } as Parameters<Call['handler']>[0];
      if (call.edits) await refuseStale(call, call.edits, handled, request.ifMatch);
      return finish(call, await call.handler(handled), check);
    };
    const { signal } = request.reader;
    if (safe) return unlessKnown(await answerWith(abortable(services.database, signal)), request.ifNoneMatch);

    const once =
      request.idempotencyKey === undefined || request.session === null
        ? null
        : keyed(
            request.session.userId,
            checkedKey(request.idempotencyKey),
            hashRequest(call.method, request.url, request.body),
          );
    const { database, clock } = services;
    if (call.transaction !== false)
      return database.transaction().execute(async (transaction) => {
        // The wait for a connection ends here. Work that has begun is finished, even if the client leaves.
        signal.throwIfAborted();
        if (request.session !== null) await changeAs(transaction, request.session.userId);
        const earlier = once && (await claimKey(transaction, once, clock()));
        if (earlier) return earlier;
        const answer = await answerWith(transaction);
        if (once) await keepAnswer(transaction, once, answer);
        // The client was already told that nothing changed.
        if (performance.now() > deadline) throw unavailable('slow');
        return answer;
      });

    const earlier = once && (await claimKey(database, once, clock()));
    if (earlier) return earlier;
    try {
      const answer = await answerWith(database);
      if (once) await keepAnswer(database, once, answer);
      return answer;
    } catch (error) {
      if (once) await releaseKey(database, once);
      throw error;
    }
  };
  if (safe) return inTime;
  return async (request) => {
    const answer = await inTime(request);
    services.events?.wake();
    return answer;
  };
}

/** A path with an id that cannot exist is a 404. */
function pathParameters(check: (input: unknown) => unknown, params: unknown): object {
  try {
    return storable(check(params)) as object;
  } catch (error) {
    throw error instanceof ApiError ? notFound() : error;
  }
}

/** Accepted by every read, also without paging, because they do not filter rows. */
const paging = ['page', 'per_page', 'sort'];

/**
 * A misspelt filter must not answer as if there were none. Calls that change something take no parameters unless they
 * declare some.
 */
function queryValidator({ method, path, query }: Call): (input: unknown) => unknown {
  const check = query ? validator(query, 'text') : always;
  if (method !== 'GET' && !query) return check;
  const known = new Set([...paging, ...Object.keys(query?.properties ?? {})]);
  // A summary counts by status, so it accepts and ignores its list's status filter.
  if (path.endsWith('/summary')) known.add('status');
  return (input) => {
    const unknown = Object.keys(Object(input)).filter((name) => !known.has(name));
    if (unknown.length === 0) return check(input);
    throw new ApiError('validation.failed', {
      fields: Object.fromEntries(unknown.map((name) => [name, ['There is no such parameter']])),
    });
  };
}

function bodyValidator({ body, textBodies }: Call): (input: unknown) => unknown {
  if (!body) return () => undefined;
  const check = validator<TSchema>(body, 'json');
  // Without a body all fields are reported missing, which says more than that an object is.
  return (input) => check(input === undefined && !textBodies ? {} : input);
}

function checkedKey(key: string): string {
  if (key.length >= 1 && key.length <= 200) return key;
  throw new ApiError('validation.failed', { fields: { 'Idempotency-Key': ['Max 200 characters'] } });
}

/**
 * Compares If-Match with the current answer of the entity's read. Concurrent edits of one entity wait here until the
 * transaction ends, so that only one can find the tag unchanged.
 */
async function refuseStale(
  edit: Call,
  read: Call,
  request: Parameters<Call['handler']>[0],
  ifMatch: string | undefined,
): Promise<void> {
  // An edit of a part, such as one answer of a report, has further parameters.
  const params = Object.fromEntries(
    Object.entries(request.params).filter(([name]) => name in (read.params?.properties ?? {})),
  );
  const query: Record<string, unknown> = { ...edit.editsWith?.(request.params as never) };
  const entity = `${read.path} ${JSON.stringify({ ...params, ...query })}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${entity}, 0))`.execute(request.database);
  if (ifMatch === undefined) return;
  const present = await read.handler({ ...request, params, query });
  const tag = entityTag(JSON.stringify(present));
  if (namesContent(ifMatch, tag)) return;
  const mayRead = isAllowed(read.permission, request.session?.permissions ?? []);
  throw new ApiError('precondition.failed', mayRead ? { present: { record: present, tag } } : {});
}

function finish(call: Call, value: unknown, check: AnswerCheck | undefined): Answer {
  const policy = call.method === 'GET' ? (call.cache ?? 'no-store') : 'no-store';
  const headers = cacheHeaders(policy);
  if (value instanceof Reply)
    return { status: value.status, headers: { ...headers, ...value.headers }, body: value.body };
  if (isVoid(call)) return { status: call.status ?? 204, headers, body: undefined };
  check?.(call, value);
  const body = JSON.stringify(value);
  const tagged = isTagged(policy) || call.edits?.answer === call.answer;
  return {
    status: call.status ?? 200,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      ...(tagged && { etag: entityTag(body) }),
    },
    body,
  };
}

function unlessKnown(answer: Answer, ifNoneMatch: string | undefined): Answer {
  const { etag } = answer.headers;
  if (etag === undefined || ifNoneMatch === undefined || !namesTag(ifNoneMatch, etag)) return answer;
  const { 'content-type': _type, ...headers } = answer.headers;
  return { status: 304, headers, body: undefined };
}
