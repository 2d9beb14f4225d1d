import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { errorMessages } from '../messages/errors.ts';
import { fieldName } from '../messages/fieldNames.ts';

/** What the user sees about a failed call: nothing, that the session is over, or these lines. */
export type ErrorNotice =
  | { readonly kind: 'silent' }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

/** Codes whose callers show something better than a general notice. */
const silentCodes: ReadonlySet<string> = new Set([
  'NOT_OFFERED',
  'job.already_assigned',
  'job.changed',
  'job.direct_assignment_conflict',
  'not_found',
  'precondition.failed',
]);

const silent: ErrorNotice = { kind: 'silent' };

/** The notice rules of the whole console, for an error as Apollo Client's links see it. */
export function errorNotice(error: unknown): ErrorNotice {
  if (CombinedGraphQLErrors.is(error)) {
    const details = error.errors.map(({ message, extensions }) => ({ message, ...errorDetails(extensions) }));
    if (details.some(({ code }) => code === 'auth.unauthenticated')) return { kind: 'session-expired' };
    const loud = details.filter(({ code, status }) => status !== 404 && !silentCodes.has(code ?? ''));
    const lines = [...new Set(loud.flatMap(noticeLines))];
    return lines.length === 0 ? silent : { kind: 'lines', lines };
  }
  if (ServerError.is(error)) {
    if (error.statusCode === 401) return { kind: 'session-expired' };
    if (error.statusCode === 404) return silent;
    const errors = refusalErrors(error);
    if (errors.length > 0) return errorNotice(new CombinedGraphQLErrors({ errors }));
    return {
      kind: 'lines',
      lines: [
        error.statusCode === 502 || error.statusCode === 504 ? errorMessages.network : errorMessages.unknown,
      ],
    };
  }
  if (ServerParseError.is(error)) return { kind: 'lines', lines: [errorMessages.unknown] };
  if (isAborted(error)) return silent;
  // A fetch that got no answer at all rejects with a TypeError (Fetch standard, "network error").
  if (error instanceof TypeError) return { kind: 'lines', lines: [errorMessages.network] };
  return { kind: 'lines', lines: [errorMessages.unknown] };
}

/** Rate limited or overloaded: the request was refused before it was read, with a text for users. */
const refusals: ReadonlySet<number> = new Set([429, 503]);

function refusalErrors({ statusCode, bodyText }: ServerError): GraphQLFormattedError[] {
  if (!refusals.has(statusCode)) return [];
  let body: unknown;
  try {
    body = JSON.parse(bodyText);
  } catch {
    // A proxy's own page.
    return [];
  }
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.filter(isFormattedError);
}

const isFormattedError = (value: unknown): value is GraphQLFormattedError =>
  isRecord(value) && typeof value['message'] === 'string';

/** The text of a failed call where the failure is shown in place; empty when there is nothing to show. */
export function errorText(error: unknown): string {
  const notice = errorNotice(error);
  return notice.kind === 'lines'
    ? notice.lines.map((line) => line.replace(/[.!]?$/, (end) => end || '.')).join(' ')
    : '';
}

interface ErrorDetails {
  readonly code?: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  readonly fields: FieldErrors;
}

/** Messages by field name, in camelCase, as the gateway answers them in `extensions.fields`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The field errors of a failed call; empty when it failed for another reason. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return Object.assign({}, ...error.errors.map(({ extensions }) => errorDetails(extensions).fields));
}

/** The code of a failed call, for example `auth.credentials`. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors
    .map(({ extensions }) => errorDetails(extensions).code)
    .find((code) => code !== undefined);
}

/** The value of this name in the extensions of a failed call's error with this code; undefined for other failures. */
export function errorDetail(error: unknown, code: string, name: string): unknown {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => extensions?.['code'] === code)?.extensions?.[name];
}

/** The message of a failed call that the server behind the gateway does not have; null for any other failure. */
export function notOfferedText(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const missing = error.errors.find(({ extensions }) => errorDetails(extensions).code === 'NOT_OFFERED');
  return missing?.message ?? null;
}

/**
 * Whether the server refused a call because its target has changed (409) or is no longer permitted (403). Permissions
 * are checked on screen as far as they are known there, so a 403 also means a change.
 */
export const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => [409, 403].includes(errorDetails(extensions).status ?? 0));

/** Whether the server has said that it did nothing: after any other failure the change may have been done. */
export const isRefusal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.every(({ extensions }) => {
    const { status = 500, code } = errorDetails(extensions);
    return status >= 400 && status < 500 && code !== 'idempotency.in_progress';
  });

/** Seconds after which a busy server accepts a retry; undefined after any other failure. */
export function busySeconds(error: unknown): number | undefined {
  const errors = ServerError.is(error)
    ? refusalErrors(error)
    : CombinedGraphQLErrors.is(error)
      ? error.errors
      : [];
  return errors
    .map(({ extensions }) => errorDetails(extensions))
    .find(({ status, retryAfterSeconds }) => status === 503 && retryAfterSeconds !== undefined)
    ?.retryAfterSeconds;
}

function noticeLines(details: ErrorDetails & { message: string }): string[] {
  const { message, code, fields, retryAfterSeconds } = details;
  if (code === 'NETWORK_ERROR') return [errorMessages.network];
  if (code === 'rate_limited' && retryAfterSeconds !== undefined) {
    return [errorMessages.rateLimited(retryAfterSeconds)];
  }
  const lines = Object.entries(fields).flatMap(([name, messages]) =>
    messages.map((fieldMessage) => errorMessages.field(fieldName(name), fieldMessage)),
  );
  return lines.length > 0 ? lines : [message === '' ? errorMessages.unknown : message];
}

function errorDetails(extensions: Readonly<Record<string, unknown>> | undefined): ErrorDetails {
  const { code, status, retryAfterSeconds, fields } = extensions ?? {};
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, strings(messages)]))
      : {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Browsers reject an aborted request with a DOMException, which is not an Error in every browser. */
const isAborted = (error: unknown): boolean => isRecord(error) && error['name'] === 'AbortError';
