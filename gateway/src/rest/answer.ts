import {
  InvalidAnswerError,
  NotOfferedError,
  RestError,
  unauthenticated,
  UnreachableError,
  wrongCredentials,
} from '../errors/rest-error.ts';
import { readBody } from './contract/contract.ts';
import type { DeviationObserver } from './contract/breaches.ts';
import type { RestCall } from './declaration.ts';
import { readContractError, readOtherError } from './error-body.ts';
import type { DescribedError } from './error-body.ts';
import type { RawAnswer } from './exchange/transport.ts';

export type ReadOptions = Readonly<{
  observe?: DeviationObserver;
  /** Whether deviations of plain text are found as well. */
  everything?: boolean;
}>;

/**
 * Interprets an HTTP answer: the value of a success (null without a body), or an exception. Values in other forms than
 * the contract's are converted, and those that cannot be read are errors at their place.
 * @throws RestError for an error that REST v1 describes, NotOfferedError where it does not have the call,
 * UnreachableError for a proxy's, InvalidAnswerError for the rest
 */
export function readAnswer(
  call: RestCall,
  answer: RawAnswer,
  { observe, everything }: ReadOptions = {},
): unknown {
  if (answer.status >= 200 && answer.status < 300) {
    if (call.answers === 'outcome') return answer.status === 204 ? 'no_data' : 'emailed';
    if (answer.status === 204 && call.empty) return null;
    if (call.answers === 'text') return answer.text;
    const body = parseJson(answer.text);
    if (typeof body !== 'object' || body === null)
      throw invalid(call, answer, 'is neither an object nor a list');
    const { value, deviations } = readBody(call, body, everything);
    if (value instanceof Error) throw invalid(call, answer, 'is no object');
    if (deviations.length > 0) observe?.(call, deviations);
    return value;
  }
  throw readError(call, answer);
}

/** Statuses for a path or a method that a server does not have. */
const nothingThere: ReadonlySet<number> = new Set([404, 405, 501]);

function readError(call: RestCall, answer: RawAnswer): Error {
  const body = parseJson(answer.text);
  const described = readContractError(body);
  if (call.notOffered !== '' && nothingThere.has(answer.status) && !(described && mayLackRecord(call)))
    return new NotOfferedError(call.notOffered);
  if (answer.status === 401 && (!described || !isAboutSignIn(call, described)))
    return call.public ? wrongCredentials() : unauthenticated();
  // In other words than the contract's, 404 may be about the path as well.
  const isOfRecord = answer.status !== 404 || mayLackRecord(call);
  const error = described ?? (isOfRecord ? readOtherError(answer.status, body) : null);
  if (answer.status >= 400 && error)
    return new RestError(answer.status, error.code, error.message, {
      ...error,
      retryAfterSeconds: readRetryAfter(answer.headers),
    });
  // A proxy in front of REST v1 answers these itself when its upstream is down.
  if (answer.status === 502 || answer.status === 503) return new UnreachableError(502, `${answer.status}`);
  if (answer.status === 504) return new UnreachableError(504, '504');
  return invalid(call, answer, 'is not an error of REST v1');
}

/**
 * Whether 404 can be about the record in the path. The record around a read of one of its parts has been read before, by
 * the field that holds the call's field.
 */
const mayLackRecord = ({ safe, path }: RestCall): boolean => (safe ? path.endsWith('}') : path.includes('{'));

/** Every other 401 ends the session, in whatever words. */
const isAboutSignIn = (call: RestCall, { code }: DescribedError): boolean =>
  call.public || code === 'auth.credentials';

const invalid = (call: RestCall, answer: RawAnswer, what: string): InvalidAnswerError =>
  new InvalidAnswerError(`The answer ${answer.status} to ${call.method} ${call.path} ${what}`);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of Retry-After: a number, or a date (RFC 9110) compared with the server's own clock. */
function readRetryAfter({ 'retry-after': value, date }: RawAnswer['headers']): number | null {
  if (typeof value !== 'string') return null;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(String(date))) / 1_000;
  return seconds >= 0 && seconds < 1e6 ? Math.ceil(seconds) : null;
}
