import { valueAt } from '../support/client.ts';
import {
  type Contract,
  type Operation,
  type Parameter,
  readContract,
  resolved,
  type Schema,
} from '../support/contract.ts';
import type { RecordedCall } from './recording.ts';
import { fieldsOf, openSession, type Session, type Target } from './replay.ts';

type Question = Omit<RecordedCall, 'status'> & { status?: number };

/** Makes the recording from a running product with the demo data: sends all calls, and records the answers. */
export async function record(target: Target): Promise<RecordedCall[]> {
  const contract = readContract();
  const session = await openSession(target);
  const calls: RecordedCall[] = [];
  for (const question of questions(contract)) {
    const call = await answered(session, question);
    if (call) calls.push(call);
  }
  await session.close();
  return calls;
}

/** The call with its answer; undefined when the demo data has nothing for it. */
async function answered(session: Session, question: Question): Promise<RecordedCall | undefined> {
  const { operation, as, method, path, body, headers, keep, rows, key, where, seek, demo } = question;
  const expected = question.status ?? 200;
  const tried = await session.try({ ...question, status: expected, seek: true });
  if (tried === undefined) {
    console.error(`Nothing to ask ${method} ${path} of`);
    return undefined;
  }
  const { answer, sought } = tried;
  const code = valueAt(answer.json, 'error', 'code');
  const fields = fieldsOf(answer);
  if (answer.status !== expected)
    console.error(
      `${method} ${path} answered ${answer.status}, not ${expected}: ${answer.text.slice(0, 200)}`,
    );
  return {
    operation,
    as,
    method,
    path,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    status: answer.status,
    ...(typeof code === 'string' && { code }),
    ...(fields.length > 0 && { fields }),
    ...(keep !== undefined && { keep }),
    ...(rows !== undefined && { rows }),
    ...(key !== undefined && { key }),
    ...(where !== undefined && { where }),
    ...((seek || sought) && { seek: true as const }),
    ...(demo && { demo }),
  };
}

function questions(contract: Contract): Question[] {
  // A later call may need what an earlier one keeps.
  const ordered = contract.operations.toSorted((one, other) => order(one) - order(other));
  // A stream of events does not end.
  const reads = ordered.filter(
    ({ method, path }) => method === 'GET' && !path.startsWith('/files/') && path !== '/events',
  );
  const writes = ordered.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/files/'));
  return [
    ...reads.flatMap((operation) => readsOf(contract, operation)),
    ...reads.flatMap((operation) => refusedReads(contract, operation)),
    ...writes.flatMap((operation) => refusedWrites(contract, operation)),
    ...signInFailures,
  ].map((question) => (later.test(question.path) ? { ...question, demo: true } : question));
}

/** Calls that the original contract did not have: another REST v1 may lack them. */
const later = /background-work|saved-views|preferences|presence|comments\}|review-marks/;

const order = (operation: Operation): number =>
  operation.path.split('{').length * 2 + (requiredParameters(operation).length > 0 ? 1 : 0);

const requiredParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter) => parameter.in === 'query' && parameter.required);

/** The required query of a call, with its question mark; empty without one. */
const requiredQuery = (contract: Contract, operation: Operation): string =>
  requiredParameters(operation)
    .map(({ name, schema }, index) => `${index === 0 ? '?' : '&'}${name}=${example(contract, name, schema)}`)
    .join('');

/** `/customers/{id}/campaigns` keeps the ids for `/customers/{id}/campaigns/{cid}`, as "customers campaigns". */
const nameOf = (list: string): string =>
  list
    .replace(/\/\{\w+\}/g, '')
    .slice(1)
    .replaceAll('/', ' ');

/** A form of the demo data; the API has no list of forms. */
const demoForm = 'demo-plain';
/** The tasks of a report come with the report. */
const reportTasks = '/jobs/{id}/report/tasks';

/** The path with everything up to its last parameter replaced by ids from the list before it. */
function askedPath(contract: Contract, path: string): string {
  if (path.includes('{formId}')) return path.replace('{formId}', demoForm);
  const last = path.lastIndexOf('/{');
  if (last < 0) return path;
  const list = path.slice(0, last);
  const rest = path.slice(last + 2).replace(/^\w+\}/, '');
  const isListed =
    list === reportTasks ||
    contract.operations.some((operation) => operation.method === 'GET' && operation.path === list);
  return isListed ? `{${nameOf(list)}}${rest}` : `${askedPath(contract, list)}/1${rest}`;
}

const isList = (contract: Contract, operation: Operation): boolean => {
  const schema = operation.answers['200']?.['application/json']?.schema;
  return schema !== undefined && resolved(contract, schema).properties?.['data']?.type === 'array';
};

const isPaged = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'per_page');

/** Each read once, a list with each of its filters once, and sorted by its last column. */
function readsOf(contract: Contract, operation: Operation): Question[] {
  const { operationId, path, parameters } = operation;
  const at = askedPath(contract, path);
  const ask = (query: string, more: Partial<Question> = {}): Question => ({
    operation: operationId,
    as: 'owner',
    method: 'GET',
    path: `${at}${query}`,
    ...more,
  });
  const first = requiredQuery(contract, operation);
  const more = first === '' ? '?' : '&';
  if (`${path}/tasks` === reportTasks)
    return [ask('', { keep: nameOf(reportTasks), rows: 'tasks', key: 'task_id', where: 'item_count' })];
  if (!isList(contract, operation)) return [ask(first, path.includes('{formId}') ? { demo: true } : {})];
  const limit = parameters.find(({ name }) => name === 'per_page')?.schema.maximum;
  const largest = Math.min(limit ?? 2_000, 2_000);
  const filters = parameters.filter(
    ({ name, in: place }) => place === 'query' && !['page', 'per_page', 'keyword'].includes(name),
  );
  return [
    ask(`${first}${isPaged(operation) ? `${more}per_page=${largest}` : ''}`, {
      keep: nameOf(path),
      ...keyOf(contract, operation),
    }),
    ...filters
      .filter(({ required: isRequired }) => !isRequired)
      .map(({ name, schema }) =>
        ask(
          `${first}${more}${name}${schema.type === 'object' ? '[category]' : ''}=${example(contract, name, schema)}`,
        ),
      ),
    ...(parameters.some(({ name }) => name === 'page') ? [ask(`${first}${more}page=2&per_page=3`)] : []),
    ...(isPaged(operation) && limit === undefined ? [ask(`${first}${more}per_page=20000`)] : []),
  ];
}

/** The property by which calls below a list name its rows, where that is not `id`. */
function keyOf(contract: Contract, { path }: Operation): { key?: string } {
  const below = contract.operations.find((operation) => operation.path.startsWith(`${path}/{`));
  const parameter = below?.path.slice(path.length + 2).replace(/\}.*/, '') ?? 'id';
  const noun = parameter.replace(/Id$/, '');
  const list = contract.operations.find((operation) => operation.method === 'GET' && operation.path === path);
  const answer = list?.answers['200']?.['application/json']?.schema;
  const rows = answer && resolved(contract, answer).properties?.['data']?.items;
  const row = (rows && resolved(contract, rows).properties) ?? {};
  if (noun !== parameter && `${noun}_id` in row) return { key: `${noun}_id` };
  return !('id' in row) && noun in row ? { key: `${noun}.id` } : {};
}

/** A valid value of a parameter: the last of its choices, or one that fits its name. */
function example(contract: Contract, name: string, given: Schema): string {
  const schema = resolved(contract, given);
  if (schema.items) return example(contract, name.replace('[]', ''), schema.items);
  if (schema.enum) return String(schema.enum.at(-1));
  if (schema.anyOf?.[0]) return example(contract, name, schema.anyOf[0]);
  switch (schema.format) {
    case 'numeric-id':
      return name.endsWith('_id') ? `{${name.slice(0, -3)}s}` : '1';
    case 'job-id':
      return '10001-1';
    case 'date':
      return '2026-01-31';
    case 'date-time':
    case 'instant-input':
      return '2026-01-31T00:00:00Z';
    default:
  }
  if (schema.type === 'boolean') return 'true';
  if (schema.type === 'integer' || schema.type === 'number') return String(schema.minimum ?? 1);
  if (name.startsWith('country')) return 'GB';
  return schema.pattern === undefined ? 'a' : '1';
}

/** The error cases of every read. */
function refusedReads(contract: Contract, operation: Operation): Question[] {
  const { operationId, path, parameters, isPublic } = operation;
  const at = askedPath(contract, path);
  const refuse = (status: number, more: Partial<Question>): Question => ({
    operation: operationId,
    as: 'owner',
    method: 'GET',
    path: `${at}${query}`,
    status,
    ...more,
  });
  const query = requiredQuery(contract, operation);
  const more = query === '' ? '?' : '&';
  const last = path.lastIndexOf('/{');
  const names = new Set(parameters.map(({ name }) => name));
  return [
    ...(isPublic ? [] : [refuse(401, { as: 'nobody' })]),
    ...(operation.permission.includes('.') && !maySometimes(operation.permission)
      ? [refuse(403, { as: 'reviewer' })]
      : []),
    ...(path.endsWith('}')
      ? [refuse(404, { path: `${askedPath(contract, path.slice(0, last))}/999999999999` })]
      : []),
    ...(names.has('sort') ? [refuse(422, { path: `${at}${query}${more}sort=nonsense` })] : []),
    ...(names.has('page') ? [refuse(422, { path: `${at}${query}${more}page=0&per_page=0` })] : []),
  ];
}

/** Refusals without an effect: no session, no permission, no JSON, another content type, an empty body. */
function refusedWrites(contract: Contract, operation: Operation): Question[] {
  const { operationId, method, path, body, isPublic, permission } = operation;
  const at = askedPath(contract, path);
  const refuse = (status: number, more: Partial<Question>): Question => ({
    operation: operationId,
    as: isPublic ? 'nobody' : 'owner',
    method,
    path: at,
    status,
    ...more,
  });
  const json = body['application/json']?.schema;
  const takesNothing = json !== undefined && (resolved(contract, json).required ?? []).length > 0;
  return [
    ...(isPublic ? [] : [refuse(401, { as: 'nobody' })]),
    ...(/^(all of|any of): /.test(permission) && !maySometimes(permission)
      ? [refuse(403, { as: 'reviewer' })]
      : []),
    ...(json === undefined
      ? []
      : [
          refuse(400, { body: '{"broken', headers: { 'content-type': 'application/json' } }),
          refuse(415, { body: '<a/>', headers: { 'content-type': 'application/xml' } }),
        ]),
    ...(takesNothing ? [refuse(422, { body: {} })] : []),
  ];
}

/** A reviewer views, reviews and shares jobs. */
const maySometimes = (permission: string): boolean => /jobs\.(view|review|share)/.test(permission);

const signInFailures: Question[] = [
  {
    operation: 'login',
    as: 'nobody',
    method: 'POST',
    path: '/auth/login',
    body: { email: 'nobody@shepherd.test', password: 'Wrong1' },
    status: 401,
  },
  {
    operation: 'login',
    as: 'nobody',
    method: 'POST',
    path: '/auth/login',
    body: { email: 'disabled@shepherd.test', password: 'Shepherd1' },
    status: 403,
    demo: true,
  },
  {
    operation: 'login',
    as: 'nobody',
    method: 'POST',
    path: '/auth/login',
    body: { email: 'invited@shepherd.test', password: 'Shepherd1' },
    status: 401,
    demo: true,
  },
  {
    operation: 'checkMailedLink',
    as: 'nobody',
    method: 'POST',
    path: '/auth/check-link',
    body: { token: 'unknown', purpose: 'reset' },
    status: 422,
  },
  {
    operation: 'resetPassword',
    as: 'nobody',
    method: 'POST',
    path: '/auth/reset-password',
    body: { token: 'unknown', password: 'Shepherd1' },
    status: 422,
  },
  {
    operation: 'activate',
    as: 'nobody',
    method: 'POST',
    path: '/auth/activate',
    body: { token: 'unknown', password: 'weak' },
    status: 422,
  },
];
