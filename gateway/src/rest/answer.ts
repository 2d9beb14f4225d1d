import {
  InvalidAnswerError,
  NotOfferedError,
  RestError,
  unauthenticated,
  UnreachableError,
  wrongCredentials,
} from '../errors/rest-error.ts';
import type { ItemWarnings, Warning } from '../errors/rest-error.ts';
import { readBody } from './contract/contract.ts';
import type { DeviationObserver } from './contract/breaches.ts';
import type { RestCall } from './declaration.ts';
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
  const error = isRecord(body) ? body['error'] : null;
  const isDescribed = isRecord(error) && isCode(error['code']);
  if (call.notOffered !== '' && nothingThere.has(answer.status) && !(isDescribed && mayLackRecord(call)))
    return new NotOfferedError(call.notOffered);
  if (answer.status === 401 && (!isDescribed || !isAboutSignIn(call, error)))
    return call.public ? wrongCredentials() : unauthenticated();
  if (answer.status >= 400 && isRecord(error) && isCode(error['code']))
    return new RestError(
      answer.status,
      error['code'],
      typeof error['message'] === 'string' ? error['message'] : 'The request was refused',
      {
        fields: readFields(error['fields']),
        warnings: readWarnings(error['warnings']),
        retryAfterSeconds: readSeconds(answer.headers['retry-after']),
      },
    );
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
const isAboutSignIn = (call: RestCall, error: Readonly<Record<string, unknown>>): boolean =>
  call.public || error['code'] === 'auth.credentials';

/** One word, so that no message or SQL is taken for a code. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]\w{0,60}(\.\w{1,60}){0,3}$/i.test(value);

const invalid = (call: RestCall, answer: RawAnswer, what: string): InvalidAnswerError =>
  new InvalidAnswerError(`The answer ${answer.status} to ${call.method} ${call.path} ${what}`);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Retry-After in seconds; RFC 9110 allows a date as well, which REST v1 does not send. */
const readSeconds = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null;

function readFields(value: unknown): RestError['fields'] {
  if (!isRecord(value)) return null;
  const fields = Object.entries(value).flatMap(([name, messages]): [string, string[]][] => {
    const texts = (Array.isArray(messages) ? messages : [messages]).filter(
      (text) => typeof text === 'string',
    );
    return texts.length === 0 ? [] : [[name, texts]];
  });
  return Object.fromEntries(fields);
}

function readWarnings(value: unknown): readonly ItemWarnings[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isRecord).map((item) => ({
    job_id: typeof item['job_id'] === 'string' ? item['job_id'] : null,
    warnings: (Array.isArray(item['warnings']) ? item['warnings'] : [])
      .filter(isWarning)
      .map(({ code, message }) => ({ code, message })),
  }));
}

const isWarning = (value: unknown): value is Warning =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';
