import type { ChangedJob, ItemWarnings, PersonName, RestError, Warning } from '../errors/rest-error.ts';

/** An error as a server describes it. */
export type DescribedError = Readonly<{ code: string; message: string }> &
  Partial<Pick<RestError, 'fields' | 'warnings' | 'jobs'>>;

type Body = Readonly<Record<string, unknown>>;

/** An error in the contract's form; null for any other body. */
export function readContractError(body: unknown): DescribedError | null {
  const error = isRecord(body) ? body['error'] : null;
  if (!isRecord(error) || !isCode(error['code'])) return null;
  return {
    code: error['code'],
    message: typeof error['message'] === 'string' ? error['message'] : refused,
    fields: readFields(error['fields']),
    warnings: readWarnings(error['warnings']),
    jobs: readChangedJobs(error['jobs']),
  };
}

/**
 * An error as a problem document (RFC 9457, and 7807 before it), or as Laravel and similar frameworks word it. Null for
 * any other body, and for a status without a plain meaning.
 */
export function readOtherError(status: number, body: unknown): DescribedError | null {
  const code = codeOfStatus.get(status);
  if (code === undefined || !isRecord(body)) return null;
  const said = [body['detail'], body['message'], body['title']].find(isText);
  if (said === undefined) return null;
  // The server's words for a missing record name its classes.
  const message = status !== 404 && isPlainSentence(said) ? said : (ownMessages.get(status) ?? refused);
  const fields = readOtherFields(body);
  return { code: fields ? 'validation.failed' : code, message, fields };
}

const refused = 'The request was refused';

/** The contract's code for the plain meaning of a status. 401 and server errors have their own rules. */
const codeOfStatus: ReadonlyMap<number, string> = new Map([
  [400, 'request.malformed'],
  [403, 'auth.forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [412, 'precondition.failed'],
  [413, 'request.too_large'],
  [415, 'request.unsupported_media_type'],
  [422, 'validation.failed'],
  [429, 'rate_limited'],
]);

/** Instead of words that are not for users. */
const ownMessages: ReadonlyMap<number, string> = new Map([
  [403, 'You do not have permission to do this'],
  [404, 'Not found'],
  [422, 'Please check the fields'],
  [429, 'Too many tries. Please wait'],
]);

/** Words, numbers and the punctuation of sentences. */
const sentence = /^[\p{L}\p{M}\p{N} .,;:!?'"’“”«»%£€$()_/+–-]{1,300}$/u;
/** Names of classes, files and hosts, paths, and SQL. */
const technical = /\p{L}[.:]\p{L}|\/\S*\/|:\/|\(\/|\b(SELECT|INSERT|UPDATE|DELETE|SQLSTATE)\b/u;

/** A framework in its debug mode puts everything into messages. */
const isPlainSentence = (text: string): boolean =>
  sentence.test(text) && !technical.test(text) && /\p{L}/u.test(text);

/** Messages about fields: by name, or as a list of items that name their field. */
function readOtherFields(body: Body): RestError['fields'] {
  const { errors, 'invalid-params': parameters } = body;
  const list = [errors, parameters].find((value) => Array.isArray(value));
  if (!list) return plainOnly(readFields(errors));
  const named = list.filter(isRecord).flatMap((item): [string, string][] => {
    const name = [item['field'], item['name'], item['parameter'], item['pointer']].find(isText);
    const message = [item['detail'], item['message'], item['reason']].find(isText);
    return name === undefined || message === undefined ? [] : [[fieldOf(name), message]];
  });
  const byName = Map.groupBy(named, ([name]) => name);
  return plainOnly(
    Object.fromEntries([...byName].map(([name, items]) => [name, items.map(([, message]) => message)])),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** `#/address/city`, a JSON pointer → `address.city`. */
const fieldOf = (name: string): string => name.replace(/^#?\//, '').replaceAll('/', '.');

function plainOnly(fields: RestError['fields']): RestError['fields'] {
  const plain = Object.entries(fields ?? {}).flatMap(([name, messages]): [string, readonly string[]][] => {
    const shown = messages.filter(isPlainSentence);
    return shown.length === 0 ? [] : [[name, shown]];
  });
  return plain.length === 0 ? null : Object.fromEntries(plain);
}

/** One word, so that no message or SQL is taken for a code. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]\w{0,60}(\.\w{1,60}){0,3}$/i.test(value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

function readChangedJobs(value: unknown): readonly ChangedJob[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isRecord).flatMap((job) => {
    const text = (name: string): string | null => (typeof job[name] === 'string' ? job[name] : null);
    const id = text('id');
    if (id === null) return [];
    return {
      id,
      title: text('title'),
      status: text('status'),
      agent: isPersonName(job['agent']) ? job['agent'] : null,
      reviewer: isPersonName(job['reviewer']) ? job['reviewer'] : null,
      market_offer_id: text('market_offer_id'),
      changed_by: text('changed_by'),
      changed_at: text('changed_at'),
      event: text('event'),
    };
  });
}

const isPersonName = (value: unknown): value is PersonName =>
  isRecord(value) && ['id', 'first_name', 'last_name'].every((name) => typeof value[name] === 'string');

const isWarning = (value: unknown): value is Warning =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';
