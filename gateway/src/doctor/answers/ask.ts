import { randomUUID } from 'node:crypto';
import { InvalidAnswerError, RestError, UnreachableError } from '../../errors/rest-error.ts';
import { readAnswer } from '../../rest/answer.ts';
import type { DeviationObserver } from '../../rest/contract/breaches.ts';
import type { Deviation } from '../../rest/contract/notes.ts';
import type { RestCall } from '../../rest/declaration.ts';
import { Transport } from '../../rest/exchange/transport.ts';
import { headerText } from '../../rest/exchange/outcome.ts';
import type { RawAnswer } from '../../rest/exchange/transport.ts';
import type { Query } from '../../rest/query-string.ts';
import { addressOf } from '../../rest/request.ts';
import type { Question } from './question.ts';

/** One request: a question with the ids that it needs. */
export type Asked = Readonly<{
  question: Question;
  path: Readonly<Record<string, string>>;
  query: Query;
  /** The ids of a batch, in the order in which they are asked for. */
  ids: readonly string[];
}>;

export type Outcome =
  /** `body` has the values as the gateway reads them, `answered` as they came. */
  | Readonly<{ kind: 'read'; body: unknown; answered: unknown; deviations: readonly Deviation[] }>
  /** The server does not have the call, or the row. */
  | Readonly<{ kind: 'lacking'; status: number }>
  /** The user of the token may not read it. */
  | Readonly<{ kind: 'refused'; status: number }>
  | Readonly<{ kind: 'failed'; status: number; reason: string }>;

export type Reply = Readonly<{ asked: Asked; milliseconds: number; outcome: Outcome }>;

export type Server = Readonly<{ restApiUrl: string; token: string; timeoutMs: number }>;

/** Requests at once: the server may be at work. */
const atOnce = 4;

/** Asks all questions and those below them, a level after the other. Sends nothing but GET. */
export async function askAll(questions: readonly Question[], server: Server): Promise<readonly Reply[]> {
  const transport = new Transport({ baseUrl: server.restApiUrl, connections: atOnce });
  const replies: Reply[] = [];
  try {
    let level: readonly Asked[] = questions.map((question) => ({
      question,
      path: {},
      query: question.query,
      ids: [],
    }));
    while (level.length > 0) {
      const answers = await inTurns(level, (asked) => ask(transport, asked, server));
      replies.push(...answers);
      level = answers.flatMap(nextOf);
    }
  } finally {
    await transport.close();
  }
  return replies;
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** The requests that need ids of this answer. */
function nextOf({ asked, outcome }: Reply): readonly Asked[] {
  if (outcome.kind !== 'read') return [];
  return asked.question.below.flatMap((question): readonly Asked[] => {
    const { from, batch } = question;
    if (from === null) return [];
    const ids = [...new Set(from.rows(outcome.body).map(from.idOf))].filter(isId).slice(0, from.most);
    if (batch !== null && ids.length > 0)
      return [{ question, path: {}, query: { ...question.query, [from.parameter]: ids }, ids }];
    return batch === null ? ids.map((id) => withId(asked, question, from.parameter, id)) : [];
  });
}

/** An id with other characters could be anything, such as a name. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

function withId(above: Asked, question: Question, parameter: string, id: string): Asked {
  const inPath = question.call.path.includes(`{${parameter}}`);
  const value = parameter.endsWith('[]') ? [id] : id;
  return {
    question,
    path: inPath ? { ...above.path, [parameter]: id } : above.path,
    query: inPath ? question.query : { ...question.query, [parameter]: value },
    ids: [],
  };
}

async function ask(transport: Transport, asked: Asked, server: Server): Promise<Reply> {
  const began = performance.now();
  const outcome = await exchange(transport, asked, server);
  return { asked, outcome, milliseconds: Math.ceil(performance.now() - began) };
}

async function exchange(
  transport: Transport,
  { question: { call }, path, query }: Asked,
  { token, timeoutMs }: Server,
): Promise<Outcome> {
  try {
    const answer = await transport.send(
      {
        method: 'GET',
        path: addressOf(call, { path, query }),
        headers: {
          accept: call.answers === 'text' ? 'text/csv, text/plain' : 'application/json',
          authorization: `Bearer ${token}`,
          'x-request-id': randomUUID(),
        },
        body: null,
      },
      call.timeoutMs ?? timeoutMs,
      null,
    );
    return outcomeOf(call, answer);
  } catch (error) {
    return failure(error);
  }
}

const lackingStatuses: ReadonlySet<number> = new Set([404, 405, 501]);

function outcomeOf(call: RestCall, answer: RawAnswer): Outcome {
  const { status } = answer;
  if (lackingStatuses.has(status)) return { kind: 'lacking', status };
  if (status === 401 || status === 403) return { kind: 'refused', status };
  try {
    const deviations: Deviation[] = [];
    const observe: DeviationObserver = (_call, found) => deviations.push(...found);
    const body = readAnswer(call, answer, { observe, everything: true });
    const answered: unknown = call.answers === 'text' ? null : JSON.parse(answer.text);
    return { kind: 'read', body, answered, deviations };
  } catch (error) {
    return failure(error, answer);
  }
}

/**
 * @param answer the one that could not be used; null without any
 * @throws what is no failure of the server
 */
function failure(error: unknown, answer: RawAnswer | null = null): Outcome {
  const status = answer?.status ?? 0;
  if (error instanceof RestError) {
    const fields = Object.keys(error.fields ?? {}).filter((name) => /^[\w[\].]{1,40}$/.test(name));
    const about = fields.length === 0 ? '' : ` about ${fields.join(', ')}`;
    return { kind: 'failed', status, reason: `answers ${error.status} (${error.code})${about}` };
  }
  if (error instanceof UnreachableError) {
    if (answer !== null) return { kind: 'failed', status, reason: `answers ${status}` };
    const reason = error.status === 504 ? 'does not answer in time' : 'gives no answer';
    return { kind: 'failed', status, reason };
  }
  if (error instanceof InvalidAnswerError)
    return { kind: 'failed', status, reason: unreadable(error, answer) };
  throw error;
}

function unreadable({ message }: Error, answer: RawAnswer | null): string {
  if (answer === null) return `cannot be read: ${message}`;
  const { status, text } = answer;
  if (status >= 300) return `answers ${status}, and no error in the form of REST v1`;
  const [type = ''] = headerText(answer, 'content-type').split(';');
  const what = text === '' ? 'nothing' : /^[\w.+/-]{1,60}$/.test(type) ? type : 'a body';
  return `answers ${status} with ${what} that is not the JSON of the contract`;
}
