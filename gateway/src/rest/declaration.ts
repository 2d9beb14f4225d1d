import type { paths } from '../generated/rest-v1.ts';
import type { CamelCased } from './casing.ts';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation = { responses: unknown };

export type RestPath = keyof paths;
/** The verbs that the contract has for a path. */
export type VerbOf<Path extends RestPath> = {
  [Name in Verb]: paths[Path] extends Record<Name, Operation> ? Name : never;
}[Verb];
type OperationOf<Path extends RestPath, Name extends Verb> =
  paths[Path] extends Record<Name, infer Found> ? Found : never;

type Given<Value> = [Value] extends [undefined] ? undefined : NonNullable<Value>;
type PathParametersOf<Found> = Found extends { parameters: { path?: infer Value } }
  ? Given<Value>
  : undefined;
type QueryOf<Found> = Found extends { parameters: { query?: infer Value } } ? Given<Value> : undefined;
type BodyOf<Found> = Found extends { requestBody?: infer Value } ? ContentOf<NonNullable<Value>> : undefined;
type ContentOf<Value> = [Value] extends [never]
  ? undefined
  : Value extends { content: { 'application/json': infer Body } }
    ? CamelCased<Body>
    : Value extends { content: { 'text/csv': string } }
      ? string
      : undefined;
type AnswerOf<Found> = Found extends { responses: infer Responses } ? AnyAnswer<Responses> : never;
type AnyAnswer<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends {
    content: Record<string, infer Value>;
  }
    ? Value
    : null;
}[keyof Responses & (200 | 201 | 202 | 204)];

/** The input of a call: exactly what its contract has, with its types. */
export type InputOf<PathParameters, CallQuery, Body> = ([PathParameters] extends [undefined]
  ? object
  : { path: PathParameters }) &
  ([CallQuery] extends [undefined]
    ? object
    : Record<never, never> extends CallQuery
      ? { query?: CallQuery }
      : { query: CallQuery }) &
  ([Body] extends [undefined] ? object : { body: Body }) & {
    /** IANA time zone for the times in a file; sent as X-Timezone. */
    timezone?: string;
    /** The version that a change is based on; sent as If-Match. */
    expectedVersion?: string | null | undefined;
  };

export type CallOptions = Readonly<{
  /**
   * Whether repeating it has no further effect; only such calls are retried. GET, PUT and DELETE are unless declared
   * otherwise, POST and PATCH are not.
   */
  idempotent?: boolean;
  /** Milliseconds for the whole call, including a retry. */
  timeoutMs?: number;
  /** Works without a session; the token is never sent. */
  public?: boolean;
  /** A POST that changes nothing, such as one that keeps a secret out of the address. */
  reads?: boolean;
  /** Changes nothing that other calls read: it needs no Idempotency-Key, and leaves kept answers valid. */
  apart?: boolean;
  /** Reference data: its answer may be cached for the same token as its Cache-Control and ETag allow. */
  cacheable?: boolean;
  /** camelCase names in the body whose own keys are data and keep their spelling. */
  verbatim?: readonly string[];
  /** May be answered with 204 and no body; every other call has failed when its answer is empty. */
  empty?: boolean;
  /** The message for users where the server lacks this call, such as one with only the original contract. */
  notOffered?: string;
  /** `text`: the answer is text (CSV), not JSON. `outcome`: the status is the outcome of an export. */
  answers?: 'text' | 'outcome';
}>;

/** One REST call. The types of input and answer only exist for the compiler. */
export type RestCall<Input = never, Answer = unknown> = Required<
  Pick<
    CallOptions,
    'idempotent' | 'public' | 'reads' | 'apart' | 'cacheable' | 'verbatim' | 'empty' | 'notOffered'
  >
> &
  Readonly<{
    /** Upper case, as in HTTP. */
    method: Uppercase<Verb>;
    /** As the contract writes it, with `{id}` in place of parameters. */
    path: string;
    timeoutMs?: number;
    answers: 'json' | 'text' | 'outcome';
    /** Changes nothing, so identical concurrent calls can share one answer. */
    safe: boolean;
    types?: (input: Input) => Answer;
  }>;

type Declared<Path extends RestPath, Name extends Verb> = RestCall<
  InputOf<
    PathParametersOf<OperationOf<Path, Name>>,
    QueryOf<OperationOf<Path, Name>>,
    BodyOf<OperationOf<Path, Name>>
  >,
  AnswerOf<OperationOf<Path, Name>>
>;

/** A call whose contract allows an empty answer has to declare it. */
type OptionsOf<Path extends RestPath, Name extends Verb> =
  null extends AnswerOf<OperationOf<Path, Name>>
    ? [options: CallOptions & { empty: true }]
    : [options?: CallOptions & { empty?: never }];

/** Declares one call of the contract; a path or verb that the contract does not have is a type error. */
export function declareCall<Path extends RestPath, Name extends VerbOf<Path>>(
  verb: Name,
  path: Path,
  ...[options = {}]: OptionsOf<Path, Name>
): Declared<Path, Name> {
  return describeCall(verb, path, options);
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** The stack of each call's declaration. */
const declarations = new Map<string, Error>();

/** Two declarations of one call could differ in caching or retries. JSON and text are two answers. */
function refuseSecondDeclaration(verb: Verb, path: string, answers: RestCall['answers']): void {
  const name = `${methods[verb]} ${path} answered as ${answers}`;
  const cause = declarations.get(name);
  if (cause) throw new Error(`${name} is declared twice: use the declaration that is there.`, { cause });
  declarations.set(name, new Error(`${name} is declared here first`));
}

/** Segments of declared paths by their prefix: `/jobs/` has `summary`, `export` and others. */
const words = new Map<string, Set<string>>();

function rememberWords(path: string): void {
  for (const { index, 0: word } of path.matchAll(/(?<=\/)[^/{}]+(?=\/|$)/g)) {
    const before = path.slice(0, index);
    words.set(before, (words.get(before) ?? new Set()).add(word));
  }
}

/** Whether `value`, in place of a parameter after `before`, would make the path of another call. */
export const isPathWord = (before: string, value: string): boolean =>
  words.get(before)?.has(value.toLowerCase()) === true;

/**
 * The properties of a call at runtime; the types above are the only difference between the two kinds of declarations.
 */
function describeCall(verb: Verb, path: string, options: CallOptions): Omit<RestCall, 'types'> {
  const described = { ...ordinary, ...options };
  refuseSecondDeclaration(verb, path, described.answers);
  rememberWords(path);
  const safe = verb === 'get' && described.answers !== 'outcome';
  const idempotent = safe || verb === 'put' || verb === 'delete';
  return { idempotent, ...described, method: methods[verb], path, safe };
}

const ordinary = {
  public: false,
  reads: false,
  apart: false,
  cacheable: false,
  verbatim: [],
  empty: false,
  notOffered: '',
  answers: 'json',
} as const;

/** The paths of exports: they mail a file and answer 200 without a body, or 204 when no row matches. */
type ExportPath = {
  [Path in RestPath]: Path extends `${string}/export` ? ('get' extends VerbOf<Path> ? Path : never) : never;
}[RestPath];

/** Declares an export: a GET that sends a mail, so it is neither shared nor retried. */
export function declareExport<Path extends ExportPath>(
  path: Path,
): RestCall<
  InputOf<PathParametersOf<OperationOf<Path, 'get'>>, QueryOf<OperationOf<Path, 'get'>>, undefined>,
  'emailed' | 'no_data'
> {
  return describeCall('get', path, { answers: 'outcome' });
}
