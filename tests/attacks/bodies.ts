import { gzipSync } from 'node:zlib';
import type { Attack } from './attack.ts';
import { nest, postJson, postQuery } from './wire-request.ts';

const limit = 'QUERY_LIMIT_EXCEEDED';
const unreadable = 'BAD_REQUEST';

const refused = (name: string, bytes: Buffer, code: string, status = 400): Attack => ({
  name,
  bytes,
  status,
  code,
});
const json = (name: string, body: string | Buffer, code = unreadable): Attack =>
  refused(name, postJson(body), code);

const byId = 'query Q($ids: [ID!]) { orders(filter: { ids: $ids }) { items { id } } }';
const byFilter = 'query Q($filter: OrderFilter) { orders(filter: $filter) { items { id } } }';
const withVariables = (query: string, variables: string): string =>
  `{"query":${JSON.stringify(query)},"variables":${variables}}`;
const numbered = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_item, index) => [`v${index}`, index]));

/** Bodies that are malformed, too large, or try to reach a prototype. */
export const bodies: readonly Attack[] = [
  json('nothing', ''),
  json('JSON that is cut off', '{"query":"{ me { id'),
  json('no JSON', 'query { me { id } }'),
  json('half a megabyte of brackets', '['.repeat(500_000)),
  json('half a megabyte of brackets and their ends', nest(250_000, '[', '', ']')),
  json('a number', '1'),
  json('null', 'null'),
  json('a query that is a number', '{"query":1}'),
  json('an empty query', '{"query":""}'),
  json('variables that are a list', '{"query":"{ __typename }","variables":[]}'),
  json('variables that are text', '{"query":"{ __typename }","variables":"{}"}'),
  json('an operation name that is an object', '{"query":"{ __typename }","operationName":{}}'),
  json('two operations in one request', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]'),
  json('40,000 operations in one request', `[${'{"query":"{ me { id } }"},'.repeat(40_000)}{}]`),
  json('an empty batch', '[]'),
  json('__proto__ in variables', withVariables(byFilter, '{"filter":{"__proto__":{"admin":true}}}')),
  json('__proto__ beside the query', '{"query":"{ __typename }","__proto__":{"admin":true}}'),
  json('__proto__ in escapes', '{"query":"{ __typename }","\\u005f_proto__":{"admin":true}}'),
  json('constructor.prototype', withVariables(byFilter, '{"constructor":{"prototype":{"admin":true}}}')),
  json(
    '__proto__ 100,000 levels down',
    `{"query":"{ __typename }","variables":${nest(100_000, '{"a":', '{"__proto__":{}}', '}')}}`,
  ),
  json(
    'an operation that objects have by themselves',
    '{"query":"query A { __typename }","operationName":"__proto__"}',
    'OPERATION_RESOLUTION_FAILURE',
  ),
  json(
    'a field that objects have by themselves',
    '{"query":"{ constructor { name } }"}',
    'GRAPHQL_VALIDATION_FAILED',
  ),
  json(
    'bytes that are no UTF-8',
    Buffer.concat([
      Buffer.from('{"query":"query Q($id: ID!) { order(id: $id) { id } }","variables":{"id":"'),
      Buffer.from([0xff, 0xfe, 0xc0]),
      Buffer.from('"}}'),
    ]),
  ),
  json(
    'a letter that takes more bytes than it needs',
    Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xc1, 0xbb]), Buffer.from(' __typename }"}')]),
  ),
  json('UTF-16', Buffer.from('{"query":"{ __typename }"}', 'utf16le')),
  refused('150,000 ids', postQuery(byId, { ids: Array.from({ length: 150_000 }, () => '1') }), limit),
  refused(
    '60,000 objects for ids',
    postQuery(byId, { ids: Array.from({ length: 60_000 }, () => ({})) }),
    limit,
  ),
  refused(
    '40,000 objects for ids',
    postQuery(byId, { ids: Array.from({ length: 40_000 }, () => ({})) }),
    'BAD_USER_INPUT',
  ),
  refused('60,000 unknown fields', postQuery(byFilter, { filter: numbered(60_000) }), limit),
  refused('201 unknown fields', postQuery(byFilter, { filter: numbered(201) }), limit),
  refused('200 unknown fields', postQuery(byFilter, { filter: numbered(200) }), 'BAD_USER_INPUT'),
  refused(
    'a long text that each error says again',
    postQuery(byFilter, { filter: { ...numbered(100), keywords: 'k'.repeat(900_000) } }),
    'BAD_USER_INPUT',
  ),
  json(
    'variables 300,000 lists deep',
    withVariables(byFilter, `{"filter":${nest(300_000, '[', '', ']')}}`),
    limit,
  ),
  json(
    'variables 150,000 objects deep',
    withVariables(byId, `{"ids":${nest(150_000, '{"a":', '1', '}')}}`),
    limit,
  ),
  json('variables 19 lists deep', withVariables(byId, `{"ids":${nest(19, '[', '', ']')}}`), 'BAD_USER_INPUT'),
  refused(
    'a gzip that would be 500 MB',
    postJson(gzipSync(Buffer.alloc(5_000_000)), { 'content-encoding': 'gzip' }),
    'UNSUPPORTED_MEDIA_TYPE',
    415,
  ),
  refused('more than 1 MB', postJson(`{"query":"${'a'.repeat(1_100_000)}"}`), 'PAYLOAD_TOO_LARGE', 413),
];
