import { graphqlClient, type GraphqlAnswer } from '../support/graphql-client.ts';
import type { ConsoleQuery } from './console-queries.ts';
import { differences, isAtOrAbove, type Path, rowsIn } from './differences.ts';
import { type Exchange, type ForeignRest, rowsSent, sessionOf } from './foreign-rest.ts';
import type { Mode } from './mode.ts';
import { plain } from './modes/modes.ts';

/** A query with its answer in front of REST v1 itself. */
type Known = Readonly<{
  query: ConsoleQuery;
  data: unknown;
  exchanges: readonly Exchange[];
  /** Whether it answers all rows that REST v1 sends for it; others read totals, or rows of other calls. */
  isList: boolean;
}>;

export type ModeRun = Readonly<{
  mode: string;
  /** Queries for which the mode changes an answer of REST v1. */
  queries: number;
  rowsSent: number;
  rowsAnswered: number;
  errors: number;
  errorsWithoutPath: number;
  /** What is wrong, with the query and the place; none in a healthy run. */
  findings: readonly string[];
}>;

export type Matrix = Readonly<{ queries: number; lists: number; run: (mode: Mode) => Promise<ModeRun> }>;

export type MatrixOptions = Readonly<{
  foreign: ForeignRest;
  graphqlUrl: string;
  token: string;
  queries: readonly ConsoleQuery[];
  /** Queries at the same time. */
  parallel: number;
}>;

type Asked = Readonly<{ answer: GraphqlAnswer; exchanges: readonly Exchange[] }>;

/** Compares the answers to the console's queries in front of a foreign server with those in front of REST v1 itself. */
export async function prepareMatrix(options: MatrixOptions): Promise<Matrix> {
  const { foreign, queries, parallel } = options;
  foreign.use(plain);
  const known = await mapInParallel(queries, parallel, async (query): Promise<Known> => {
    const { answer, exchanges } = await ask(options, query);
    if (answer.errors.length > 0) throw new Error(`${query.name} fails: ${JSON.stringify(answer.errors)}`);
    const rows = rowsSent(exchanges);
    return { query, data: answer.data, exchanges, isList: rows > 0 && rows === rowsIn(answer.data) };
  });
  return {
    queries: known.length,
    lists: known.filter(({ isList }) => isList).length,
    async run(mode) {
      foreign.use(mode);
      const concerned = known.filter(({ exchanges }) => exchanges.some((one) => isChanged(mode, one)));
      const runs = await mapInParallel(concerned, parallel, async (one) =>
        judge(mode, one, await ask(options, one.query)),
      );
      const sum = (name: 'rowsSent' | 'rowsAnswered' | 'errors' | 'errorsWithoutPath'): number =>
        runs.reduce((total, run) => total + run[name], 0);
      return {
        mode: mode.name,
        queries: concerned.length,
        rowsSent: sum('rowsSent'),
        rowsAnswered: sum('rowsAnswered'),
        errors: sum('errors'),
        errorsWithoutPath: sum('errorsWithoutPath'),
        findings: runs.flatMap(({ findings }) => findings),
      };
    },
  };
}

/** Numbers the requests, so that each finds its exchanges again. */
let requests = 0;

async function ask({ foreign, graphqlUrl, token }: MatrixOptions, query: ConsoleQuery): Promise<Asked> {
  requests += 1;
  const requestId = `${query.name}-${requests}`;
  // Requests of one session share their reads, and each needs its own.
  const authorization = `Bearer ${sessionOf(token, requestId)}`;
  const client = graphqlClient(graphqlUrl, { authorization, 'x-request-id': requestId });
  const answer = await client(query.text, query.variables);
  return { answer, exchanges: foreign.takeExchanges(requestId) };
}

/** Whether the mode answers a call otherwise than REST v1. */
const isChanged = (mode: Mode, { call, given }: Exchange): boolean =>
  mode.headers !== undefined ||
  mode.send !== undefined ||
  (mode.redirect?.(call) ?? null) !== null ||
  (mode.refuse?.(call) ?? null) !== null ||
  (given !== undefined && JSON.stringify(mode.reword(given, call)) !== JSON.stringify(given));

type Judged = Readonly<
  Pick<ModeRun, 'rowsSent' | 'rowsAnswered' | 'errors' | 'errorsWithoutPath'> & {
    findings: readonly string[];
  }
>;

function judge(mode: Mode, { query, data, isList }: Known, { answer, exchanges }: Asked): Judged {
  const findings: string[] = [];
  const find = (text: string): void => void findings.push(`${query.name}: ${text}`);
  const errors = answer.errors.map(({ path = [], extensions }) => ({
    path,
    code: String(extensions['code']),
  }));
  if (answer.status !== 200) find(`status ${answer.status}`);

  const codes = codesOf(mode);
  for (const { path, code } of errors) {
    if (!codes.has(code)) find(`${code} at ${nameOf(path)}`);
    if (path.length < 2 && !mode.failsCalls) find(`an error without a place: ${nameOf(path)}`);
    if (valueAt(answer.data, path) != null) find(`an error at a value: ${nameOf(path)}`);
  }
  const places = errors.map(({ path }) => path.join('.'));
  for (const place of places.filter((one, index) => places.indexOf(one) !== index))
    find(`two errors at ${place}`);

  const changed = mode.outcome === 'other' ? [] : differences(data, answer.data);
  for (const { path, before, now } of changed) {
    if (mode.mayArrive?.includes(now) === true || mode.mayDiffer?.test(nameOf(path)) === true) continue;
    const isTold = errors.some((error) => isAtOrAbove(path, error.path));
    const isGap = mode.outcome === 'empty' && (now === null || (Array.isArray(now) && now.length === 0));
    if (mode.outcome === 'read' || (!(now === null && isTold) && !isGap))
      find(`${nameOf(path)} was ${brief(before)} and is ${brief(now)}`);
  }
  const sent = isList ? rowsSent(exchanges) : 0;
  const answered = isList ? rowsIn(answer.data) : 0;
  if (sent !== answered) find(`${answered} rows of ${sent}`);
  return {
    rowsSent: sent,
    rowsAnswered: answered,
    errors: errors.length,
    errorsWithoutPath: errors.filter(({ path }) => path.length < 2 && !mode.failsCalls).length,
    findings,
  };
}

const notOffered = 'NOT_OFFERED';

function codesOf({ outcome, refuse }: Mode): ReadonlySet<string> {
  if (outcome === 'read') return new Set();
  return new Set(['UNKNOWN_VALUE', 'INVALID_UPSTREAM_ANSWER', ...(refuse ? [notOffered] : [])]);
}

/** Without positions, so that the same fault of many rows reads the same. */
const nameOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.');

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'missing').slice(0, 60);

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : null;
  return value;
}

async function mapInParallel<Item, Result>(
  items: readonly Item[],
  parallel: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return results;
}
