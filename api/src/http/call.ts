import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import type { Access, Permission } from '../authentication/permissions.ts';
import type { AttemptLimiter } from '../authentication/attempts.ts';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import type { Settings } from '../settings.ts';

/**
 * How clients may cache an answer. `no-store` is the default. `revalidate` sends an ETag and `no-cache`; `reference`
 * is for data that rarely changes: five minutes, then an ETag.
 */
export type CachePolicy = 'no-store' | 'no-cache' | 'revalidate' | 'reference';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Dependencies of every handler. Time comes from `clock`, so that tests can control it. */
export type Services = {
  readonly database: Kysely<Database>;
  readonly clock: () => Date;
  readonly settings: Settings;
  readonly limiter: AttemptLimiter;
  /** The streams of changes; a server without them tells of none. */
  readonly events?: Events;
};

/** A streamed body; `contentType` is the header with its parameters. */
export type BodyStream = { readonly contentType: string; readonly bytes: Readable };

export type Incoming = {
  /** The reader's time zone; UTC when the X-Timezone header is missing or unknown. */
  readonly timezone: string;
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** The streamed body, for calls that declare `streams`. */
  readonly stream: BodyStream | null;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** The header Last-Event-ID of a client that continues its stream of events. */
  readonly lastEventId: string | undefined;
  /** Aborted when the client leaves before the answer. */
  readonly gone: AbortSignal;
  /** The Accept header, for calls that answer in more than one format. */
  readonly accept: string | undefined;
};

/** The input of a handler: validated input, the session, and the services. */
export type Handled<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Needed extends Access,
> = Services &
  Incoming & {
    readonly params: Static<Params>;
    readonly query: Static<Query>;
    readonly body: Static<Body>;
    readonly session: Needed extends 'public' ? Session | null : Session;
  };

/** An answer other than the declared one: another status, headers, or a body that is not JSON. */
export class Reply {
  readonly status: number;
  readonly body: string | Buffer | Readable | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body?: string | Buffer | Readable,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Whether the answer is a stream of events, which lasts for hours. */
export const isEventStream = (type: unknown): boolean =>
  typeof type === 'string' && type.startsWith('text/event-stream');

/** Restricts a list for readers without `view`: the properties that they get, filter by and sort by. */
export type Labels = { readonly view: Permission; readonly names: readonly [string, ...string[]] };

type Described = {
  /** Relative to /v1, without a leading slash; `{id}` marks a parameter. */
  readonly path: string;
  readonly method: Method;
  /** Unique camelCase name; client types are generated from it. */
  readonly operationId: string;
  /** The area, one word: groups the calls in the OpenAPI document. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** The success status; default 200, or 204 for `Nothing`. */
  readonly status?: number;
  readonly cache?: CachePolicy;
  /** Content type of the answer when it is not JSON; the handler then returns a `Reply`. */
  readonly answerType?: string;
  /** Further content types of the body; the handler gets them as text. */
  readonly textBodies?: readonly string[];
  /** The body's content type when it is streamed instead of parsed: files. */
  readonly streams?: 'multipart/form-data' | 'application/octet-stream';
  /** Further success answers for the OpenAPI document, sent as a `Reply`. */
  readonly alsoAnswers?: Readonly<Record<number, { description: string; contentType?: string }>>;
  /** For lists that some readers get as labels: declared with `labelledList`. */
  readonly labels?: Labels;
  /**
   * An unsafe call runs in one transaction together with its Idempotency-Key; `false` is for calls whose work must
   * not hold one (hashing a password, receiving a file).
   */
  readonly transaction?: boolean;
};

type Shape<
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Answer extends TSchema,
  Needed extends Access,
> = Described & {
  readonly permission: Needed;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** The read whose ETag an `If-Match` of this edit is compared with. */
  readonly edits?: Call;
  /** The query of that read, where the path does not say all. */
  readonly editsWith?: (params: Static<Params>) => object;
  handler(request: Handled<Params, Query, Body, Needed>): Promise<Static<Answer> | Reply>;
};

/** A declared call without its input types, for the server and the OpenAPI document. */
export type Call = Described & {
  readonly permission: Access;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  readonly answer: TSchema;
  readonly edits?: Call;
  readonly editsWith?: (params: never) => object;
  handler(request: Handled<TObject, TObject, TSchema, Access>): Promise<unknown>;
};

/** Declares one call; the handler's input and output types follow from the schemas. */
export function call<
  Answer extends TSchema,
  const Needed extends Access,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
>(declaration: Shape<Params, Query, Body, Answer, Needed>): Call {
  return declaration;
}

/** An edit that accepts PATCH and PUT; both take partial bodies. */
export function edit<
  Answer extends TSchema,
  const Needed extends Access,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
>(declaration: Omit<Shape<Params, Query, Body, Answer, Needed>, 'method'>): Call[] {
  return [
    { ...declaration, method: 'PATCH' },
    {
      ...declaration,
      method: 'PUT',
      operationId: declaration.operationId.replace(/^update/, 'replace'),
    },
  ];
}
