import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { toCamelCase } from '../rest/casing.ts';
import {
  CallerGoneError,
  InvalidAnswerError,
  NotOfferedError,
  RestError,
  UnknownWordError,
  UnreachableError,
  UnreadableValueError,
} from './rest-error.ts';
import type { ChangedJob, ItemWarnings, PersonName } from './rest-error.ts';

type ChangedJobState = {
  id: string;
  title: string | null;
  /** A word of `JobStatus`. */
  status: string | null;
  agent: PersonState | null;
  reviewer: PersonState | null;
  marketOfferId: string | null;
  changedBy: string | null;
  changedAt: string | null;
  event: string | null;
};
type PersonState = { id: string; firstName: string; lastName: string };

/** The extensions of an error. Beside the message, nothing else leaves the gateway. */
export type ErrorExtensions = {
  code: string;
  /** The HTTP status that REST v1 gave, or would have given. */
  status: number;
  fields?: Record<string, readonly string[]>;
  /** The Retry-After of REST v1, where it refused because of load. */
  retryAfterSeconds?: number;
  /** The limit that the request exceeds, and the actual number where it was counted to the end. */
  limit?: number;
  actual?: number;
  /** The word that is not in the contract, where it is short and plain. */
  value?: string;
  warnings?: { jobId: string | null; warnings: ItemWarnings['warnings'] }[];
  /** Of `job.changed`: the present state of each changed job, and the last act on it. */
  jobs?: ChangedJobState[];
};

/** Error codes of this gateway, beside those of REST v1. */
export const codes = {
  network: 'NETWORK_ERROR',
  invalidAnswer: 'INVALID_UPSTREAM_ANSWER',
  unknownValue: 'UNKNOWN_VALUE',
  notOffered: 'NOT_OFFERED',
  internal: 'INTERNAL_SERVER_ERROR',
  limit: 'QUERY_LIMIT_EXCEEDED',
  crossSite: 'CROSS_SITE_REQUEST',
  rateLimited: 'rate_limited',
  overloaded: 'unavailable',
  introspectionDisabled: 'INTROSPECTION_DISABLED',
} as const;

export const texts = {
  network: 'Network Error',
  unknown: 'Unknown Error',
  unavailable: 'The server cannot answer at the moment. Please try again',
  invalidAnswer: 'The answer of the server could not be read',
  unreadable: 'The server answered a value that cannot be read',
  unknownWord: 'The server answered a value that is not known here',
} as const;

type Described = { message: string; extensions: ErrorExtensions };

/** What clients learn about a thrown value; null for an unexpected one. */
export function describeFailure(thrown: unknown): Described | null {
  if (thrown instanceof RestError) return describeRestError(thrown);
  if (thrown instanceof UnreachableError)
    return { message: texts.network, extensions: { code: codes.network, status: thrown.status } };
  if (thrown instanceof CallerGoneError)
    return { message: texts.network, extensions: { code: codes.network, status: 499 } };
  if (thrown instanceof NotOfferedError)
    return { message: thrown.message, extensions: { code: codes.notOffered, status: 501 } };
  if (thrown instanceof UnknownWordError)
    return {
      message: texts.unknownWord,
      extensions: {
        code: codes.unknownValue,
        status: 502,
        ...(plainWord.test(thrown.word) && { value: thrown.word }),
      },
    };
  if (thrown instanceof UnreadableValueError)
    return { message: texts.unreadable, extensions: { code: codes.invalidAnswer, status: 502 } };
  if (thrown instanceof InvalidAnswerError)
    return { message: texts.invalidAnswer, extensions: { code: codes.invalidAnswer, status: 502 } };
  return null;
}

/** Anything longer, or with spaces, may be another thing than a word: a message, or personal data. */
const plainWord = /^[\w.-]{1,40}$/;

function describeRestError(error: RestError): Described {
  const { code, status, message, fields, warnings, jobs, retryAfterSeconds } = error;
  const answered = { code, status, ...(retryAfterSeconds !== null && { retryAfterSeconds }) };
  // The message of a server error may reveal internals or repeat what was sent.
  if (status >= 500)
    return { message: code === codes.overloaded ? texts.unavailable : texts.unknown, extensions: answered };
  return {
    message,
    extensions: {
      ...answered,
      ...(fields && { fields: camelCasedFields(fields) }),
      ...(warnings && {
        warnings: warnings.map((item) => ({ jobId: item.job_id, warnings: item.warnings })),
      }),
      ...(jobs && { jobs: jobs.map(changedJobState) }),
    },
  };
}

const changedJobState = ({ agent, reviewer, ...job }: ChangedJob): ChangedJobState => ({
  id: job.id,
  title: job.title,
  status: job.status?.toUpperCase() ?? null,
  agent: agent && personState(agent),
  reviewer: reviewer && personState(reviewer),
  marketOfferId: job.market_offer_id,
  changedBy: job.changed_by,
  changedAt: job.changed_at,
  event: job.event,
});

const personState = ({ id, first_name: firstName, last_name: lastName }: PersonName): PersonState => ({
  id,
  firstName,
  lastName,
});

/** `address.country_code` → `address.countryCode`: the field name of the GraphQL input. */
const camelCasedFields = (fields: NonNullable<RestError['fields']>) =>
  Object.fromEntries(Object.entries(fields).map(([name, messages]) => [toCamelCase(name), messages]));

/** Codes that Apollo Server gives to requests that it refuses, all of them with 400. */
const refusals: ReadonlySet<unknown> = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  codes.limit,
]);

/**
 * Apollo Server's `formatError`: the only place where errors leave the gateway.
 * @param error the GraphQLError, with the value that a resolver threw as its `originalError`
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const described = describe(formatted, error);
  return {
    message: described.message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: described.extensions,
  };
}

/** The same where the schema is hidden: without the suggestions of graphql-js. */
export function formatErrorBriefly(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, ...rest } = formatError(formatted, error);
  // Apollo Server removes suggestions for documents, but not for variables.
  return { ...rest, message: message.replace(/ Did you mean [\s\S]*$/, '') };
}

function describe(formatted: GraphQLFormattedError, error: unknown): Described {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const failure = describeFailure(thrown);
  if (failure) return failure;
  // Apollo Server replaces the code of a validation rule by its own.
  const code = codeOf(thrown) === codes.limit ? codes.limit : formatted.extensions?.['code'];
  const limit = limitTexts.find(([said]) => said.test(formatted.message))?.[1];
  if (limit !== undefined) return { message: limit, extensions: { code: codes.limit, status: 400 } };
  if (isIntrospection(thrown))
    return {
      message: 'Introspection is switched off',
      extensions: { code: codes.introspectionDisabled, status: 400 },
    };
  if (typeof code === 'string' && refusals.has(code))
    return {
      message: shortened(withoutValues(formatted.message)),
      extensions: { code, status: 400, ...(code === codes.limit && numbersOf(thrown)) },
    };
  if (thrown instanceof GraphQLError && isMistakenArgument(thrown.message))
    return { message: shortened(thrown.message), extensions: { code: 'BAD_USER_INPUT', status: 400 } };
  const argument = thrown instanceof GraphQLError ? invalidArgument.exec(thrown.message)?.[1] : undefined;
  if (argument !== undefined)
    return {
      message: `Argument "${argument}" has an invalid value: a variable in it is null where a value is required`,
      extensions: { code: 'BAD_USER_INPUT', status: 400 },
    };
  if (isContractBreach(formatted.message))
    return { message: texts.unreadable, extensions: { code: codes.invalidAnswer, status: 502 } };
  return { message: texts.unknown, extensions: { code: codes.internal, status: 500 } };
}

/** Apollo Server's own mark; the code is that of any invalid document. */
const isIntrospection = (thrown: unknown): boolean =>
  thrown instanceof GraphQLError && thrown.extensions['validationErrorCode'] === codes.introspectionDisabled;

const codeOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError ? thrown.extensions['code'] : undefined;

/** The numbers of a `limitError`. */
function numbersOf(thrown: unknown): Pick<ErrorExtensions, 'limit' | 'actual'> {
  const { limit, actual } = thrown instanceof GraphQLError ? thrown.extensions : {};
  return {
    ...(typeof limit === 'number' && { limit }),
    ...(typeof actual === 'number' && { actual }),
  };
}

/** Limits of graphql-js and of the stack, which have no code; the spelling is theirs. */
const limitTexts: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error: Document contains more tha[nt] \d+ tokens/, 'The query has too many tokens'],
  [/^Maximum call stack size exceeded$/, 'The query is too deep'],
  [/^Validation aborted\.$/, 'The query has too many fields that may be the same'],
  [/^Too many errors processing variables/, 'The variables have more errors than these'],
];

/** A message may be as long as the request; its beginning is enough to identify it. */
const longestMessage = 500;
const shortened = (message: string): string =>
  message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;

/**
 * A message of graphql-js about a request, without the values that it repeats: one may be a password in the wrong
 * place, and error messages are stored in more programs than requests are. Names, types and places stay.
 */
const withoutValues = (message: string): string =>
  message
    .replace(/ got invalid value [\s\S]*?((?: at "[^"]*")?; )(?=[^;]*$)/, ' got an invalid value$1')
    .replace(
      /^Expected value of type ("[^"]*"), found [\s\S]*?\.(?=$| Did you mean )/,
      'Expected value of type $1.',
    )
    .replace(/( cannot represent [\w -]*?): [\s\S]*?(?=$| Did you mean )/, '$1.')
    .replace(/Value "[\s\S]*" does not exist in /, 'This value does not exist in ')
    .replace(/^(Syntax Error: [\s\S]*?(?:BlockString|String)) "[\s\S]*$/, '$1.');

/**
 * The message of graphql-js at execution for an argument: a nullable variable may be null where the argument may not,
 * as long as one of them has a default (All Variable Usages Are Allowed, in the specification).
 */
const isMistakenArgument = (message: string): boolean =>
  /^Argument "\w+" of (?:non-null|required) type "[^"]+" (?:must not be null|was )/.test(message);

/** A null variable inside a literal, which no validation rule sees. The values beside it may hold a password. */
const invalidArgument = /^Argument "(\w+)" has invalid value /;

/** The message of graphql-js when an answer lacks a value or has another type than the schema promises. */
const isContractBreach = (message: string): boolean =>
  /^Cannot return null for non-nullable field|cannot represent|^Expected Iterable, but did not find one/.test(
    message,
  );

/** Whether only a fault of the gateway or of REST v1 can be the cause, so that the error belongs in the log. */
export function isOurs(error: GraphQLError): boolean {
  const thrown = error.originalError;
  if (thrown instanceof RestError) return thrown.status >= 500;
  if (thrown instanceof CallerGoneError) return false;
  // Logged once for each property of the contract, and not for each row.
  if (thrown instanceof UnknownWordError || thrown instanceof UnreadableValueError) return false;
  if (thrown && !(thrown instanceof GraphQLError)) return true;
  // Without a path the error is about the request, before any execution.
  return error.path !== undefined && describe(error.toJSON(), error).extensions.status >= 500;
}
