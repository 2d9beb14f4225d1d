import { type AnswerCheck, answerCheck } from '../support/answers.ts';
import { restClient, type RestAnswer, type RestClient, signIn, valueAt } from '../support/client.ts';
import { type Contract, readContract } from '../support/contract.ts';
import type { RecordedCall, Sender } from './recording.ts';

export type Credentials = { email: string; password: string };

export type Target = {
  /** Ends in `/v1`. */
  base: string;
  owner: Credentials;
  /** Without it the calls of the reviewer are skipped. */
  reviewer?: Credentials;
  /** Whether it has the demo data. */
  isDemo: boolean;
};

export type Replayed = {
  call: RecordedCall;
  /** Differences from the contract or the recording; empty without any. */
  problems: string[];
  /** Why it was skipped: there is no data for it, or no account. */
  leftOut?: string;
};

/** Rows of a list that are tried in search of one that answers as recorded. */
const candidates = 1_500;

/** Replays a recording against a running REST v1 and checks every answer against the contract. */
export async function replay(recording: readonly RecordedCall[], target: Target): Promise<Replayed[]> {
  const session = await openSession(target);
  const replayed: Replayed[] = [];
  for (const call of recording) replayed.push(await session.play(call));
  await session.close();
  return replayed;
}

export type Session = {
  play: (call: RecordedCall) => Promise<Replayed>;
  /** Sends without expectations; undefined when nothing is kept under a name in the path. */
  try: (call: RecordedCall) => Promise<{ answer: RestAnswer; sought: boolean } | undefined>;
  close: () => Promise<void>;
};

/** Signs in, and stores what the calls keep. */
export async function openSession(target: Target): Promise<Session> {
  const client = restClient(target.base, 2);
  const contract = readContract();
  const check = answerCheck(contract);
  const kept = new Map<string, string[]>();
  const tokens: Partial<Record<Sender, string>> = {
    owner: await signIn(client, target.owner.email, target.owner.password),
    ...(target.reviewer && {
      reviewer: await signIn(client, target.reviewer.email, target.reviewer.password),
    }),
  };

  const attempt = async (call: RecordedCall): Promise<Attempt> => {
    const paths = resolve(call.path, kept);
    let first: Attempt;
    for (const path of paths.slice(0, call.seek || call.keep ? candidates : 1)) {
      const answer = await send(client, call, path, tokens[call.as]);
      const isSought =
        answer.status === call.status && (!call.keep || keptPaths(call, path, answer).length > 0);
      if (isSought) {
        if (call.keep) kept.set(call.keep, keptPaths(call, path, answer));
        return { answer, sought: first !== undefined };
      }
      first ??= { answer, sought: false };
    }
    return first;
  };

  return {
    try: attempt,
    async play(call) {
      if (call.demo && !target.isDemo) return { call, problems: [], leftOut: 'true of the demo data only' };
      if (call.as === 'reviewer' && tokens.reviewer === undefined)
        return { call, problems: [], leftOut: 'no account with few permissions was given' };
      const tried = await attempt(call);
      if (tried === undefined) return { call, problems: [], leftOut: `there is nothing for ${call.path}` };
      const isEmpty = call.keep !== undefined && keptPaths(call, '', tried.answer).length === 0;
      if (isEmpty && tried.answer.status === call.status && !target.isDemo)
        return { call, problems: [], leftOut: `there are no rows at ${call.path}` };
      return { call, problems: problemsOf(call, tried.answer, contract, check) };
    },
    close: () => client.close(),
  };
}

type Attempt = { answer: RestAnswer; sought: boolean } | undefined;

function send(client: RestClient, call: RecordedCall, path: string, token?: string): Promise<RestAnswer> {
  const { method, body, headers } = call;
  return client.send({
    method,
    path,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(call.as !== 'nobody' && token !== undefined && { token }),
  });
}

function resolve(path: string, kept: ReadonlyMap<string, string[]>): string[] {
  const [, name, rest = ''] = /^\{([^}]+)\}(.*)$/.exec(path) ?? [];
  return name === undefined
    ? [withIds(path, kept)]
    : (kept.get(name) ?? []).map((at) => `${at}${withIds(rest, kept)}`);
}

/** In a query `{name}` is a kept id. */
const withIds = (text: string, kept: ReadonlyMap<string, string[]>): string =>
  text.replace(/\{([^}]+)\}/g, (_, name: string) => kept.get(name)?.[0]?.split('/').at(-1) ?? '1');

/** The paths of the rows of an answer. */
function keptPaths(
  { rows = 'data', key = 'id', where }: RecordedCall,
  path: string,
  { json }: RestAnswer,
): string[] {
  const list = `${path.replace(/\?.*/, '')}${rows === 'data' ? '' : `/${rows}`}`;
  const found = valueAt(json, rows);
  if (!Array.isArray(found)) return [];
  return found.flatMap((row: unknown) => {
    const id = valueAt(row, ...key.split('.'));
    const isWanted = where === undefined || (valueAt(row, where) ?? null) !== null;
    return typeof id === 'string' && isWanted ? [`${list}/${encodeURIComponent(id)}`] : [];
  });
}

function problemsOf(
  call: RecordedCall,
  answer: RestAnswer,
  contract: Contract,
  check: AnswerCheck,
): string[] {
  const operation = contract.operations.find(({ operationId }) => operationId === call.operation);
  if (operation === undefined) return [`the contract has no operation ${call.operation}`];
  const problems: string[] = [];
  if (answer.status !== call.status)
    problems.push(`status ${answer.status} instead of ${call.status}: ${answer.text.slice(0, 300)}`);
  problems.push(...check(operation, answer));
  const code = valueAt(answer.json, 'error', 'code');
  if (call.code !== undefined && code !== call.code)
    problems.push(`code ${String(code)} instead of ${call.code}`);
  const fields = fieldsOf(answer);
  if (call.fields && call.fields.join() !== fields.join())
    problems.push(`fields ${fields.join()} instead of ${call.fields.join()}`);
  return problems;
}

export const fieldsOf = ({ json }: RestAnswer): string[] =>
  Object.keys(Object(valueAt(json, 'error', 'fields') ?? {})).toSorted();
