import { InvalidAnswerError, NotOfferedError, RestError, UnreachableError } from '../errors/rest-error.ts';
import type { ItemWarnings, Warning } from '../errors/rest-error.ts';
import type { RestCall } from './declaration.ts';
import type { RawAnswer } from './transport.ts';

/**
 * Interprets an HTTP answer: the value of a success (null without a body), or an exception.
 * @throws RestError for an error that REST v1 describes, NotOfferedError where it does not have the call,
 * UnreachableError for a proxy's, InvalidAnswerError for the rest
 */
export function readAnswer(call: RestCall, answer: RawAnswer): unknown {
  if (answer.status >= 200 && answer.status < 300) {
    if (call.answers === 'outcome') return answer.status === 204 ? 'no_data' : 'emailed';
    if (answer.status === 204 && call.empty) return null;
    if (call.answers === 'text') return answer.text;
    const value = parseJson(answer.text);
    if (typeof value !== 'object' || value === null)
      throw invalid(call, answer, 'is neither an object nor a list');
    if (!hasRows(value)) throw invalid(call, answer, 'has rows that are none');
    return value;
  }
  throw readError(call, answer);
}

/** Statuses for a path or a method that a server does not have. */
const nothingThere: ReadonlySet<number> = new Set([404, 405, 501]);

function readError(call: RestCall, answer: RawAnswer): Error {
  if (call.notOffered !== '' && nothingThere.has(answer.status)) return new NotOfferedError(call.notOffered);
  const body = parseJson(answer.text);
  const error = isRecord(body) ? body['error'] : null;
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

/** One word, so that no message or SQL is taken for a code. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]\w{0,60}(\.\w{1,60}){0,3}$/i.test(value);

/** Rows of a list are objects or names; only other answers may be anything. */
const hasRows = (value: object): boolean => {
  const rows: unknown = Reflect.get(value, 'data');
  return !Array.isArray(rows) || rows.every((row) => typeof row === 'string' || isRecord(row));
};

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
